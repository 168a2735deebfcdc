/** What events are about. */

import type { Thing } from '$/table/looking.svelte';
import type { GameEvent } from './types';

/** The card that was taken or bought, or the leader that was played, used or discarded. */
export function thingIn(event: GameEvent): Thing | null {
  // A kept leader is a secret of its player, also from others at the same screen.
  if (event.name === 'leader_kept') return null;
  if (typeof event.leader === 'string') return { kind: 'leader', key: event.leader };
  return typeof event.card === 'number' ? { kind: 'card', key: String(event.card) } : null;
}
