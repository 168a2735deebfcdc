/** The current user: anonymous, guest or account. A guest is created when one is needed. */

import { api, type Person } from '$/net/api';
import { Refused } from '$/net/connection';
import { t } from '$/texts/fluent.svelte';
import { change, settings } from './settings.svelte';
import { startSync } from './sync.svelte';

/** Set once this browser has a cookie, so that new visitors cause no request. */
const KNOWN = 'magnifico.known';

export const person = $state<{ me: Person | null; asked: boolean }>({ me: null, asked: false });

let asking: Promise<Person | null> | undefined;

/** Load the current user; concurrent callers share one request. */
export async function loadPerson(): Promise<Person | null> {
  if (person.asked) return person.me;
  asking ??= recognise().finally(() => (asking = undefined));
  return asking;
}

async function recognise(): Promise<Person | null> {
  if (localStorage.getItem(KNOWN)) {
    try {
      const found = await api.me();
      if (person.asked) return person.me; // signed in meanwhile
      person.me = found;
      startSync(found);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.problem.status === 401) localStorage.removeItem(KNOWN);
    }
  }
  person.asked = true;
  return person.me;
}

export function setPerson(me: Person | null): void {
  person.me = me;
  person.asked = true;
  startSync(me);
  if (me) localStorage.setItem(KNOWN, 'yes');
  else localStorage.removeItem(KNOWN);
}

export async function ensurePerson(name = ''): Promise<Person> {
  const known = await loadPerson();
  if (known) return known;
  const chosen = name.trim() || settings.name;
  setPerson(await api.guest(chosen || t('guest-name')));
  if (chosen) change('name', chosen);
  return person.me!;
}

/** Whether the user has never chosen a name. */
export function isNameless(): boolean {
  return !settings.name && !person.me?.account;
}

/** Remember a name that was chosen at a table. An account keeps its name. */
export async function rememberName(name: string): Promise<void> {
  change('name', name);
  if (person.me && !person.me.account && person.me.name !== name) person.me = await api.rename(name);
}
