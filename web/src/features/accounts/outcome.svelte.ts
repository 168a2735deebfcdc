/** What came of the last thing done on the account page. The page shows it, as a panel may vanish with its own success. */

import type { Person } from '$/net/api';
import { Refused } from '$/net/connection';
import { introduce } from '$/app/person.svelte';
import { t } from '$/texts/fluent.svelte';

export const outcome = $state({ sentence: '', good: false });

export function forget(): void {
  outcome.sentence = '';
}

/** Run the action of a form; whether it worked. An action that answers with a person says who one is from now on. */
export async function attempt(action: () => Promise<Person | void>): Promise<boolean> {
  try {
    const found = await action();
    if (found) introduce(found);
    outcome.sentence = t('account-done');
    outcome.good = true;
  } catch (error) {
    outcome.sentence = error instanceof Refused ? error.problem.sentence : t('net-trouble');
    outcome.good = false;
  }
  return outcome.good;
}
