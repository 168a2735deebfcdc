/** Where on the page the targets of lessons and coach are. */

import type { GameView } from '$/lib/types';

const escaped = (text: string): string => text.replace(/["\\]/g, '\\$&');

/** The floor of a card. */
function floorOf(card: string, view: GameView | undefined): string | undefined {
  return view?.towers
    .flatMap((tower) => tower.floors)
    .find((floor) => floor.card !== null && String(floor.card) === card)?.space;
}

const ALONE: Record<string, string> = {
  dice: '.bar .dice',
  rounds: '.bar .rounds',
  rivals: '.rivals',
  lanes: '.lanes',
  choices: '.choices, .setup .tiles, .setup .leaders',
};

/** The selector of a target. */
export function selectorOf(target: string, view: GameView | undefined): string {
  const at = target.indexOf(':');
  if (at < 0) return ALONE[target] ?? '';
  const kind = target.slice(0, at);
  const name = escaped(target.slice(at + 1));
  switch (kind) {
    case 'card': {
      const floor = floorOf(name, view);
      return floor ? `[data-space="${floor}"]` : `[data-card="${name}"]`;
    }
    case 'button':
      return name === 'undo' ? '.buttons .undo' : '.buttons .primary, .bid .confirm';
    case 'move':
      // Leaders are discarded in a dialog opened from their tile.
      return name.startsWith('discard ')
        ? `dialog[open] [data-move="${name}"], [data-leader="${name.slice('discard '.length)}"]`
        : `[data-move="${name}"]`;
    case 'servants':
      return '[data-servants]';
    case 'seat':
      return `[data-seat="${name.charCodeAt(0) - 'A'.charCodeAt(0)}"]`;
    default:
      return `[data-${kind}="${name}"]`;
  }
}

/** The phone tab that has a target; undefined if it is always visible. */
export function tabOf(target: string, view: GameView | undefined, seat: number): string | undefined {
  const [kind = '', name = ''] = target.split(':', 2);
  if (kind === 'space') return /^[TCBVS]\d$/.test(name) ? 'towers' : 'city';
  if (kind === 'tower') return 'towers';
  if (kind === 'track' || kind === 'tile') return 'city';
  if (kind === 'lanes' || kind === 'leader' || kind === 'member') return 'me';
  if (kind === 'rivals' || kind === 'seat') return 'rivals';
  if (kind === 'move') return /^(play|use|discard|token|put|exchange)/.test(name) ? 'me' : undefined;
  if (kind === 'card') {
    if (floorOf(name, view)) return 'towers';
    const own = Object.values(view?.seats[seat]?.cards ?? {})
      .flat()
      .map(String);
    return own.includes(name) ? 'me' : 'rivals';
  }
  return undefined;
}
