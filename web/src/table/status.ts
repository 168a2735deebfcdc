/** The status line: what is being asked, or who is waited for. */

import { movesInEffect } from '$/lib/log';
import type { Table } from './table.svelte';
import { inflected, listed, t } from '$/texts/fluent.svelte';

/** A turn is asked differently once its member is placed, and when no member can be. */
function kindOf(table: Table, { kind, placed }: { kind: string; placed?: boolean }): string {
  if (kind !== 'turn') return kind;
  if (!placed) return table.deciding && !table.placing && table.moves.length ? 'stuck' : kind;
  const last = movesInEffect(table.records)
    .flatMap((record) => record.events)
    .findLast((event) => event.player === table.seat && ['placed', 'passed'].includes(event.name));
  return last?.name === 'passed' ? 'passed' : 'placed';
}

export function questionOf(table: Table): string {
  const decision = table.decision;
  if (!decision) return '';
  return t(`ask-${kindOf(table, decision)}`, {
    left: decision.left ?? 1,
    value: decision.value ?? 0,
    card: decision.card === undefined ? '' : (table.card(decision.card)?.name ?? ''),
    faith: table.own?.goods.faith ?? 0,
  });
}

/** Players for a text: their names in a row, and how many they are. */
export function namesOf(table: Table, seats: readonly number[]): { who: string; people: number } {
  return { who: listed(seats.map((seat) => table.nameOf(seat))), people: seats.length };
}

export function sentenceOf(table: Table): string {
  const state = table.state;
  if (!state) return '';
  if (table.replay.state) return t('status-past', { number: table.replay.number ?? 0 });
  if (state.status === 'over') return t('phase-over');
  if (state.status === 'cancelled') return t('status-cancelled');
  if (table.whatIf.on) return t('whatif-whose', namesOf(table, table.toAct));
  if (table.deciding) {
    if (table.scenes.shownFirst) return t('status-first');
    if (table.placing && table.choice.member)
      return t('status-place', { member: inflected(`colour-${table.choice.member}`) });
    const question = questionOf(table);
    return table.screen.named && table.seat !== null
      ? t('around-asked', { who: table.nameOf(table.seat), question })
      : question;
  }
  // In a lesson the table waits for the reader.
  if (table.toAct.every((seat) => table.isYou(seat))) return table.info?.title ?? '';
  const { thinking } = table.presence;
  return thinking && table.toAct.includes(thinking.seat)
    ? t('status-queue', { ...namesOf(table, table.toAct), count: thinking.ahead })
    : t('status-waiting', namesOf(table, table.toAct));
}
