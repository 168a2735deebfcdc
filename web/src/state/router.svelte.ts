/** Where in the page one is: `#/table/abc` and the like, so that any static server can serve it. */

function parse(): string[] {
  return location.hash.replace(/^#\/?/, '').split('?')[0]!.split('/').filter(Boolean).map(decodeURIComponent);
}

let parts = $state.raw<string[]>(parse());
addEventListener('hashchange', () => {
  parts = parse();
  scrollTo(0, 0);
});

export const route = {
  get page(): string {
    return parts[0] ?? 'start';
  },
  get id(): string {
    return parts[1] ?? '';
  },
  get rest(): string[] {
    return parts.slice(2);
  },
};

export function link(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

export function go(...path: string[]): void {
  location.hash = link(...path);
}
