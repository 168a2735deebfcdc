/** Movement that says what happened: a card slides to its owner, a piece to its space. A key or a press ends it. */

import { tick } from 'svelte';
import type { GameEvent, LogRecord } from '$/model/types';

const CARD_MS = 320;
const PIECE_MS = 240;
/** Who comes back after a while is shown the table, not a film. */
const MOST_AT_ONCE = 3;
const ghosts = new Set<HTMLElement>();

function speed(): number {
  return Number(document.documentElement.dataset['speed'] ?? 1);
}

export function endMovement(): void {
  for (const ghost of ghosts) ghost.remove();
  ghosts.clear();
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function seen(element: Element | null | undefined): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  return box?.width && box.height ? box : undefined;
}

function fly(
  picture: Element,
  size: string,
  from: DOMRect,
  to: DOMRect,
  time: number,
  shrink: boolean,
): void {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(picture);
  Object.assign(ghost.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    fontSize: size,
  });
  document.body.append(ghost);
  ghosts.add(ghost);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const scale = shrink ? Math.max(0.2, to.height / from.height) : 1;
  const arc = shrink ? 0 : -Math.min(24, Math.abs(x) / 8);
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 + arc}px) scale(${(1 + scale) / 2})`, opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: shrink ? 0.4 : 1 },
    ],
    { duration: time / speed(), easing: 'cubic-bezier(.3,.1,.3,1)' },
  );
  flight.onfinish = () => {
    ghost.remove();
    ghosts.delete(ghost);
  };
}

function nestOf(seat: number, own: number | null, card?: number): DOMRect | undefined {
  const mine = seat === own;
  return mine
    ? (seen(find(`.strip [data-card="${card}"]`)) ?? seen(find('.tabs button:nth-child(3)')))
    : (seen(find(`.rivals [data-seat="${seat}"]`)) ?? seen(find('.tabs button:nth-child(4)')));
}

/** Called before the table is drawn anew: notes where things are, and lets them move once it is drawn. */
export function follow(records: LogRecord[], own: number | null): void {
  endMovement();
  if (speed() === 0 || document.hidden || records.length === 0 || records.length > MOST_AT_ONCE) return;
  const events = records.flatMap((record) => record.events);
  const flights = events.flatMap((event) => prepare(event, own));
  if (flights.length) void tick().then(() => flights.forEach((start) => start()));
}

function prepare(event: GameEvent, own: number | null): (() => void)[] {
  const { player, space } = event;
  if (player === undefined || !space) return [];
  const button = find(`[data-space="${CSS.escape(space)}"]`);
  if (event.name === 'took_card') {
    const card = find(`[data-paper="${CSS.escape(space)}"] .card`);
    const from = seen(card);
    if (!card || !from) return [];
    const picture = card.cloneNode(true) as Element;
    const size = getComputedStyle(card).fontSize;
    return [
      () => {
        const to = nestOf(player, own, event.card);
        if (to) fly(picture, size, from, to, CARD_MS, true);
      },
    ];
  }
  if (event.name === 'placed') {
    const from = player === own ? seen(find(`[data-member="${event.member}"] svg`)) : nestOf(player, own);
    if (!from) return [];
    return [
      () => {
        const pawns = button?.parentElement?.querySelectorAll('.stand > svg');
        const pawn = pawns?.[pawns.length - 1];
        const to = seen(pawn);
        if (!pawn || !to) return;
        const start = new DOMRect(
          from.x + from.width / 2 - to.width / 2,
          from.y + from.height / 2 - to.height / 2,
          to.width,
          to.height,
        );
        fly(pawn.cloneNode(true) as Element, '1rem', start, to, PIECE_MS, false);
      },
    ];
  }
  return [];
}
