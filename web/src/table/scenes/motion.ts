/** Animations: pieces go to their spaces, cards to their owners, goods to their counters. Any key or press ends them. */

import { GOODS, type Good } from '$/lib/types';
import type { Scene } from './scene';
import { settings } from '$/app/settings.svelte';

const PIECE_MS = 380;
const CARD_MS = 420;
const GOODS_MS = 420;
/** Goods start when the piece has landed. */
const GOODS_AFTER = 380;
/** The ring around the space and around the player's row. */
const RING_MS = 950;
const DEAL_MS = 320;
const DEAL_AFTER = 250;
const DEAL_APART = 40;
const ROLL_MS = 620;
/** Limits for flying icons: of one kind, and in all. */
const MOST_ALIKE = 3;
const MOST_ICONS = 8;
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

interface Flight {
  time: number;
  delay?: number;
  /** Shrinks to the target's size and fades. */
  shrink?: boolean;
}

function fly(picture: Element, size: string, from: DOMRect, to: DOMRect, how: Flight): void {
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
  const scale = how.shrink ? Math.max(0.2, to.height / from.height) : 1;
  const arc = how.shrink ? 0 : -Math.min(24, Math.abs(x) / 8);
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 + arc}px) scale(${(1 + scale) / 2})`, opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: how.shrink ? 0.4 : 1 },
    ],
    {
      duration: how.time / speed(),
      delay: (how.delay ?? 0) / speed(),
      fill: 'backwards',
      easing: 'cubic-bezier(.3,.1,.3,1)',
    },
  );
  if (how.delay) ghost.animate([{ opacity: 0 }, { opacity: 0 }], { duration: how.delay / speed() });
  flight.onfinish = () => {
    ghost.remove();
    ghosts.delete(ghost);
  };
}

/** Where a player's things are: the own strip, a rival's row, or their tab on a phone. */
function nestOf(seat: number, own: number | null, card?: number): DOMRect | undefined {
  const mine = seat === own;
  return mine
    ? (seen(find(`.strip [data-card="${card}"]`)) ?? seen(find('.tabs button:nth-child(3)')))
    : (seen(find(`.rivals [data-seat="${seat}"]`)) ?? seen(find('.tabs button:nth-child(4)')));
}

function counterOf(seat: number, own: number | null, good: Good): HTMLElement | null {
  return seat === own
    ? find(`.strip [data-icon=${good}], .own [data-icon=${good}]`)
    : find(`.rivals [data-seat="${seat}"] [data-icon=${good}]`);
}

/** Called before the table is drawn for a scene: measures, and returns the function that starts the animation. */
export function setStage(scene: Scene, own: number | null): (() => void) | undefined {
  if (settings.sound) void import('$/ui/sound').then((sound) => sound.accompany(scene));
  endMovement();
  if (speed() === 0 || document.hidden || scene.kind === 'report') return undefined;
  if (scene.kind === 'round') return deal;
  const starts = [ringAround(scene, own), movePiece(scene, own), moveCard(scene, own), moveGoods(scene, own)];
  return () => starts.forEach((start) => start?.());
}

/** Rings around the space and the player, for what others do. */
function ringAround(scene: Scene, own: number | null): (() => void) | undefined {
  if (scene.seat < 0 || scene.seat === own) return undefined;
  return () => {
    const boxes = [
      seen(scene.space ? find(`[data-space="${CSS.escape(scene.space)}"]`) : null),
      seen(find(`.rivals [data-seat="${scene.seat}"]`)),
    ];
    for (const box of boxes) {
      if (!box) continue;
      const ring = document.createElement('div');
      ring.className = 'ghost ring';
      ring.setAttribute('aria-hidden', 'true');
      Object.assign(ring.style, {
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      document.body.append(ring);
      ghosts.add(ring);
      ring.animate(
        [
          { transform: 'scale(1.12)', opacity: 0 },
          { transform: 'none', opacity: 1, offset: 0.2 },
          { transform: 'none', opacity: 1, offset: 0.75 },
          { transform: 'none', opacity: 0 },
        ],
        { duration: RING_MS / speed(), easing: 'ease-out' },
      ).onfinish = () => {
        ring.remove();
        ghosts.delete(ring);
      };
    }
  };
}

function movePiece(scene: Scene, own: number | null): (() => void) | undefined {
  const { seat, space, member } = scene;
  if (!space || !member) return undefined;
  const from = seat === own ? seen(find(`[data-member="${member}"] svg`)) : nestOf(seat, own);
  if (!from) return undefined;
  return () => {
    const button = find(`[data-space="${CSS.escape(space)}"]`);
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
    fly(pawn.cloneNode(true) as Element, '1rem', start, to, { time: PIECE_MS });
    pawn.animate([{ opacity: 0 }, { opacity: 0 }], { duration: PIECE_MS / speed() });
  };
}

function moveCard(scene: Scene, own: number | null): (() => void) | undefined {
  if (scene.card === undefined || !scene.space) return undefined;
  const card = find(`[data-paper="${CSS.escape(scene.space)}"] .card`);
  const from = seen(card);
  if (!card || !from) return undefined;
  const picture = card.cloneNode(true) as Element;
  const size = getComputedStyle(card).fontSize;
  return () => {
    const to = nestOf(scene.seat, own, scene.card);
    if (to) fly(picture, size, from, to, { time: CARD_MS, delay: PIECE_MS / 2, shrink: true });
  };
}

function iconOf(good: Good): Element {
  const space = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(space, 'svg');
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `#i-${good}`);
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('width', '100%');
  icon.setAttribute('height', '100%');
  icon.append(use);
  return icon;
}

