/** What the server offers: computer opponents and rulings. Asked for once, when a page needs it. */

import { api, type About } from '$/net/api';

export const about = $state<{ offers: About | undefined }>({ offers: undefined });

let asked: Promise<void> | undefined;

export function askAbout(): Promise<void> {
  asked ??= api
    .about()
    .then((found) => void (about.offers = found))
    .catch(() => void (asked = undefined));
  return asked;
}
