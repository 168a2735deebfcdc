import { spaced } from '$/lib/geometry';
import { describe, expect, it } from 'vitest';

describe('markers on a track', () => {
  it('stay where they are if they are far enough apart', () => {
    expect(spaced([0, 0.3, 1], 0.1)).toEqual([0, 0.3, 1]);
  });
  it('make room for each other, to the right first', () => {
    expect(spaced([0.5, 0.52, 0.9], 0.1)).toEqual([0.5, 0.6, 0.9]);
  });
  it('never leave the track', () => {
    const found = spaced([0.96, 0.98, 1], 0.1);
    expect(found.at(-1)).toBe(1);
    for (let at = 1; at < found.length; at++) expect(found[at]! - found[at - 1]!).toBeCloseTo(0.1);
  });
});
