/** Account requests, and the result of the last one. The page shows it, because a panel may vanish on success. */

import { setPerson } from '$/app/person.svelte';
import type { Schemas } from '$/lib/types';
import { ask, type Person } from '$/net/api';
import { Refused } from '$/net/connection';
import { t } from '$/texts/fluent.svelte';

export type Session = Schemas['SessionShown'];
export type SeatLink = Required<Schemas['SeatLink']>;

export const account = {
  sessions: () => ask<{ sessions: Session[] }>('/me/sessions'),
  endSession: (id: string) => ask<void>(`/me/sessions/${encodeURIComponent(id)}`, undefined, 'DELETE'),
  endOthers: () => ask<void>('/me/sessions', undefined, 'DELETE'),
  changePassword: (old: string, fresh: string) => ask<Person>('/me/password', { old, new: fresh }),
  askReset: (email: string) => ask<{ status: string }>('/password-reset', { email }),
  useReset: (token: string, password: string) => ask<Person>('/password-reset/use', { token, password }),
  data: () => ask<unknown>('/me/data'),
  deleteMe: (password: string) => ask<void>('/me/delete', password ? { password } : { confirm: true }),
  openSeat: (secret: string) => ask<SeatLink>(`/seat-links/${secret}`, {}),
};

export const outcome = $state({ sentence: '', good: false });

export function forget(): void {
  outcome.sentence = '';
}

/** Run a form's action and report the result; if it returns a person, that is the current user from now on. */
export async function attempt(action: () => Promise<Person | void>): Promise<boolean> {
  try {
    const found = await action();
    if (found) setPerson(found);
    outcome.sentence = t('account-done');
    outcome.good = true;
  } catch (error) {
    outcome.sentence = error instanceof Refused ? error.problem.sentence : t('net-trouble');
    outcome.good = false;
  }
  return outcome.good;
}
