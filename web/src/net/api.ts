/** HTTP requests to the server. Errors are thrown as Refused, with a sentence for the user. */

import type { components } from '$protocol/openapi';
import { settings } from '$/app/settings.svelte';
import { t } from '$/texts/fluent.svelte';
import { Refused, type Problem, type TableShown } from './connection';

export type Person = components['schemas']['Person'];
export type About = components['schemas']['About'];
export type Hint = components['schemas']['HintShown'];
export type CoachShown = components['schemas']['CoachShown'];
export type CoachRemark = components['schemas']['RemarkShown'];
export type Analysis = components['schemas']['AnalysisShown'];
type Tables = components['schemas']['TableList'];
export type TableRequest = components['schemas']['TableRequest'];
export type TableChange = components['schemas']['TableChange'];
export type PackShown = components['schemas']['PackShown'];

/** The problem to show for an error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  return { status: 0, code: 'internal', sentence: t('net-trouble'), details: {} };
}

export async function ask<T>(
  path: string,
  body?: unknown,
  method?: string,
  signal?: AbortSignal,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      credentials: 'same-origin',
      headers: {
        'accept-language': settings.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Refused({
      status: 0,
      code: signal?.aborted ? 'aborted' : 'offline',
      sentence: t('net-offline'),
      details: {},
    });
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const problem = answer as Partial<Problem>;
    throw new Refused({
      status: response.status,
      code: problem.code ?? 'internal',
      sentence: problem.sentence ?? t('net-trouble'),
      details: problem.details ?? {},
    });
  }
  return answer as T;
}

export const api = {
  about: () => ask<About>('/about'),
  me: () => ask<Person>('/me'),
  guest: (name: string) => ask<Person>('/guest', { name, language: settings.language }),
  account: (name: string, password: string, email: string) =>
    ask<Person>('/account', { name, password, ...(email ? { email } : {}) }),
  signIn: (name: string, password: string) => ask<Person>('/sign-in', { name, password }),
  signOut: () => ask<void>('/sign-out', {}),
  rename: (name: string) => ask<Person>('/me', { name, language: settings.language }, 'PATCH'),
  newTable: (wanted: TableRequest) => ask<TableShown>('/tables', wanted),
  table: (id: string) => ask<TableShown>(`/tables/${id}`),
  openTables: () => ask<Tables>('/tables'),
  runningTables: () => ask<Tables>('/watch'),
  myGames: (before?: string) =>
    ask<Tables>(`/my-games${before ? `?before=${encodeURIComponent(before)}` : ''}`),
  archive: (player: string) => ask<Tables>(`/archive?player=${encodeURIComponent(player)}`),
  join: (id: string, seat?: number, name?: string) => ask<TableShown>(`/tables/${id}/join`, { seat, name }),
  leave: (id: string) => ask<TableShown>(`/tables/${id}/leave`, {}),
  setSeat: (id: string, seat: number, level: string | null, remove = false) =>
    ask<TableShown>(`/tables/${id}/seats`, { seat, level, remove }),
  nameSeat: (id: string, seat: number, name: string) =>
    ask<TableShown>(`/tables/${id}/seats/${seat}/name`, { name }),
  renewLink: (id: string, seat: number) =>
    ask<components['schemas']['RenewedLink']>(`/tables/${id}/seats/${seat}/link`, {}),
  changeTable: (id: string, wanted: TableChange) => ask<TableShown>(`/tables/${id}/options`, wanted),
  checkPack: (pack: Record<string, string>) => ask<PackShown>('/packs/check', { pack }),
  begin: (id: string) => ask<TableShown>(`/tables/${id}/start`, {}),
  hint: (id: string, seat: number) => ask<Hint>(`/tables/${id}/hint`, { seat }),
  coach: (id: string, seat: number) => ask<CoachShown>(`/tables/${id}/coach?seat=${seat}`),
  analyse: (id: string) => ask<Analysis>(`/tables/${id}/analysis`, {}),
  analysis: (id: string) => ask<Analysis>(`/tables/${id}/analysis`),
  rematch: (id: string) => ask<TableShown>(`/tables/${id}/rematch`, {}),
};
