/** What a lesson points at, in terms of the page: where it is drawn, and which of several things comes next. */

import type { GameView as View, Schemas } from '$/lib/types';

export type LessonShown = Schemas['LessonShown'];
export type Step = Schemas['LessonStep'];

/** What the learner has in hand. */
export interface Hand {
  member: string | null;
  /** The space that is held, and how many servants its move takes. */
  pinned: string | null;
  servants: number;
  /** A move that is chosen and only waits for its button, such as a bid. */
  considered: string | null;
}

const escaped = (text: string): string => text.replace(/["\\]/g, '\\$&');

/** The floor on which a card lies. */
function floorOf(card: string, view: View | undefined): string | undefined {
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

/** The elements that a target stands for. */
export function selectorOf(target: string, view: View | undefined): string {
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
      // A leader is discarded from its tile: what the tile opens has the button.
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

/** What to look at now: everything while something is said; on the way to a move one thing after the other. */
export function pointsNow(step: Step, hand: Hand): string[] {
  const { points } = step;
  const [first = ''] = points;
  if (first.startsWith('move:bid ') && hand.considered === first.slice('move:'.length))
    return ['button:confirm'];
  const member = points.find((one) => one.startsWith('member:'));
  const space = points.find((one) => one.startsWith('space:'));
  if (!['move', 'kind', 'goal', 'try'].includes(step.wait) || !space) return points;
  if (member && hand.member !== member.slice('member:'.length)) return [member];
  if (hand.pinned !== space.slice('space:'.length)) return [space];
  if (step.wait === 'try') return [];
  const servants = points.find((one) => one.startsWith('servants:'));
  if (servants && hand.servants < Number(servants.slice('servants:'.length))) return [servants];
  return ['button:confirm'];
}

/** The part of a phone's table on which a target is drawn; undefined if it is always there. */
export function tabOf(target: string, view: View | undefined, seat: number): string | undefined {
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

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where two boxes lie over each other; without width or height if they don't. */
export function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const wide = Math.min(one.left + one.width, other.left + other.width) - left;
  const high = Math.min(one.top + one.height, other.top + other.height) - top;
  return { left, top, width: Math.max(0, wide), height: Math.max(0, high) };
}

function overlap(one: Box, other: Box): number {
  const { width, height } = common(one, other);
  return width * height;
}

/** Something that should stay in sight, and how much it matters. */
export interface Sight extends Box {
  weight: number;
}

/** How much of what matters a place would hide. */
export function hiddenBy(place: Box, sights: Sight[]): number {
  return sights.reduce((sum, one) => sum + one.weight * overlap(place, one), 0);
}

/** Where the words hide least: the first of the best places. */
export function bestPlace(places: Box[], sights: Sight[]): Box | undefined {
  let best = places[0];
  for (const place of places) {
    if (best && hiddenBy(place, sights) < hiddenBy(best, sights)) best = place;
  }
  return best;
}
