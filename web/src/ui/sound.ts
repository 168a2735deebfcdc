/** Synthesised sounds; loaded only when sound is on. */

import { settings } from '$/app/settings.svelte';
import type { Scene } from '$/table/scenes/scene';

export type Sound = 'place' | 'coin' | 'card' | 'dice' | 'bell' | 'turn';

let audio: AudioContext | undefined;

interface Tone {
  pitch: number;
  /** Final pitch. */
  to?: number;
  at?: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
}

function ring(context: AudioContext, out: AudioNode, tone: Tone): void {
  const begin = context.currentTime + (tone.at ?? 0);
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = tone.shape ?? 'sine';
  source.frequency.setValueAtTime(tone.pitch, begin);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.length);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(tone.loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + tone.length);
  source.connect(volume).connect(out);
  source.start(begin);
  source.stop(begin + tone.length + 0.02);
}

/** Filtered noise: paper, or a die on wood. */
function rustle(
  context: AudioContext,
  out: AudioNode,
  pitch: number,
  length: number,
  loud: number,
  at = 0,
): void {
  const begin = context.currentTime + at;
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let sample = 0; sample < samples; sample++)
    data[sample] = (Math.random() * 2 - 1) * (1 - sample / samples) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(out);
  source.start(begin);
}

const SOUNDS: Record<Sound, (context: AudioContext, out: AudioNode) => void> = {
  place: (context, out) => {
    ring(context, out, { pitch: 190, to: 90, length: 0.12, loud: 0.5 });
    rustle(context, out, 900, 0.05, 0.3);
  },
  coin: (context, out) => {
    ring(context, out, { pitch: 1760, length: 0.14, loud: 0.16, shape: 'triangle' });
    ring(context, out, { pitch: 2640, at: 0.06, length: 0.2, loud: 0.12, shape: 'triangle' });
  },
  card: (context, out) => rustle(context, out, 3200, 0.16, 0.4),
  dice: (context, out) => {
    for (const at of [0, 0.09, 0.16, 0.26, 0.38]) rustle(context, out, 1500, 0.04, 0.6, at);
  },
  bell: (context, out) => {
    for (const [part, loud] of [
      [1, 0.4],
      [2.01, 0.2],
      [2.76, 0.14],
      [5.4, 0.05],
    ] as const)
      ring(context, out, { pitch: 196 * part, length: 2.4 / Math.sqrt(part), loud });
  },
  turn: (context, out) => {
    ring(context, out, { pitch: 660, length: 0.3, loud: 0.2 });
    ring(context, out, { pitch: 880, at: 0.14, length: 0.34, loud: 0.2 });
  },
};

export function sound(name: Sound): void {
  if (settings.volume <= 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  const out = audio.createGain();
  out.gain.value = settings.volume;
  out.connect(audio.destination);
  SOUNDS[name](audio, out);
}

/** The sounds that go with a scene. */
export function soundsOf(scene: Scene): Sound[] {
  if (scene.kind === 'report') return ['bell'];
  if (scene.kind === 'round') return ['dice'];
  if (scene.kind === 'quiet') return [];
  const gains = scene.changes.some(({ goods }) => Object.values(goods).some((count) => Number(count) > 0));
  return [
    ...(scene.member ? (['place'] as const) : []),
    ...(scene.card === undefined ? [] : (['card'] as const)),
    ...(gains ? (['coin'] as const) : []),
  ];
}

/** Play a scene's sounds in turn. */
export function accompany(scene: Scene): void {
  soundsOf(scene).forEach((name, at) => setTimeout(() => sound(name), at * 260));
}

export function tryAll(): void {
  (Object.keys(SOUNDS) as Sound[]).forEach((name, at) => setTimeout(() => sound(name), at * 450));
}
