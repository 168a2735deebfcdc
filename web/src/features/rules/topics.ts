/** The entries of the rules help in order, and searching them. Texts: `how-...` in web.ftl. */

import type { Sign } from '$/lib/types';

export const RULES = [
  'aim',
  'setup',
  'round',
  'member',
  'tower',
  'territory',
  'character',
  'building',
  'venture',
  'work',
  'extra',
  'market',
  'council',
  'privilege',
  'servants',
  'occupied',
  'leaders',
  'church',
  'end',
  'houses',
  'auction',
  'adaptation',
  'pazzi',
] as const;

export const GOODS_RULES = [
  'coins',
  'materials',
  'military',
  'faith',
  'victory',
  'tokens',
  'special',
] as const;

export const TOPICS: readonly string[] = [...RULES, ...GOODS_RULES];

/** The chapter of the course in which one plays what an entry says. */
export const LESSON_OF: Readonly<Record<string, string>> = {
  aim: 'florence',
  coins: 'florence',
  materials: 'florence',
  market: 'florence',
  round: 'dice',
  member: 'dice',
  servants: 'dice',
  occupied: 'dice',
  tower: 'towers',
  character: 'cards',
  building: 'production',
  venture: 'cards',
  work: 'harvest',
  council: 'council',
  privilege: 'council',
  church: 'church',
  faith: 'church',
  territory: 'military',
  military: 'military',
  end: 'ending',
  victory: 'ending',
  leaders: 'leaders',
  houses: 'houses',
  auction: 'houses',
  adaptation: 'special',
  special: 'special',
  tokens: 'special',
  pazzi: 'pazzi',
};

/** The sections of docs/rules/RULES.md that an entry sums up. */
export const SECTIONS: Readonly<Record<string, string>> = {
  aim: '1 2.1',
  setup: '2.2 2.4 2.8',
  round: '3 4',
  member: '5',
  tower: '6.2 6.3 7.4',
  territory: '7.2',
  character: '7.5 7.6',
  building: '7.1 7.3',
  venture: '7.3',
  work: '6.4 9',
  extra: '8',
  market: '2.3 6.5',
  council: '6.6 13',
  privilege: '10',
  servants: '5',
  occupied: '6.2',
  leaders: '16.1 16.2',
  church: '12 15',
  end: '14',
  houses: '2.5 6.7 16.3 17 18.4 18.5',
  auction: '2.6',
  adaptation: '18.3',
  pazzi: '2.7 16.4 19',
  military: '14',
  faith: '12',
  victory: '11',
  tokens: '18.1',
  special: '18.2',
};

/** Every icon with its text and the entry that explains it. */
export const ICONS: readonly (readonly [icon: string, words: string, topic: string])[] = [
  ['coins', 'kind-coins', 'coins'],
  ['wood', 'kind-wood', 'materials'],
  ['stone', 'kind-stone', 'materials'],
  ['servants', 'kind-servants', 'servants'],
  ['military', 'kind-military', 'military'],
  ['faith', 'kind-faith', 'faith'],
  ['victory', 'kind-victory', 'victory'],
  ['tokens', 'kind-tokens', 'tokens'],
  ['privilege', 'sign-privilege', 'privilege'],
  ['bolt', 'label-immediate', 'character'],
  ['round', 'ability-once_per_round', 'leaders'],
  ['loop', 'sign-loop', 'character'],
  ['flag', 'label-end', 'end'],
  ['arrow', 'sign-arrow', 'building'],
  ['harvest', 'action-harvest', 'work'],
  ['production', 'action-production', 'work'],
  ['special', 'sign-special', 'special'],
  ['leader', 'header-leader', 'leaders'],
  ['church', 'source-excommunication', 'church'],
  ['opponents', 'sign-opponents', 'pazzi'],
  ['territory', 'type-territory', 'territory'],
  ['character', 'type-character', 'character'],
  ['building', 'type-building', 'building'],
  ['venture', 'type-venture', 'venture'],
  ['cards', 'sign-cards', 'leaders'],
  ['market', 'sign-market', 'market'],
  ['play', 'sign-play', 'leaders'],
  ['undo', 'sign-return', 'houses'],
  ['value', 'sign-value', 'member'],
  ['head', 'sign-head', 'member'],
  ['slot', 'sign-slot', 'tokens'],
  ['required', 'sign-required', 'military'],
  ['each', 'sign-each', 'building'],
  ['or', 'sign-or', 'building'],
  ['times', 'sign-times', 'building'],
  ['most', 'sign-most', 'building'],
  ['different', 'sign-different', 'privilege'],
  ['cross', 'sign-cross', 'church'],
  ['equals', 'sign-equals', 'leaders'],
  ['more', 'sign-more', 'church'],
  ['first', 'sign-first', 'church'],
  ['level', 'sign-level', 'military'],
];

/** The entries of the legend that are no icons of their own, as they stand on cards. */
export const MARKS: Readonly<Record<string, Sign[]>> = {
  value: [['value', '5']],
  head: [['head', 'neutral']],
  slot: [['icon', 'slot']],
  required: [['number', '4+']],
  each: [['number', '/']],
  or: [['number', '|']],
  times: [
    ['number', '×'],
    ['value', 'n'],
  ],
  most: [
    ['number', '≤'],
    ['value', 'n'],
  ],
  different: [['number', '≠']],
  cross: [['icon', 'cross']],
  equals: [['number', '=']],
  more: [['number', '>4']],
  first: [['number', '1.']],
  level: [['number', '=1.']],
};

/** The entry of the legend for a sign on a card; plain numbers need none. */
export function entryOf([kind, text]: Sign): string {
  if (kind === 'icon') return text === 'return' ? 'undo' : text;
  if (kind !== 'number') return kind;
  const pattern = text.replace(/\d+/, '#');
  const forms = [pattern, pattern.replace(/#$/, '')].filter((form) => form && form !== '#');
  const found = Object.entries(MARKS).find(([, [first]]) =>
    forms.includes(first?.[1].replace(/\d+/, '#') ?? ''),
  );
  return found?.[0] ?? '';
}

/** Without accents and case: people type "citta" for "città". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every search word occurs in one of the texts. */
export function finds(search: string, ...texts: string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
