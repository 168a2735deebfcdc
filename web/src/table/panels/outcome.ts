/** A preview arranged for reading: the value as a sum, costs with reasons, gains. */

import type { Table } from '$/table/table.svelte';
import { T, has, t } from '$/texts/fluent.svelte';
import type { CardEntry, GameEvent, Goods, Member, MoveOffer, Preview } from '$/lib/types';

export interface Term {
  value: number;
  word: string;
}

export interface GoodsLine {
  reason: string;
  goods: Goods;
}

export interface Outcome {
  terms: Term[];
  total: number | undefined;
  needs: number | undefined;
  pay: GoodsLine[];
  get: GoodsLine[];
  fires: CardEntry[];
  later: string[];
}

function reasonOf(table: Table, event: GameEvent): string {
  const [kind, key] = (event.source ?? '').split(':') as [string, string?];
  if (kind === 'card') return table.card(key ?? 0)?.name ?? t('source-card.plain');
  if (kind === 'leader') return table.catalogue?.leaders[key ?? '']?.name ?? t('me-leaders');
  if (!kind) return '';
  const named = kind === 'church' ? 'vatican' : kind;
  return has(`source-${named}.plain`) ? T(`source-${named}.plain`) : T(`source-${named}`);
}

export function minimumOf(table: Table, space: string): number | undefined {
  for (const tower of table.view?.towers ?? []) {
    const floor = tower.floors.find((one) => one.space === space);
    if (floor) return floor.minimum;
  }
  const board = table.catalogue?.board;
  if (!board) return undefined;
  if (space.startsWith('market')) return board.market_minimum;
  if (space === 'palace') return board.palace_minimum;
  if (/^(harvest|production)/.test(space)) return board.work_minimum;
  return table.catalogue?.leaders[space.replace('leader:', '')]?.space_minimum;
}

/** The parts of the value that the page can name; the total is the server's. */
function termsOf(table: Table, offer: MoveOffer, total: number): Term[] {
  const member = String(offer.parts.member) as Member;
  const space = String(offer.parts.space);
  const servants = offer.parts.servants ?? 0;
  const value = table.own?.members[member] ?? 0;
  const terms: Term[] = [{ value, word: t(`colour-${member}`) }];
  let rest = total - value;
  const kind = /^[TCBVS]/.test(space)
    ? table.card(
        table.view?.towers.flatMap((tower) => tower.floors).find((floor) => floor.space === space)?.card ?? 0,
      )?.type
    : space.split('-')[0];
  for (const number of table.own?.cards.character ?? []) {
    const card = table.card(number);
    for (const effect of card?.permanent ?? []) {
      if (effect.effect === 'bonus' && effect.on === kind && effect.value) {
        terms.push({ value: effect.value, word: card!.name });
        rest -= effect.value;
      }
    }
  }
  for (const key of table.own?.excommunicated ?? []) {
    for (const effect of table.catalogue?.excommunications[key]?.effects ?? []) {
      if (effect.effect === 'bonus' && effect.on === kind && effect.value) {
        terms.push({ value: effect.value, word: t('source-excommunication') });
        rest -= effect.value;
      }
    }
  }
  if (space.endsWith('-large') && rest - servants <= -1) {
    const penalty = -(table.catalogue?.board.large_space_penalty ?? 3);
    terms.push({ value: penalty, word: t('term-large') });
    rest -= penalty;
  }
  if (servants) {
    const worth = rest > 0 && rest <= servants * 2 ? rest : servants;
    terms.push({ value: worth, word: t('good-servants', { count: servants }).replace(/^\d+\s*/, '') });
    rest -= worth;
  }
  if (rest) terms.push({ value: rest, word: t('term-other') });
  return terms;
}

export function outcomeOf(table: Table, offer: MoveOffer, preview: Preview | undefined): Outcome {
  const events = (preview?.events ?? []).filter(
    (event) => event.player === undefined || event.player === table.seat,
  );
  const placed = events.find((event) => event.name === 'placed');
  const outcome: Outcome = {
    terms: [],
    total: placed?.value,
    needs: undefined,
    pay: [],
    get: [],
    fires: [],
    later: [],
  };
  if (offer.name === 'place') {
    const space = String(offer.parts.space);
    outcome.needs = minimumOf(table, space);
    if (placed?.value !== undefined) outcome.terms = termsOf(table, offer, placed.value);
    const servants = offer.parts.servants ?? 0;
    if (servants) outcome.pay.push({ reason: T('source-value'), goods: { servants } });
  }
  for (const event of events) {
    if (event.name === 'paid' || event.name === 'lost')
      outcome.pay.push({ reason: reasonOf(table, event), goods: event.goods ?? {} });
    if (event.name === 'gained')
      outcome.get.push({ reason: reasonOf(table, event), goods: event.goods ?? {} });
    if (event.name === 'activated')
      outcome.fires = (event.cards ?? []).map((number) => table.card(number)!).filter(Boolean);
    if (event.name === 'took_card') {
      const card = table.card(event.card ?? 0);
      if (card?.end_victory)
        outcome.get.push({ reason: T('label-end'), goods: { victory: card.end_victory } });
    }
  }
  const next = preview?.view?.decision;
  if (next && preview?.view?.to_act.includes(table.seat ?? -1) && next.kind !== 'turn') {
    outcome.later.push(
      t(`ask-${next.kind}`, {
        left: next.left ?? 1,
        value: next.value ?? 0,
        card: table.card(next.card ?? 0)?.name ?? '',
        faith: table.own?.goods.faith ?? 0,
      }),
    );
  }
  return outcome;
}
