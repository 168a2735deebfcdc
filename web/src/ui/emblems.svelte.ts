/** The emblems, loaded once after the first paint. */

let paths = $state.raw<Record<string, string>>({});
let asked = false;

export const emblems = {
  path(name: string): string {
    if (!asked) {
      asked = true;
      void import('./emblems.json').then((found) => {
        paths = found.default as Record<string, string>;
      });
    }
    return paths[name] ?? '';
  },
};
