/** The quiet wave over a solved board. Web Animations need no style attributes, so a strict style-src allows them. */

const STEP_MS = 45;

export function ripple(cells: ArrayLike<HTMLElement>, from: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (let cell = 0; cell < cells.length; cell++) {
    const distance = Math.hypot(Math.floor(cell / 9) - Math.floor(from / 9), (cell % 9) - (from % 9));
    const digit = cells[cell]!.querySelector(".digit");
    digit?.animate(
      [{ transform: "none" }, { transform: "translateY(-12%) scale(1.18)", offset: 0.4 }, { transform: "none" }],
      {
        delay: distance * STEP_MS,
        duration: 480,
        easing: "cubic-bezier(.3,0,.2,1)",
      },
    );
  }
}
