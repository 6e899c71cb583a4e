"""Draws Sudokus as screens show them and as paper has them, with what is in each cell.

  render.py screens OUT --puzzles FILE --fonts FOLDER [--count N] [--seed TEXT]     the ten styles of styles.json
  render.py train OUT --puzzles FILE --fonts FOLDER [--count N] [--seed TEXT]       random screens and papers, never those styles
  render.py inks OUT --puzzles FILE --fonts FOLDER [--count N] [--seed TEXT]        random screens of puzzles that a player has begun

FOLDER has one folder for each package of fonts.txt (dpkg -x); FILE a puzzle and its solution on each line. Written are PNG and JPEG files and
index.tsv: file, givens, entries, 81 pencil marks (digits, or -), corners. Needs Debian's python3-numpy and python3-pil.
"""
import argparse
import json
import os
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))


def fonts_in(folder, packages):
    """Every font of the packages that has nine different digits."""
    found = []
    for package in packages:
        for root, folders, files in os.walk(os.path.join(folder, package)):
            folders.sort()
            for file in sorted(files):
                if file.lower().endswith((".ttf", ".otf")) and usable(os.path.join(root, file)):
                    found.append((package, os.path.join(root, file)))
    return found


def usable(file):
    name = os.path.basename(file).lower()
    if any(word in name for word in ("symbol", "math", "ornament", "initial", "outline", "shadow", "dingbat", "braille", "smallcap", "sc-", "barcode", "music")):
        return False
    try:
        font = ImageFont.truetype(file, 40)
        shapes = set()
        for digit in "123456789":
            mask = font.getmask(digit)
            box = mask.getbbox()
            if box is None or box[2] - box[0] < 4 or box[3] - box[1] < 12:
                return False
            shapes.add(bytes(mask))
        return len(shapes) == 9 and font.getbbox("1") != font.getbbox("\uffff")
    except Exception:  # a font that FreeType does not open is none
        return False


LOADED = {}


def font_at(file, size):
    key = (file, size)
    if key not in LOADED:
        if len(LOADED) > 1000:
            LOADED.clear()
        LOADED[key] = ImageFont.truetype(file, size)
    return LOADED[key]


def put(draw, file, size, text, x, y, colour, stretch=None):
    """A digit with its line's middle at y, whatever the font's own ascent is."""
    font = font_at(file, max(4, int(size)))
    top = font.getbbox("0", anchor="ls")[1]
    draw.text((x, y - top / 2), text, font=font, fill=colour, anchor="ms")


