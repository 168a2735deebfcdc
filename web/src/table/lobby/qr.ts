/** A QR code (ISO/IEC 18004) of a short text: bytes, error correction M, versions 1 to 10, which is up to 213 letters. */

/** By version: data codewords of the shorter blocks, how many of them, how many with one more, error codewords of each. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [16, 1, 0, 10],
  [28, 1, 0, 16],
  [44, 1, 0, 26],
  [32, 2, 0, 18],
  [43, 2, 0, 24],
  [27, 4, 0, 16],
  [31, 4, 0, 18],
  [38, 2, 2, 22],
  [36, 3, 2, 22],
  [43, 4, 1, 26],
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Powers of 2 in the field of 256 elements, and their logarithms. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let at = 0, value = 1; at < 255; at++) {
  POWERS[at] = value;
  LOGS[value] = at;
  value = value & 128 ? (value * 2) ^ 0x11d : value * 2;
}
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

/** The Reed-Solomon codewords of a block. */
function corrections(data: number[], count: number): number[] {
  let generator = [1];
  for (let at = 0; at < count; at++) {
    const next = [...generator, 0];
    generator.forEach((part, place) => (next[place + 1]! ^= times(part, POWERS[at]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    generator.forEach((part, place) => (rest[at + place]! ^= times(part, factor)));
  }
  return rest.slice(data.length);
}

/** The value with the bits of its cyclic code behind it. */
function coded(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  const length = (number: number): number => 32 - Math.clz32(number);
  while (length(rest) > bits) rest ^= generator << (length(rest) - bits - 1);
  return (value << bits) | rest;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [size, short, long, errors] = BLOCKS[version - 1]!;
  const capacity = size * (short + long) + long;
  let bits = '0100' + bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  bits += '0'.repeat(Math.min(4, capacity * 8 - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const data = bits.match(/.{8}/g)!.map((part) => parseInt(part, 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks: number[][] = [];
  for (let at = 0, block = 0; block < short + long; block++) {
    const length = block < short ? size : size + 1;
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const interleaved = (parts: number[][]): number[] =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) =>
      parts.flatMap((part) => (at < part.length ? [part[at]!] : [])),
    ).flat();
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => corrections(block, errors)))];
}

type Grid = (boolean | undefined)[][];

/** The parts that every code of the version has; what is left undefined takes the data. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const finder = (top: number, left: number): void => {
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const line = grid[top + r];
        if (!line || left + c < 0 || left + c >= size) continue;
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        line[left + c] = ring !== 2 && ring !== 4;
      }
  };
  finder(0, 0);
  finder(0, size - 7);
  finder(size - 7, 0);
  const places = ALIGNED[version - 1]!;
  for (const r of places)
    for (const c of places) {
      if (grid[r]![c] !== undefined) continue;
      for (let dr = -2; dr <= 2; dr++)
        for (let dc = -2; dc <= 2; dc++) grid[r + dr]![c + dc] = Math.max(Math.abs(dr), Math.abs(dc)) !== 1;
    }
  for (let at = 8; at < size - 8; at++) {
    grid[6]![at] ??= at % 2 === 0;
    grid[at]![6] ??= at % 2 === 0;
  }
  if (version > 6) {
    const bits = coded(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
      grid[far]![near] = grid[near]![far] = dark;
    }
  }
  writeFormat(grid, 0);
  return grid;
}

/** Level M and the mask, twice. */
function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = coded(mask, 10, 0x537) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    grid[at < 6 ? at : at < 8 ? at + 1 : size - 15 + at]![8] = dark;
    grid[8]![at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at] = dark;
  }
  grid[size - 8]![8] = true;
}

/** How hard the code is to read, by the four rules of the standard. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (const lines of [grid, grid.map((_, at) => grid.map((line) => line[at]!))]) {
    for (const line of lines) {
      const text = line.map((one) => (one ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const like of ['10111010000', '00001011101'])
        for (let at = text.indexOf(like); at >= 0; at = text.indexOf(like, at + 1)) sum += 40;
    }
  }
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      const one = grid[r]![c];
      if (one) dark++;
      if (
        r + 1 < size &&
        c + 1 < size &&
        grid[r]![c + 1] === one &&
        grid[r + 1]![c] === one &&
        grid[r + 1]![c + 1] === one
      )
        sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
}

function filled(version: number, words: number[], mask: number): boolean[][] {
  const grid = frame(version);
  const size = grid.length;
  const fixed = grid.map((line) => line.map((one) => one !== undefined));
  const flip = MASKS[mask]!;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const r = upward ? size - 1 - step : step;
      for (const c of [right, right - 1]) {
        if (fixed[r]![c]) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[r]![c] = dark !== flip(r, c);
        bit++;
      }
    }
  }
  writeFormat(grid, mask);
  return grid as boolean[][];
}

/** The code as rows of dark and light squares, without its white border; undefined for a text that is too long. */
export function qrCode(text: string, mask?: number): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 +
    BLOCKS.findIndex(
      ([size, short, long], at) => size * (short + long) + long >= bytes.length + (at < 9 ? 2 : 3),
    );
  if (!version) return undefined;
  const words = codewords(bytes, version);
  if (mask !== undefined) return filled(version, words, mask);
  const all = MASKS.map((_, at) => filled(version, words, at));
  const marks = all.map(penalty);
  return all[marks.indexOf(Math.min(...marks))];
}

/** The dark squares as one path, a unit each. */
export function qrPath(grid: boolean[][]): string {
  return grid
    .flatMap((line, r) =>
      [
        ...line
          .map((one) => (one ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${r}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}
