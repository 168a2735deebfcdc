/** What a person keeps at a table: the plan of a seat, lines to try again, notes. */

import type { components } from '$/net/schema';
import { ask } from '$/net/api';

type Schemas = components['schemas'];
export type Plan = Schemas['PlanShown'];
export type PlannedLine = Schemas['PlannedLine'];
export type Standing = Schemas['StandingAnswers'];
export type KeptTrial = Schemas['TrialShown'];
export type Notes = Schemas['NotesShown'];
type Trials = Schemas['TrialList'];

export const papers = {
  plan: (table: string, seat: number) => ask<Plan>(`/tables/${table}/plan?seat=${seat}`),
  changePlan: (table: string, seat: number, lines: string[][], standing: Standing) =>
    ask<Plan>(`/tables/${table}/plan`, { seat, lines, standing }, 'PUT'),
  trials: (table: string, seat: number) => ask<Trials>(`/tables/${table}/trials?seat=${seat}`),
  keepTrial: (table: string, seat: number, name: string, moves: string[], ahead: boolean) =>
    ask<Trials>(`/tables/${table}/trials`, { seat, name, moves, ahead }, 'PUT'),
  dropTrial: (table: string, seat: number, name: string) =>
    ask<Trials>(`/tables/${table}/trials?seat=${seat}&name=${encodeURIComponent(name)}`, undefined, 'DELETE'),
  notes: (table: string) => ask<Notes>(`/tables/${table}/notes`),
  note: (table: string, about: number | null, text: string) =>
    ask<Notes>(`/tables/${table}/notes`, { about, text }, 'PUT'),
};
