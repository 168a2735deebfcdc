/** Hash routes such as `#/table/abc`, so any static server can serve the page. */

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
  /** The rest of the path. Read from the address, because replaceState doesn't update `parts`. */
  get rest(): string[] {
    return parts && parse().slice(2);
  },
};

export function link(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

export function go(...path: string[]): void {
  location.hash = link(...path);
}

/** Put the moment that is shown into the address, without navigating. */
export function nameMoment(number: number | null): void {
  const [page, id] = parts;
  if (!page || !id) return;
  const address = link(page, id, ...(number === null ? [] : [String(number)]));
  if (location.hash !== address) history.replaceState(history.state, '', address);
}
