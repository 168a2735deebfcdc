/** Pairwise testing: which combinations `make test` runs, so that every pair occurs. */

/** How many kinds of each of three there are. */
export type Counts = [number, number, number];

/** Whether a combination of three kinds, each given by its index, is tested. The third kind varies along both others and
 * has at most as many members as the second; a first kind with fewer members than the third takes several turns. */
export function isPaired(one: number, two: number, three: number, [ones, , thirds]: Counts): boolean {
  for (let row = one; row < Math.max(ones, thirds); row += ones)
    if ((row + two) % thirds === three) return true;
  return false;
}

/** The pairs that no combination covers. */
export function missingPairs(counts: Counts): string[] {
  const [ones, twos, thirds] = counts;
  const seen = new Set<string>();
  for (let one = 0; one < ones; one++)
    for (let two = 0; two < twos; two++)
      for (let three = 0; three < thirds; three++)
        if (isPaired(one, two, three, counts))
          for (const pair of [`${one} ${two} *`, `${one} * ${three}`, `* ${two} ${three}`]) seen.add(pair);
  const all = [
    ...places(ones, twos).map(([one, two]) => `${one} ${two} *`),
    ...places(ones, thirds).map(([one, three]) => `${one} * ${three}`),
    ...places(twos, thirds).map(([two, three]) => `* ${two} ${three}`),
  ];
  return all.filter((pair) => !seen.has(pair));
}

const places = (rows: number, columns: number): [number, number][] =>
  Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns]);