def board(puzzle, solution, rng, notes, entries):
    """What is in each cell: givens, entries, sets of pencil marks."""
    given = [int(c) if c in "123456789" else 0 for c in puzzle]
    entry = [0] * 81
    for cell in range(81):
        if not given[cell] and rng.random() < entries:
            entry[cell] = int(solution[cell])
    marks = [set() for _ in range(81)]
    for cell in range(81):
        if given[cell] or entry[cell] or rng.random() >= notes:
            continue
        row, column = divmod(cell, 9)
        seen = set()
        for other in range(81):
            r, c = divmod(other, 9)
            if r == row or c == column or (r // 3 == row // 3 and c // 3 == column // 3):
                seen.add(given[other] or entry[other])
        marks[cell] = {d for d in range(1, 10) if d not in seen and (d == int(solution[cell]) or rng.random() < 0.85)}
        if rng.random() < 0.1:
            marks[cell] = {rng.randrange(1, 10) for _ in range(rng.randrange(1, 5))}
    return given, entry, marks


def scattered(rng, fill, notes):
    """Cells that make no puzzle, to train by: many digits, each as often as the others."""
    given, entry, marks = [0] * 81, [0] * 81, [set() for _ in range(81)]
    for cell in range(81):
        if rng.random() < fill:
            (given if rng.random() < 0.75 else entry)[cell] = rng.randrange(1, 10)
        elif rng.random() < notes:
            marks[cell] = set(rng.sample(range(1, 10), rng.choice([1, 2, 2, 3, 3, 4, 5, 6])))
    return given, entry, marks


def draw_board(style, content, cell, rng, lit=True):
    """The board in a style, cell pixels a cell; and its corners. Drawn at twice the size."""
    given, entry, marks = content
    scale = 2
    size = cell * scale
    thin = max(style["thinWidth"] * size, scale * style.get("leastWidth", 1))
    thick = max(style["thickWidth"] * size, thin)
    outer = style["outerWidth"] * size
    margin = int(size * style.get("margin", 0.6) + outer)
    side = size * 9
    image = Image.new("RGB", (side + 2 * margin, side + 2 * margin), style["page"])
    draw = ImageDraw.Draw(image)
    chosen = rng.randrange(81) if lit and rng.random() < 0.8 else None
    for at in range(81):
        row, column = divmod(at, 9)
        x, y = margin + column * size, margin + row * size
        fill = style["cell"]
        if (row // 3 + column // 3) % 2 and "otherBox" in style:
            fill = style["otherBox"]
        if chosen is not None:
            r, c = divmod(chosen, 9)
            value = given[chosen] or entry[chosen]
            if r == row or c == column or (r // 3 == row // 3 and c // 3 == column // 3):
                fill = style["peers"]
            if value and value == (given[at] or entry[at]):
                fill = style["same"]
            if chosen == at:
                fill = style["selected"]
        if "marked" in style and rng.random() < 0.06:
            fill = rng.choice(style["marked"])
        gap = thin / 2 if "radius" in style else 0
        shape = [x + gap, y + gap, x + size - gap - 1, y + size - gap - 1]
        if "radius" in style:
            draw.rounded_rectangle(shape, radius=style["radius"] * size, fill=fill)
        else:
            draw.rectangle(shape, fill=fill)
    if "radius" not in style:
        for line in range(10):
            border = line in (0, 9)
            width = outer if border else thick if line % 3 == 0 else thin
            if width <= 0:
                continue
            colour = style["thick"] if line % 3 == 0 else style["thin"]
            at = margin + line * size
            for box in ((at - width / 2, margin, at + width / 2, margin + side), (margin, at - width / 2, margin + side, at + width / 2)):
                if border:
                    box = (box[0] - width / 2 * (box[0] == margin), box[1] - width / 2 * (box[1] == margin), box[2] + width / 2 * (box[2] == margin + side), box[3] + width / 2 * (box[3] == margin + side))
                draw.rectangle([round(box[0]), round(box[1]), round(box[2]) - 1, round(box[3]) - 1], fill=colour)
    elif thick > thin:
        for line in (3, 6):
            at = margin + line * size
            for box in ((at - thick / 2, margin, at + thick / 2, margin + side), (margin, at - thick / 2, margin + side, at + thick / 2)):
                draw.rectangle([round(v) for v in box], fill=style["thick"])
    for at in range(81):
        row, column = divmod(at, 9)
        x, y = margin + (column + 0.5) * size, margin + (row + 0.5) * size
        jitter = style.get("jitter", 0) * size
        font, entry_font = style["font"], style["entryFont"]
        if "mixed" in style:
            font = entry_font = rng.choice(rng.choice(style["mixed"]))
        if given[at]:
            put(draw, font, style["digitSize"] * size, str(given[at]), x + rng.gauss(0, jitter), y + rng.gauss(0, jitter), style["given"])
        elif entry[at]:
            put(draw, entry_font, style["digitSize"] * size, str(entry[at]), x + rng.gauss(0, jitter), y + rng.gauss(0, jitter), style["entry"])
        for digit in marks[at]:
            spread = style.get("noteSpread", 0.3) * size
            nx, ny = x + ((digit - 1) % 3 - 1) * spread, y + ((digit - 1) // 3 - 1) * spread
            put(draw, style["noteFont"], style["noteSize"] * size, str(digit), nx, ny, style["note"])
    corners = [(margin, margin), (margin + side, margin), (margin + side, margin + side), (margin, margin + side)]
    image = image.resize((image.width // scale, image.height // scale), Image.LANCZOS)
    return image, [(x / scale, y / scale) for x, y in corners]


def screen(picture, corners, style, rng):
    """The board on a page of a phone or a window, with a heading and a pad."""
    width = picture.width + rng.choice([0, 0, 20, 60, picture.width // 3])
    above = rng.choice([0, 30, picture.height // 6])
    below = rng.choice([0, 30, picture.height // 3])
    page = Image.new("RGB", (width, picture.height + above + below), style["page"])
    x = (width - picture.width) // 2
    page.paste(picture, (x, above))
    draw = ImageDraw.Draw(page)
    size = picture.width / 20
    if above > size * 1.5:
        for i, word in enumerate(("Sudoku", "00:42")):
            draw.text((x + size * (1 + 9 * i), above / 2), word, font=font_at(style["font"], int(size)), fill=style["note"], anchor="lm")
    if below > size * 3:
        for digit in range(1, 10):
            draw.text((x + picture.width * digit / 10, above + picture.height + below / 2), str(digit), font=font_at(style["font"], int(size * 1.5)), fill=style["entry"], anchor="mm")
    return page, [(cx + x, cy + above) for cx, cy in corners]


def grey_tone(rng, low, high):
    value = rng.randrange(low, high + 1)
    return tuple(max(0, min(255, value + rng.randrange(-6, 7))) for _ in range(3))


def tint(rng, lightness):
    """A colour of about that lightness, 0 to 255."""
    base = np.array([rng.random() for _ in range(3)])
    weak = rng.random() ** 2
    grey = base @ np.array([0.3, 0.6, 0.1])
    colour = lightness + (base - grey) * 255 * weak
    return tuple(int(max(0, min(255, c))) for c in colour)


def random_style(rng, fonts, paper):
    package, font = rng.choice(fonts)
    other = rng.choice(fonts)[1] if rng.random() < 0.3 else font
    dark = not paper and rng.random() < 0.4
    if dark:
        ground = rng.randrange(0, 60)
        light = [min(255, ground + d) for d in (0, rng.randrange(10, 45), rng.randrange(20, 60), rng.randrange(15, 80))]
        ink, second, faint = rng.randrange(170, 256), rng.randrange(130, 230), rng.randrange(100, 190)
        thin, thick = ground + rng.randrange(22, 70), ground + rng.randrange(50, 150)
        if rng.random() < 0.15:  # lines darker than the cells
            ground = max(ground, 40)
            thin, thick = ground - rng.randrange(25, 40), max(0, ground - rng.randrange(30, 60))
    else:
        ground = rng.randrange(225, 256) if rng.random() < 0.8 else rng.randrange(190, 240)
        light = [max(0, ground - d) for d in (0, rng.randrange(5, 30), rng.randrange(10, 60), rng.randrange(20, 90))]
        ink, second, faint = rng.randrange(0, 70), rng.randrange(20, 130), rng.randrange(60, 170)
        thin, thick = rng.randrange(60, max(61, ground - 25)), rng.randrange(0, 130)
        if not paper and rng.random() < 0.12:  # lines lighter than the cells
            ground = min(ground, 225)
            thin, thick = 255, 255
    style = {
        "font": font, "entryFont": other, "noteFont": font if rng.random() < 0.5 else rng.choice(fonts)[1],
        "page": tint(rng, ground if rng.random() < 0.7 else light[1]), "cell": tint(rng, ground), "given": tint(rng, ink), "entry": tint(rng, second), "note": tint(rng, faint),
        "thin": tint(rng, thin), "thick": tint(rng, thick), "thinWidth": rng.uniform(0.012, 0.05), "thickWidth": rng.uniform(0.03, 0.1), "outerWidth": rng.choice([0, 1, 1, 1]) * rng.uniform(0.03, 0.1),
        "digitSize": rng.uniform(0.45, 0.85), "noteSize": rng.uniform(0.19, 0.32), "noteSpread": rng.uniform(0.27, 0.33), "jitter": rng.choice([0, 0.01, 0.03]), "leastWidth": rng.choice([0.5, 1]),
        "selected": tint(rng, light[3]), "peers": tint(rng, light[1]), "same": tint(rng, light[2]), "marked": [tint(rng, light[2]), tint(rng, light[3])],
    }
    if rng.random() < 0.2:
        style["otherBox"] = tint(rng, light[1] if not paper else max(150, ground - rng.randrange(10, 60)))
    if not paper and rng.random() < 0.2:
        style["radius"] = rng.uniform(0, 0.25)
        style["page"] = style["thin"] = style["thick"] = tint(rng, thin if dark else rng.randrange(130, max(131, ground - 20)))
        style["thinWidth"] = rng.uniform(0.03, 0.08)
        style["thickWidth"] = rng.uniform(0.03, 0.14)
    if rng.random() < 0.25:  # 1 pixel lines for all, with nothing but their tone to tell boxes
        style["thickWidth"] = style["thinWidth"] * rng.uniform(1, 2)
    if paper:
        style["entry"] = tint(rng, rng.randrange(30, 140))
        style["outerWidth"] = max(style["outerWidth"], style["thickWidth"])
    return style


def two_inks(style, rng, families):
    """Makes entries differ from givens as apps do: by colour, by lightness alone, by weight alone; or not at all. Gives back which."""
    way = rng.choice(["colour"] * 6 + ["coloured givens", "lightness", "weight", "none"])
    dark = sum(style["cell"]) < 300
    grey = rng.randrange(200, 256) if dark else rng.randrange(0, 50)
    style["given"] = style["entry"] = (grey, grey, grey)
    bold = [(a, b) for files in families for a in files for b in files if "bold" in a.lower() and b == a.replace("Bold", "Regular") and a != b]
    if way in ("colour", "coloured givens"):
        base = rng.choice([(30, 90, 200), (0, 110, 190), (40, 120, 50), (190, 50, 40), (120, 60, 160), (0, 130, 130), (170, 90, 20), (0, 0, 128), (90, 130, 230)])
        colour = tuple(min(255, c // 2 + 120) for c in base) if dark else base
        style["given" if way == "coloured givens" else "entry"] = colour
    elif way == "lightness":
        other = grey - rng.randrange(70, 110) if dark else grey + rng.randrange(70, 120)
        style["entry"] = (other, other, other)
    elif way == "weight" and bold:
        style["font"], style["entryFont"] = rng.choice(bold)
    return way


def noise_field(rng, height, width, cells):
    """Smooth noise from -1 to 1, `cells` waves over the picture."""
    small = Image.fromarray((rng.random((cells + 2, cells + 2)) * 255).astype(np.uint8))
    return np.asarray(small.resize((width, height), Image.BICUBIC), dtype=np.float32) / 127.5 - 1


def printed(picture, corners, rng, numbers):
    """A photo of a sheet: bent, seen from a side, lit from a side, blurred, noisy, packed as JPEG."""
    sheet = np.asarray(picture, dtype=np.float32)
    high, wide = sheet.shape[:2]
    if rng.random() < 0.5:  # what is printed on the other side
        back = np.asarray(picture.rotate(rng.choice([90, 180, 270])).transpose(Image.FLIP_LEFT_RIGHT).filter(ImageFilter.GaussianBlur(rng.uniform(1, 3))).resize((wide, high)), dtype=np.float32)
        back = np.roll(back, (rng.randrange(-60, 60), rng.randrange(-60, 60)), (0, 1))
        sheet = sheet - (255 - back) * rng.uniform(0.02, 0.16)
    if rng.random() < 0.3:  # halftone, and the grain of paper
        sheet += noise_field(numbers, high, wide, rng.choice([80, 150, 300]))[..., None] * rng.uniform(2, 18)
    out_wide = rng.choice([400, 480, 560, 640, 800])
    out_high = int(out_wide * rng.uniform(0.8, 1.2))
    # Where each pixel of the photo comes from: a rotated, tilted quad of the photo, then a bend of the sheet.
    share = rng.uniform(0.6, 0.98)
    side = min(out_wide, out_high) * share
    angle = rng.gauss(0, 4) if rng.random() < 0.9 else rng.uniform(-25, 25)
    turn = np.deg2rad(angle)
    centre = np.array([out_wide / 2 + rng.uniform(-1, 1) * (out_wide - side) / 2, out_high / 2 + rng.uniform(-1, 1) * (out_high - side) / 2])
    tilt = rng.uniform(0, 0.12)
    quad = []
    for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        point = np.array([dx + rng.uniform(-tilt, tilt), dy + rng.uniform(-tilt, tilt)]) * side / 2
        quad.append(centre + np.array([point[0] * np.cos(turn) - point[1] * np.sin(turn), point[0] * np.sin(turn) + point[1] * np.cos(turn)]))
    view = np.linalg.inv(matrix([(0, 0), (wide, 0), (wide, high), (0, high)], quad))
    x, y = np.meshgrid(np.arange(out_wide, dtype=np.float32), np.arange(out_high, dtype=np.float32))
    depth = view[2, 0] * x + view[2, 1] * y + view[2, 2]
    u = (view[0, 0] * x + view[0, 1] * y + view[0, 2]) / depth
    v = (view[1, 0] * x + view[1, 1] * y + view[1, 2]) / depth
    bend = rng.uniform(0, 0.02) * wide
    phase, waves = rng.uniform(0, 6.3), rng.uniform(0.5, 1.3)
    move_u = bend * np.sin(v / high * 3.14 * waves + phase)
    move_v = bend * np.sin(u / wide * 3.14 * waves + phase * 2)
    # Reading fewer pixels than there are needs a blur first.
    factor = wide / side
    if factor > 1.2:
        smooth = Image.fromarray(np.clip(sheet, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.35 * factor))
        sheet = np.asarray(smooth, dtype=np.float32)
    photo = sample(sheet, u + move_u, v + move_v, rng.uniform(80, 230))
    light = 1 + noise_field(numbers, out_high, out_wide, 2) * rng.uniform(0, 0.4)
    light *= 1 + rng.uniform(-0.4, 0.4) * (x / out_wide - 0.5) + rng.uniform(-0.4, 0.4) * (y / out_high - 0.5)
    if rng.random() < 0.2:  # the edge of a shadow
        nx, ny, far = rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.3, 0.3)
        light *= 1 - rng.uniform(0.2, 0.5) / (1 + np.exp(-((x / out_wide - 0.5) * nx + (y / out_high - 0.5) * ny - far) * rng.uniform(10, 80)))
    black, gamma = rng.uniform(0, 70), rng.uniform(0.7, 1.5)
    photo = 255 * (np.clip(photo, 0, 255) / 255) ** gamma * light[..., None] * rng.uniform(0.55, 1.05)
    photo = black + photo * (255 - black) / 255
    photo *= np.array([rng.uniform(0.85, 1.05) for _ in range(3)], dtype=np.float32)
    photo = Image.fromarray(np.clip(photo, 0, 255).astype(np.uint8))
    cell = side / 9
    blur = rng.choice([0, rng.uniform(0, 0.03), rng.uniform(0.02, 0.075)]) * cell
    if blur > 0.3:
        photo = photo.filter(ImageFilter.GaussianBlur(blur) if rng.random() < 0.7 else ImageFilter.BoxBlur(blur))
    grain = rng.choice([0, rng.uniform(0, 6), rng.uniform(4, 16)])
    if grain:
        noisy = np.asarray(photo, dtype=np.float32)
        speck = numbers.standard_normal((out_high, out_wide, 1), dtype=np.float32)
        photo = Image.fromarray(np.clip(noisy + speck * grain, 0, 255).astype(np.uint8))
        if rng.random() < 0.4:
            photo = photo.filter(ImageFilter.GaussianBlur(0.7))
    if rng.random() < 0.3:
        photo = photo.filter(ImageFilter.UnsharpMask(2, 120, 2))
    forward = np.linalg.inv(view)
    seen = []
    for cx, cy in corners:
        px, py, pz = forward @ np.array([cx, cy, 1])
        seen.append((px / pz, py / pz))
    return photo, seen


def matrix(source, target):
    """The homography that takes four points to four others."""
    rows, right = [], []
    for (x, y), (u, v) in zip(source, target):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        right += [u, v]
    return np.append(np.linalg.solve(np.array(rows, dtype=float), np.array(right, dtype=float)), 1).reshape(3, 3)


def sample(sheet, u, v, outside):
    high, wide = sheet.shape[:2]
    inside = (u >= 0) & (v >= 0) & (u < wide - 1) & (v < high - 1)
    u = np.clip(u, 0, wide - 1.001)
    v = np.clip(v, 0, high - 1.001)
    left, top = u.astype(np.int32), v.astype(np.int32)
    fu, fv = (u - left)[..., None], (v - top)[..., None]
    flat = sheet.reshape(-1, 3)
    at = top * wide + left
    mixed = (flat[at] * (1 - fu) + flat[at + 1] * fu) * (1 - fv) + (flat[at + wide] * (1 - fu) + flat[at + wide + 1] * fu) * fv
    return np.where(inside[..., None], mixed, np.float32(outside))


def index_line(name, content, corners):
    given, entry, marks = content
    text = ["".join(str(d) if d else "." for d in digits) for digits in (given, entry)]
    notes = " ".join("".join(str(d) for d in sorted(m)) or "-" for m in marks)
    places = " ".join(f"{v:.1f}" for point in corners for v in point)
    return f"{name}\t{text[0]}\t{text[1]}\t{notes}\t{places}\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=["screens", "train", "inks"])
    parser.add_argument("out")
    parser.add_argument("--puzzles", required=True)
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="nonet")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    puzzles = [line.split() for line in open(options.puzzles)]
    styles = json.load(open(os.path.join(HERE, "styles.json")))["styles"]
    fonts = []
    if options.kind != "screens":
        packages = [line.split()[0] for line in open(os.path.join(HERE, "fonts.txt")) if line.strip() and not line.startswith("#")]
        forbidden = {style["package"] for style in styles}
        fonts = fonts_in(options.fonts, [p for p in packages if p not in forbidden])
        families = [[file for package, file in fonts if package == name] for name in sorted({package for package, _ in fonts})]
        print(len(fonts), "fonts of", len(families), "packages", file=sys.stderr)
    else:
        for style in styles:
            folder = os.path.join(options.fonts, style["package"])
            files = {file: os.path.join(root, file) for root, _, names in os.walk(folder) for file in names}
            for key in ("font", "entryFont", "noteFont"):
                style[key] = files[style[key]]
    with open(os.path.join(options.out, "index.tsv"), "w", buffering=1) as index:
        for number in range(options.first, options.first + options.count):
            rng = random.Random(f"{options.seed} {number}")
            numbers = np.random.default_rng(rng.randrange(1 << 32))
            puzzle, solution = puzzles[number % len(puzzles)]
            if options.kind == "screens":
                style = styles[number % len(styles)]
                content = board(puzzle, solution, rng, rng.choice([0, 0.4, 1]), rng.choice([0, 0.2, 0.6]))
                picture, corners = draw_board(style, content, rng.choice([30, 36, 40, 48, 64, 80, 110]), rng)
                picture, corners = screen(picture, corners, style, rng)
                name = f"screen{number}.png"
                picture.save(os.path.join(options.out, name))
            elif options.kind == "inks":
                style = random_style(rng, [("", rng.choice(rng.choice(families)))], False)
                way = two_inks(style, rng, families)
                content = board(puzzle, solution, rng, rng.choice([0, 0, 0.5]), rng.choice([0.1, 0.3, 0.6, 0.9]))
                if way == "none":  # then no one can tell entries from givens
                    content = ([g or e for g, e in zip(content[0], content[1])], [0] * 81, content[2])
                picture, corners = draw_board(style, content, rng.choice([30, 36, 40, 48, 64]), rng)
                picture, corners = screen(picture, corners, style, rng)
                name = f"{way.replace(' ', '-')}{number}.{rng.choice(['png', 'png', 'jpg'])}"
                picture.save(os.path.join(options.out, name), **({"quality": rng.choice([75, 90])} if name.endswith("jpg") else {}))
            else:
                # Families of fonts count alike, however many weights they have.
                own = rng.choice(families)
                chosen = [("", rng.choice(own))] + rng.sample(fonts, 2)
                paper = rng.random() < 0.65
                style = random_style(rng, chosen if rng.random() < 0.2 else chosen[:1], paper)
                content = scattered(rng, rng.uniform(0.3, 0.75), rng.choice([0, 0.3, 0.8]) if paper else rng.choice([0, 0.5, 1]))
                if rng.random() < 0.6:
                    style["mixed"] = families
                if paper:
                    style["margin"] = rng.uniform(0.3, 1.5)
                    picture, corners = draw_board(style, content, rng.choice([40, 50, 60]), rng, lit=False)
                    picture, corners = printed(picture, corners, rng, numbers)
                else:
                    picture, corners = draw_board(style, content, rng.choice([26, 30, 36, 40, 48, 64]), rng)
                    picture, corners = screen(picture, corners, style, rng)
                name = f"train{number}.jpg" if paper or rng.random() < 0.4 else f"train{number}.png"
                if name.endswith("jpg"):
                    picture.save(os.path.join(options.out, name), quality=rng.choice([35, 55, 75, 90]))
                else:
                    picture.save(os.path.join(options.out, name))
            index.write(index_line(name, content, corners))


if __name__ == "__main__":
    main()
