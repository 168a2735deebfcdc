/** Which emblem of the Game-icons set stands on which card, leader and family. Each picture is one of these. */

const words = (text: string): string[] => text.trim().split(/\s+/);

const TERRITORIES = words(`barrel pine-tree village stone-pile forest candle-light stone-tower medieval-gate
  gold-mine mountains mine-wagon war-pick grapes prayer family-house imperial-crown trade wheat galleon
  stone-block scroll-quill candles castle hill-fort`);
const BUILDINGS =
  words(`crown-coin receive-money arch-bridge drama-masks hand-saw chisel church house-keys basket
  open-treasure-chest palette stone-bust stone-crafting holy-water pikeman guarded-tower coins juggler
  flower-emblem locked-fortress greek-temple ringing-bell swords-emblem byzantin-temple`);
const CHARACTERS =
  words(`sword-brandish trowel rose visored-helm sickle anvil open-book nun-face spartan-helmet
  ionic-column ribbon-medal mounted-knight pitchfork book-pile dove tied-scroll queen-crown scales crowned-heart
  trumpet-flag prayer-beads chess-bishop heavy-helm wax-seal`);
const VENTURES = words(`spears hammer-nails stone-wall discobolus knight-banner bread burning-book holy-grail
  crossed-swords ancient-columns brick-wall throne-king aqueduct bindle templar-shield jerusalem-cross
  crossed-sabres brick-pile tower-flag paint-brush cavalry stone-bridge winged-sword pope-crown`);
const HOUSES = words(`stone-bridge direction-sign oak log mountaintop grapes farmer padlock
  abbot-meeple harbor-dock holy-symbol barn wax-seal stone-throne gems wood-cabin
  crane house-keys scroll-quill bell-shield mona-lisa bookshelf castle-ruins temple-gate
  prayer domino-mask keyring trumpet discussion key envelope two-coins
  feather magnifying-glass holy-oak scroll-unfurled medal cargo-crate meeple-group halberd
  cannon pilgrim-hat prisoner plow crown pisa-tower heaven-gate siege-tower`);
const PAZZI = words(`flag-objective fire-bomb village templar-shield pisa-tower roman-toga
  stone-crafting axe-in-log spy coins-pile hooded-figure hooded-assassin
  public-speaker gate imprisoned watchtower shop tombstone
  cash shaking-hands robber brick-pile snatch dagger-rose`);

const LEADERS: Record<string, string> = {
  francesco_sforza: 'lion',
  ludovico_ariosto: 'quill-ink',
  filippo_brunelleschi: 'ionic-column',
  sigismondo_malatesta: 'black-knight-helm',
  girolamo_savonarola: 'torch',
  michelangelo_buonarroti: 'flat-hammer',
  giovanni_dalle_bande_nere: 'tattered-banner',
  leonardo_da_vinci: 'vitruvian-man',
  sandro_botticelli: 'scallop',
  ludovico_il_moro: 'winged-shield',
  lucrezia_borgia: 'domino-mask',
  federico_da_montefeltro: 'griffin-symbol',
  lorenzo_de_medici: 'laurel-crown',
  sisto_iv: 'three-keys',
  cesare_borgia: 'bull-horns',
  santa_rita: 'thorny-vine',
  cosimo_de_medici: 'bank',
  bartolomeo_colleoni: 'cavalry',
  ludovico_iii_gonzaga: 'horse-head',
  pico_della_mirandola: 'bookshelf',
  alfonso_v_daragona: 'crown',
  alfonso_i_deste: 'cannon',
  ercole_i_deste: 'harp',
  ferdinando_daragona: 'jeweled-chalice',
  martin_lutero: 'hammer-nails',
  tomas_de_torquemada: 'burning-book',
  pietro_bembo: 'tied-scroll',
  paracelso: 'caduceus',
  leon_battista_alberti: 'compass',
  lucia_da_narni: 'candle-light',
  palla_strozzi: 'swap-bag',
  ladislao_vii_jagellone: 'eagle-emblem',
  massimiliano_i_dasburgo: 'imperial-crown',
  guglielmo_de_pazzi: 'dolphin',
  piero_della_francesca: 'paint-brush',
  erasmo_da_rotterdam: 'book-cover',
  marsilio_ficino: 'sun',
  beatrice_deste: 'rose',
  giulio_ii: 'pope-crown',
  bramante: 'byzantin-temple',
  raffaello_sanzio: 'palette',
  carlo_viii: 'fleur-de-lys',
  niccolo_machiavelli: 'fox-head',
  jacopo_salviati: 'ribbon-medal',
};

const FAMILIES: Record<string, string> = {
  da_montefeltro: 'eagle-head',
  malatesta: 'elephant-head',
  gonzaga: 'heraldic-sun',
  colonna: 'ancient-columns',
  aragonesi: 'crenel-crown',
  este: 'eagle-emblem',
  sforza: 'sea-serpent',
  orsini: 'bear-head',
  della_rovere: 'oak-leaf',
  della_scala: 'ladder',
  visconti: 'snake-totem',
  medici: 'six-balls',
};

const BY_NUMBER = [...TERRITORIES, ...BUILDINGS, ...CHARACTERS, ...VENTURES, ...HOUSES, ...PAZZI];
const BY_TYPE: Record<string, string[]> = {
  territory: ['mountains', 'forest', 'wheat', 'village'],
  building: ['greek-temple', 'church', 'family-house', 'stone-tower'],
  character: ['visored-helm', 'queen-crown', 'open-book', 'rose'],
  venture: ['galleon', 'crossed-swords', 'scroll-quill', 'holy-grail'],
};
const CHROME = words(
  'fleur-de-lys stone-tower village family-house meeple-group scroll-unfurled envelope spyglass open-book hourglass laurels',
);

export function emblemOfCard(number: number, type: string): string {
  const own = BY_TYPE[type] ?? BY_TYPE['venture']!;
  return BY_NUMBER[number - 1] ?? own[number % own.length]!;
}

export function emblemOfLeader(key: string): string {
  return LEADERS[key] ?? 'laurel-crown';
}

export function emblemOfFamily(key: string): string {
  return FAMILIES[key] ?? 'heraldic-sun';
}

export const ALL_EMBLEMS: string[] = [
  ...new Set([
    ...BY_NUMBER,
    ...Object.values(LEADERS),
    ...Object.values(FAMILIES),
    ...Object.values(BY_TYPE).flat(),
    ...CHROME,
  ]),
];
