/** Codes as another implementation draws them (the Python port of Nayuki's QR Code generator, checked by hand): digests of their rows. */

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode, qrPath } from '$/table/lobby/qr';

const rows = (grid: boolean[][]): string =>
  grid.map((line) => line.map((one) => (one ? '1' : '0')).join('')).join('\n');
const digest = (grid: boolean[][]): string => createHash('sha256').update(rows(grid)).digest('hex');

const KNOWN: [text: string, version: number, mask: number | undefined, digest: string][] = [
  ['magnifico', 1, undefined, 'e2c9e608443f5aa2ce374218ceff22ba2178a11b894bc54bb87cdfae9ff7ddc1'],
  ['magnifico', 1, 0, '008c4ac3f49b6c93ec6e7b2afed08fffff47146a303fda16ca87050a93d59949'],
  [
    'http://127.0.0.1:8601/#/table/SIY8n0B6OjEj',
    3,
    undefined,
    'f24e23b3076183e3d707f279dfc3661ebbb870ac791d50e6e4057b674135f4a4',
  ],
  [
    'http://127.0.0.1:8601/#/table/SIY8n0B6OjEj',
    3,
    3,
    'de8eaf04312416243c278de78326a000a18bd34e06bd62b5a13747278b38df23',
  ],
  [
    'https://magnifico.example.org/#/table/SIY8n0B6OjEj',
    4,
    6,
    '39b96f412ded81457bb7162ddcf61736df63215d3389f7f4825b73c4c24a9828',
  ],
  [
    'https://games.example.org/florence/evening/magnifico/#/table/SIY8n0B6OjEjQ2',
    5,
    1,
    'e14b52ffc2ca7a1041aeaae49281527be3ae68cbd44637ff7790a3781b7636d5',
  ],
  [
    `Лоренцо Великолепный: ${'x'.repeat(75)}`,
    7,
    4,
    'c75ca88f31d41751ae6b94012d02f392f7177952235f4830062ed8d5fda1f4e3',
  ],
  [
    `https://example.org/${'a'.repeat(140)}`,
    9,
    7,
    '2d9706e365f822d5821a5870809b6aef9188d12a3062bb7312479caa374a1b50',
  ],
  ['z'.repeat(213), 10, undefined, 'f6862dc828d614e511c1aea5f5a112d3daed5599ae635fd3e675eb5a0f04fc3a'],
  ['z'.repeat(213), 10, 2, 'e1105e1cff3f9f00d57afc07e4d8cc4ea40daecd728f32777bf82133511264bd'],
];

describe('a QR code', () => {
  it.each(KNOWN)('of %s is the one others draw', (text, version, mask, expected) => {
    const grid = qrCode(text, mask)!;
    expect(grid.length).toBe(17 + 4 * version);
    expect(digest(grid)).toBe(expected);
  });

  it('is not drawn for a text that is too long', () => {
    expect(qrCode('z'.repeat(214))).toBeUndefined();
  });

  it('becomes a path with as many units as it has dark squares', () => {
    const grid = qrCode('magnifico')!;
    const widths = [...qrPath(grid).matchAll(/h(\d+)v1/g)].map((run) => Number(run[1]));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(grid.flat().filter(Boolean).length);
  });
});
