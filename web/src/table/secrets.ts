/** A view without what only the seat it was made for may know. */

import type { GameView } from '$/lib/types';

export function openPart(view: GameView): GameView {
  const { draft, ...rest } = view;
  return {
    ...rest,
    ...(draft ? { draft: { kept: draft.kept } } : {}),
    seats: view.seats.map(({ hand, tokens, ...seat }) => seat),
  };
}
