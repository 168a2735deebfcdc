/** Keyboard control: members by number, spaces by arrows, the rest by letters, which can be turned off. */

import { nearest } from '$/lib/geometry';
import { cardAt, helpOnSpace, helpOnThing, topicsOfRefusal } from '$/features/rules/help';
import { MEMBERS } from '$/lib/types';
import { settings } from '$/app/settings.svelte';
import type { Table } from './table.svelte';

export const KEYS: readonly [string, string][] = [
  ['1 – 5', 'key-member'],
  ['1 – 9', 'key-number'],
  ['← ↑ → ↓', 'key-arrows'],
  ['+ −', 'key-servants'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-escape'],
  ['Z', 'key-undo'],
  ['Shift Z', 'key-undo-all'],
  ['E', 'key-end'],
  ['Q', 'key-choices'],
  ['I', 'key-zoom'],
  ['P', 'key-projection'],
  ['L', 'key-log'],
  ['C', 'key-cards'],
  ['/', 'key-command'],
  ['H', 'key-about'],
  [', .', 'key-moment'],
  ['← →', 'key-replay-move'],
  ['Shift ← →', 'key-replay-turn'],
  ['Page ↑ ↓', 'key-replay-round'],
  ['?', 'key-help'],
];

function spaces(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button[data-space]')];
}

function walk(table: Table, dx: number, dy: number): void {
  const all = spaces();
  const lit = table.choice.choosing ? all.filter((one) => one.dataset['look'] === 'lit') : [];
  const targets = lit.length ? lit : all;
  const focused = document.activeElement as HTMLElement | null;
  const from = focused?.dataset['space'] ? focused : null;
  if (!from) {
    targets[0]?.focus();
    return;
  }
  const others = targets.filter((one) => one !== from);
  const at = nearest(
    from.getBoundingClientRect(),
    others.map((one) => ({ rect: one.getBoundingClientRect() })),
    dx,
    dy,
  );
  others[at]?.focus();
}

/** Keys during a replay; false if the key has its usual meaning. */
function replayKey({ replay }: Table, event: KeyboardEvent): boolean {
  const stride = event.shiftKey ? 'turn' : 'move';
  switch (event.key) {
    case 'ArrowLeft':
      return !!replay.step(stride, -1);
    case 'ArrowRight':
      return !!replay.step(stride, 1);
    case 'PageUp':
      return !!replay.step('round', -1);
    case 'PageDown':
      return !!replay.step('round', 1);
    case 'Home':
      return !!replay.goTo(0);
    case 'End':
    case 'Escape':
      return !!replay.goTo(null);
    case ' ':
      // Let it press the focused button.
      if (event.target !== document.body) return false;
      replay.toggle();
      return true;
    default:
      return false;
  }
}

/** The tile with this number: the first press selects it, the second takes it. */
function takeTile(number: number): void {
  const tile = document.querySelector<HTMLButtonElement>(`button[data-number="${number}"]:not(:disabled)`);
  const fold = tile?.closest('details');
  if (fold) fold.open = true;
  if (!tile) return;
  if (document.activeElement === tile || settings.oneClick) tile.click();
  else tile.focus();
}

export function keyboard(table: Table, tool: (name: string) => void): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (target.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (table.screen.curtain || document.querySelector('dialog[open]')) return;
    const done = (): void => event.preventDefault();
    if (table.replay.number !== null && replayKey(table, event)) return done();
    switch (event.key) {
      case 'ArrowLeft':
        done();
        return walk(table, -1, 0);
      case 'ArrowRight':
        done();
        return walk(table, 1, 0);
      case 'ArrowUp':
        done();
        return walk(table, 0, -1);
      case 'ArrowDown':
        done();
        return walk(table, 0, 1);
      case '+':
      case '=':
        return table.choice.moreServants(1);
      case '-':
        return table.choice.moreServants(-1);
      case 'Escape':
        return table.choice.letGo();
      case 'Enter':
        if (target === document.body && table.choice.pinned) {
          done();
          void table.actions.commit();
        }
        return;
    }
    if (!settings.letterKeys) return;
    const number = Number(event.key);
    if (number >= 1 && number <= 9) {
      const member = MEMBERS[number - 1];
      if (!table.placing) takeTile(number);
      else if (member && table.moves.some((offer) => offer.name === 'place' && offer.parts.member === member))
        table.choice.choose(member);
      return;
    }
    switch (event.key.toLowerCase()) {
      case 'z':
        return void table.actions.undo(event.shiftKey ? 'all' : 'one');
      case 'e': {
        const end =
          table.moves.find((offer) => offer.name === 'end') ??
          table.moves.find((offer) => offer.name === 'pass');
        if (end) void table.actions.play(end.move);
        return;
      }
      case 'q':
        return document.querySelector<HTMLButtonElement>('button[data-move]')?.focus();
      case 'i': {
        const space = (document.activeElement as HTMLElement | null)?.dataset['space'] ?? table.choice.active;
        const card = space ? cardAt(table, space) : undefined;
        if (card) table.overlay.zoom = { kind: 'card', key: String(card.number) };
        return;
      }
      case 'h': {
        const focused = document.activeElement as HTMLElement | null;
        const topics = focused?.dataset['topic']?.split(' ');
        const space = focused?.dataset['space'] ?? table.choice.active;
        const { thing } = table.inspector;
        /** A selection other than a space for a family member. */
        const apart = thing && (!space || thing.key !== String(cardAt(table, space)?.number)) ? thing : null;
        const why = space && !table.choice.offersAt(space).length ? table.previews.why(space) : undefined;
        if (topics) table.overlay.help = { topics };
        else if (apart) table.overlay.help = helpOnThing(table, apart);
        else if (why?.text) table.overlay.help = { topics: topicsOfRefusal(why.code), said: why.text };
        else if (space) table.overlay.help = helpOnSpace(table, space);
        return;
      }
      case 'p':
        table.overlay.projection = !!table.projection;
        return;
      case 'l':
        return tool('log');
      case 'c':
        return tool('cards');
      case '/':
        done();
        return document.querySelector<HTMLInputElement>('#command')?.focus();
      case ',':
        return void table.replay.step('move', -1);
      case '.':
        return void (table.replay.number !== null && table.replay.step('move', 1));
      case '?':
        return tool('help');
    }
  };
}
