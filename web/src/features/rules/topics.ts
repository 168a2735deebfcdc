/** The entries of the rules help in order, and searching them. Texts: `how-...` in web.ftl. */

export const RULES = [
  'aim',
  'round',
  'member',
  'tower',
  'territory',
  'character',
  'building',
  'venture',
  'work',
  'market',
  'council',
  'privilege',
  'servants',
  'occupied',
  'leaders',
  'church',
  'end',
  'houses',
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
  special: 'special',
  tokens: 'special',
  pazzi: 'pazzi',
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
];

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
