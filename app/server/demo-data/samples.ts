import { brandIds } from '../../src/domain/catalogue/brand.ts';
import { campaignIds } from '../../src/domain/catalogue/campaigns.ts';
import { dashboardIds } from '../../src/domain/catalogue/dashboards.ts';
import { pathIds } from '../../src/domain/catalogue/paths.ts';
import { platformIds } from '../../src/domain/catalogue/platforms.ts';
import { solutionIds } from '../../src/domain/catalogue/solutions.ts';
import { tierIds } from '../../src/domain/catalogue/tiers.ts';
import { trinityIds } from '../../src/domain/catalogue/trinity.ts';
import { upsellIds } from '../../src/domain/catalogue/upsells.ts';
import { isComplete, type Selection } from '../../src/orders/selection.ts';
import { selectionSchema } from '../../src/orders/selectionSchema.ts';
import type { Random } from './random.ts';

const firstNames =
  'Ann Cian Eoin Maeve Oran Niamh Tom Ruth Shane Sinéad Paul Orla Pádraig Máire Seán Áine Róisín Conor Fiona Declan Gráinne Liam Ciara Ronan Aisling Brendan Deirdre Kevin Nuala Fergal Órla Siobhán Hugh Clodagh Jürgen Zoë Łukasz Inês'.split(
    ' ',
  );
const lastNames =
  'Byrne|Doyle|Burke|Kelly|Walsh|Farrell|Hayes|Lynch|Power|Moore|Ryan|Quinn|Shaw|Ó Briain|Ní Dhomhnaill|Murphy|O’Connor|McCarthy|Gallagher|Doherty|Kennedy|Nolan|Brennan|Dunne|Whelan|Fitzgerald|Keane|Müller|Nowak|Ferreira'.split(
    '|',
  );

/** A made-up person, marked as a sample by the name. E-mails to the address can't reach anyone. */
export interface Person {
  name: string;
  email: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** A person. @param number makes the address unique among people of the same name */
export function personOf(random: Random, number: number): Person {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  return { name: `${first} ${last} (sample)`, email: `${plain(first)}.${plain(last)}.${number}@example.ie` };
}

/** What people write. */
export const messageTexts: readonly string[] = [
  'Could the menu be in Irish and English? We get many visitors in summer, and it would mean a lot to them.',
  'We open on the 12th, is that still possible? I can send the texts tomorrow.',
  'Does the plan cover two shops, or do we need one for each?',
  'Our stock is in a spreadsheet. Can you bring it over?',
  'Who owns the website when the work is done?',
  'I paid by card this morning and would like an invoice with our company’s name.',
  'Can we talk on the phone before we decide? Afternoons suit us best.',
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

const orNone = <Id>(ids: readonly Id[]): readonly (Id | null)[] => [null, ...ids];

/** Selections of every wizard and the consultation, each as a visitor could order it. */
const selections: readonly Selection[] = [
  ...tierIds.map((tier) => ({ version: 1, wizard: 'quote', solutionType: 'website', tier })),
  ...trinityIds.flatMap((system) => [
    ...orNone(upsellIds).flatMap((upsell) =>
      [null, true, false].map((hasPhysicalStore) => ({
        version: 1,
        wizard: 'quote',
        solutionType: 'trinity',
        system,
        upsell,
        hasPhysicalStore,
      })),
    ),
    ...tierIds.map((tier) => ({ version: 1, wizard: 'quote', solutionType: 'both', system, tier })),
  ]),
  ...orNone(brandIds).flatMap((brand) =>
    orNone(campaignIds).flatMap((campaign) =>
      orNone(trinityIds).flatMap((trinity) =>
        [null, true, false].map((hasPhysicalStore) => ({
          version: 1,
          wizard: 'configurator',
          services: [
            ...(brand ? ['brand-identity'] : []),
            ...(campaign ? ['ad-campaigns'] : []),
            ...(trinity ? ['trinity-systems'] : []),
          ],
          brand,
          campaign,
          trinity,
          systems: null,
          tier: null,
          hasPhysicalStore,
        })),
      ),
    ),
  ),
  ...platformIds.flatMap((platform) =>
    pathIds.flatMap((path) =>
      [0, 1, 2, 3].map((size) => ({
        version: 1,
        wizard: 'planner',
        platform,
        path,
        solutions: solutionIds.slice(0, size),
        dashboards: dashboardIds.slice(0, Math.max(0, size - 1)),
      })),
    ),
  ),
  { version: 1, wizard: 'consultation' },
].flatMap((candidate) => {
  const { success, data } = selectionSchema.safeParse(candidate);
  return success && isComplete(data) ? [data] : [];
});

const ofWizard = (wanted: Selection['wizard']) => selections.filter(({ wizard }) => wizard === wanted);

/** Selections by wizard; the consultation is a wizard's sibling. */
export const selectionsByWizard: readonly (readonly Selection[])[] = [
  ofWizard('quote'),
  ofWizard('configurator'),
  ofWizard('planner'),
  ofWizard('consultation'),
];
