import { idsOf } from '../../src/domain/catalogue/catalogue.ts';
import { defaultCatalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { dashboardIds, pathIds, solutionIds, trinityIds, upsellIds } from '../../src/domain/catalogue/ids.ts';
import type { OfferLine } from '../../src/domain/offer.ts';
import { selectionSchema } from '../../src/orders/schemas.ts';
import type { Selection } from '../../src/orders/selection.ts';

const { brandPackages, campaignPackages, platforms, tiers } = defaultCatalogue;
const brandIds = idsOf(brandPackages);
const campaignIds = idsOf(campaignPackages);
const platformIds = idsOf(platforms);
const tierIds = idsOf(tiers);

/** A pseudo-random generator: the same numbers for the same seed. */
export interface Random {
  /** From 0 to less than 1. */
  next: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  /** @throws RangeError for an empty list */
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with this probability. @param share from 0 to 1 */
  happens: (share: number) => boolean;
  /** An id in the form of a UUID. */
  id: () => string;
}

/** The generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const hex = () => (((next() * 2 ** 32) >>> 0) + 2 ** 32).toString(16).slice(1);
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    happens: (share) => next() < share,
    id() {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}

const firstNames =
  'Ann Cian Eoin Maeve Niamh Tom Ruth Sinéad Pádraig Máire Seán Áine Róisín Gráinne Jürgen Zoë Łukasz Inês';
const lastNames =
  'Byrne|Doyle|Burke|Kelly|Walsh|Lynch|Ryan|Ó Briain|Ní Dhomhnaill|O’Connor|McCarthy|Müller|Nowak|Ferreira';

/** A made-up person, marked as a sample by the name. E-mails to the address can't reach anyone. */
export interface Person {
  name: string;
  email: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/ł/gi, 'l')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();

/** A person. @param number makes the address unique among people of the same name */
export function personOf(random: Random, number: number): Person {
  const [first, last] = [random.pick(firstNames.split(' ')), random.pick(lastNames.split('|'))];
  return { name: `${first} ${last} (sample)`, email: `${plain(first)}.${plain(last)}.${number}@example.ie` };
}

export const offerTitles: readonly string[] = [
  'Website for a bakery',
  'Website for a guest house',
  'Website for a practice',
];

/** Lines of offers in cents, the discount last. */
export const offerLines: readonly OfferLine[] = [
  { label: 'Website with five pages', amount: 120_000 },
  { label: 'Photos of the shop', amount: 35_000 },
  { label: 'Second language', amount: 28_000 },
  { label: 'Paid in one go', amount: -15_000 },
];

/** What people write. */
export const messageTexts: readonly string[] = [
  'Could the menu be in Irish and English? We get many visitors in summer, and it would mean a lot to them.',
  'Does the plan cover two shops, or do we need one for each?',
  'Who owns the website when the work is done?',
  'I paid by card this morning and would like an invoice with our company’s name.',
  'How long does the Growth Campaign run, and can it start in January?',
];

export const noteTexts: readonly string[] = [
  'Prefers a call to an e-mail.',
  'Sends the texts next week.',
  'Likes the second draft better.',
  'Request the balance after the printer has confirmed.',
];

export const wishTexts: readonly string[] = [
  '',
  'Menus change weekly, so I must be able to print them myself.',
  'Please keep our green.',
  'We’d like to start with the shop in Galway.',
];

export const keywordLists: readonly (readonly string[])[] = [
  ['seafood', 'family'],
  ['bread', 'cakes'],
  ['quiet', 'modern'],
  [],
];

/** The wizards, and the consultation beside them. */
export const kinds = ['quote', 'configurator', 'planner', 'consultation'] as const;

function candidateOf(random: Random, wizard: (typeof kinds)[number]): object {
  const orNone = <Id>(ids: readonly Id[]) => random.pick([null, ...ids]);
  const tier = random.pick(tierIds);
  const system = random.pick(trinityIds);
  const hasPhysicalStore = random.pick([null, true, false]);
  if (wizard === 'quote')
    return random.pick<object>([
      { solutionType: 'website', tier },
      { solutionType: 'trinity', system, upsell: orNone(upsellIds), hasPhysicalStore },
      { solutionType: 'both', system, tier },
    ]);
  if (wizard === 'planner') {
    const size = random.whole(0, 3);
    const extras = { solutions: solutionIds.slice(0, size), dashboards: dashboardIds.slice(0, Math.max(0, size - 1)) };
    return { platform: random.pick(platformIds), path: random.pick(pathIds), ...extras };
  }
  if (wizard === 'consultation') return {};
  const [brand, campaign, trinity] = [orNone(brandIds), orNone(campaignIds), orNone(trinityIds)];
  const services = [brand && 'brand-identity', campaign && 'ad-campaigns', trinity && 'trinity-systems'].filter(
    Boolean,
  );
  return { services, brand, campaign, trinity, systems: null, tier: null, hasPhysicalStore };
}

/** What a visitor could order in one of the wizards. */
export function selectionOf(random: Random, wizards: readonly (typeof kinds)[number][] = kinds): Selection {
  const wizard = random.pick(wizards);
  for (;;) {
    const { data } = selectionSchema.safeParse({ version: 1, wizard, ...candidateOf(random, wizard) });
    if (data) return data;
  }
}
