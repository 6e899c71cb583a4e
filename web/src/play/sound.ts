/** Three soft sounds. They are made when they are first wanted; files of them would have to be fetched. */

export type SoundName = "entry" | "house" | "solved";

/** In Hz, one after the other: a C, its fifth, a chord. */
const NOTES: Readonly<Record<SoundName, readonly number[]>> = {
  entry: [523],
  house: [523, 784],
  solved: [523, 659, 784, 1047],
};
const STEP_S = 0.09;
const RING_S = 0.32;
const LOUDNESS = 0.08;
/** A beginning or an end without a slope would be heard as a click. */
const ATTACK_S = 0.004;
/** A sound that starts later than this after its cause belongs to nothing any more. */
const LATE_MS = 300;
/** After so much silence the device's sound is given back. */
const REST_MS = 5000;

/** A sound as numbers from -1 to 1: sines that fade, as of a small bell. */
export function samplesOf(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const notes = NOTES[name];
  const samples = new Float32Array(Math.ceil(((notes.length - 1) * STEP_S + RING_S) * rate));
  for (const [place, pitch] of notes.entries()) {
    const from = Math.floor(place * STEP_S * rate);
    for (let n = 0; n < RING_S * rate && from + n < samples.length; n++) {
      const t = n / rate;
      const slope = Math.min(1, t / ATTACK_S) * Math.exp(-t * 16) * (1 - t / RING_S);
      samples[from + n]! += LOUDNESS * slope * Math.sin(2 * Math.PI * pitch * t);
    }
  }
  return samples;
}

let context: AudioContext | undefined;
const buffers = new Map<SoundName, AudioBuffer>();
let rest: ReturnType<typeof setTimeout> | undefined;

/** Plays a sound; where there is no device, or the browser refuses it, nothing is heard and nothing happens. */
export async function play(name: SoundName): Promise<void> {
  try {
    const own = (context ??= new AudioContext());
    const asked = performance.now();
    await own.resume();
    if (performance.now() - asked > LATE_MS) return;
    const source = own.createBufferSource();
    source.buffer = bufferOf(own, name);
    source.connect(own.destination);
    source.start();
    clearTimeout(rest);
    rest = setTimeout(() => void own.suspend().catch(() => {}), REST_MS);
  } catch {
    // A sound is no more than an addition.
  }
}

function bufferOf(own: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = samplesOf(name, own.sampleRate);
  const buffer = own.createBuffer(1, samples.length, own.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}
