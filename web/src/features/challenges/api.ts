/** Requests about challenges. */

import type { Schemas } from '$/lib/types';
import { ask } from '$/net/api';
import type { TableShown } from '$/net/connection';

export type Challenge = Schemas['ChallengeShown'];
export type ChallengeList = Schemas['ChallengeList'];
export type Among = 'all' | 'known';

export const challenges = {
  now: () => ask<Schemas['ChallengesNow']>('/challenges'),
  one: (key: string) => ask<Challenge>(`/challenges/${encodeURIComponent(key)}`),
  list: (key: string, among: Among, start = 0) =>
    ask<ChallengeList>(`/challenges/${encodeURIComponent(key)}/list?among=${among}&start=${start}`),
  begin: (key: string) => ask<TableShown>(`/challenges/${encodeURIComponent(key)}/attempt`, {}),
  practise: (key: string) => ask<TableShown>(`/challenges/${encodeURIComponent(key)}/practice`, {}),
};