/** Gains fly to their counters, and changed counters bounce. */
function moveGoods(scene: Scene, own: number | null): (() => void) | undefined {
  if (!scene.changes.length) return undefined;
  return () => {
    const from = seen(scene.space ? find(`[data-space="${CSS.escape(scene.space)}"]`) : null);
    let icons = 0;
    for (const { seat, goods } of scene.changes)
      for (const good of GOODS) {
        const by = goods[good] ?? 0;
        const counter = counterOf(seat, own, good);
        const to = seen(counter);
        if (!by || !counter || !to) continue;
        counter.animate([{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }], {
          duration: 300 / speed(),
          delay: (GOODS_AFTER + GOODS_MS * 0.8) / speed(),
          easing: 'ease-out',
        });
        if (by < 0 || !from) continue;
        for (let at = 0; at < Math.min(by, MOST_ALIKE) && icons < MOST_ICONS; at++) {
          const start = new DOMRect(from.x + from.width / 2 - 11, from.y + from.height / 2 - 11, 22, 22);
          fly(iconOf(good), '1rem', start, to, { time: GOODS_MS, delay: GOODS_AFTER + 35 * icons++ });
        }
      }
  };
}

/** A new round: the dice roll, cards are dealt from left to right, lowest floor first. */
function deal(): void {
  const quick = speed();
  document
    .querySelectorAll('.dice .die')
    .forEach((die, at) =>
      die.animate(
        [
          { transform: 'translateY(-1.2rem) rotate(-300deg) scale(.6)', opacity: 0.2 },
          { transform: 'translateY(.3rem) rotate(20deg)', opacity: 1, offset: 0.7 },
          { transform: 'none' },
        ],
        { duration: ROLL_MS / quick, delay: (at * 90) / quick, fill: 'backwards', easing: 'ease-out' },
      ),
    );
  const cards = [...document.querySelectorAll('.tower')].flatMap((tower) =>
    [...tower.querySelectorAll('.paper .card')].reverse(),
  );
  const last = DEAL_AFTER + (cards.length - 1) * DEAL_APART + DEAL_MS;
  // All run for the same time with different offsets: whenever an animation ends, its card goes back into the tower's
  // layer, which is then painted again.
  cards.forEach((card, at) => {
    const from = (DEAL_AFTER + at * DEAL_APART) / last;
    const away = { transform: 'translateY(-2.4rem) rotate(-3deg)', opacity: 0 };
    card.animate(
      [
        away,
        { ...away, offset: from, easing: 'ease-out' },
        { transform: 'none', opacity: 1, offset: from + DEAL_MS / last },
        { transform: 'none', opacity: 1 },
      ],
      { duration: last / quick },
    );
  });
}
