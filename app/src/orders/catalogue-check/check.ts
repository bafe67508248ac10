import { type Catalogue, catalogueOf, idsOf } from '../../domain/catalogue/catalogue.ts';
import {
  basicIds,
  type PriceList,
  priceLists,
  type TrinityId,
  trinityIds,
  type UpsellId,
  upsellIds,
} from '../../domain/catalogue/ids.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';
import { formatEuro } from '../../domain/money.ts';
import { needsStore } from '../../domain/pricing/store.ts';
import { midpoint, tierRange } from '../../domain/pricing/tier.ts';
import { oneByOne } from '../../domain/pricing/trinity.ts';
import { upsellOptions } from '../../wizards/quick-quote/rules/upsell.ts';

/** A catalogue with both price lists as they were given, whichever is charged. */
export type CheckedCatalogue = Catalogue & Pick<CatalogueData, 'trinityPrices' | 'chargedList'>;

export const checkedOf = (data: CatalogueData): CheckedCatalogue => ({
  ...catalogueOf(data),
  trinityPrices: data.trinityPrices,
  chargedList: data.chargedList,
});

export interface Finding {
  /** Stable: "beta-not-below-standard configurator garo". A finding is accepted by this name. */
  name: string;
  /** What is wrong, for the person who maintains the prices. */
  text: string;
}

/** The finding as a list of one, or an empty list. */
export function when(wrong: boolean, name: string, text: string): readonly Finding[] {
  return wrong ? [{ name, text }] : [];
}

/** Everything that is wrong or missing in a catalogue. */
export function checkCatalogue(catalogue: CheckedCatalogue): readonly Finding[] {
  return [...trinityFindings(catalogue), ...priceFindings(catalogue), ...textFindings(catalogue)];
}

export interface CheckResult {
  /** Findings not accepted yet: they fail the check. */
  fresh: readonly Finding[];
  /** Accepted findings, each with its reason. */
  known: readonly (Finding & { reason: string })[];
  /** Accepted names that are no longer found: they fail the check too, to keep the list current. */
  outdated: readonly string[];
}

/** Sorts findings into new and accepted ones. */
export function sortFindings(findings: readonly Finding[], reasons = accepted): CheckResult {
  return {
    fresh: findings.filter(({ name }) => reasons[name] === undefined),
    known: findings.flatMap((finding) => {
      const reason = reasons[finding.name];
      return reason === undefined ? [] : [{ ...finding, reason }];
    }),
    outdated: Object.keys(reasons).filter((name) => !findings.some((finding) => finding.name === name)),
  };
}

const twoLists =
  'The client gave two price lists. Where the quick quote is cheaper for the same systems, the package builder says so, with the amount.';
const asListed = 'Charged as listed. No page says that the package costs less than its parts.';
const computed = 'Never shown: every page shows the computed difference.';
const notGiven = 'The client gave no text; the cards work without it.';
const siteWords = 'The client gave no text; the wizard has its own.';
const unproven = 'The client’s own figure. The setting CLAIMS removes it from every page.';

/** Findings that are accepted until the client answers, each with the reason. */
export const accepted: Readonly<Record<string, string>> = {
  'beta-not-below-standard configurator garo': 'Charged as listed. No page shows a saving for it.',
  'setup-may-be-inside configurator garo': 'The client’s formula adds the fee; the bill shows it on its own line.',
  'stated-saving-wrong configurator trinity-core': computed,
  'stated-saving-wrong configurator trinity-plus': computed,
  'package-costs-more-than-parts configurator trinity-core beta': asListed,
  'package-costs-more-than-parts configurator trinity-core standard': asListed,
  'package-costs-more-than-parts configurator trinity-plus standard': asListed,
  'price-lists-differ expense': twoLists,
  'price-lists-differ garo': twoLists,
  'price-lists-differ aed': twoLists,
  'price-lists-differ trinity-core': twoLists,
  'price-lists-differ trinity-plus': twoLists,
  'ranges-overlap full premium': 'The middle of each range is charged, and the middles differ.',
  'price-not-in-the-middle premium':
    'The client’s price for the planner. It is the middle of the other wizards’ range.',
  'planner-range-differs premium': 'The client gave two ranges; each wizard shows its own.',
  'label-not-the-bill aed-only': computed,
  'label-not-the-bill trinity-core': computed,
  'label-not-the-bill trinity-plus': computed,
  'missing-text trinityOptions features: trinity-core, trinity-plus': 'Cards of a package list its systems.',
  'missing-text trinityOptions benefits: expense, mcd, rcd, garo, aed, trinity-core, trinity-plus': notGiven,
  'missing-text industries examples: restaurant, retail, services, hospitality, property, other': siteWords,
  'missing-text goals description: fees, brand, automation, scale, customers, insights': siteWords,
  'missing-text paths description: template, custom, hybrid, subscription': notGiven,
  'unproven-claim fees': unproven,
  'unproven-claim automation': unproven,
};

function tierFindings({ tiers }: CheckedCatalogue) {
  const tierIds = idsOf(tiers);
  return tierIds.flatMap((id, at) => {
    const tier = tiers[id];
    const before = tierIds[at - 1];
    return [
      ...when(
        before !== undefined && tiers[before].maxPrice > tier.minPrice,
        `ranges-overlap ${before} ${id}`,
        `${tier.name} begins at ${formatEuro(tier.minPrice)}, inside the range of the tier below it.`,
      ),
    ];
  });
}

function platformFindings({ platforms, tiers }: CheckedCatalogue) {
  return basicIds.platforms.flatMap((id) => {
    const { title, price, minPrice, maxPrice } = platforms[id];
    const range = tierRange(platforms[id]);
    const middle = midpoint(platforms[id]);
    return [
      ...when(
        price !== middle,
        `price-not-in-the-middle ${id}`,
        `${title} costs ${formatEuro(price)} in the planner, but the middle of ${range} is ${formatEuro(middle)}.`,
      ),
      ...when(
        minPrice !== tiers[id].minPrice || maxPrice !== tiers[id].maxPrice,
        `planner-range-differs ${id}`,
        `${title}: ${range} in the planner, but ${tierRange(tiers[id])} in the other wizards.`,
      ),
      ...when(
        price !== midpoint(tiers[id]),
        `planner-price-differs ${id}`,
        `${title}: ${formatEuro(price)} in the planner, but ${formatEuro(midpoint(tiers[id]))} in the other wizards.`,
      ),
    ];
  });
}

/** The amounts that an upsell can add to a bill, depending on the system. */
function changes(catalogue: CheckedCatalogue, upsell: UpsellId): readonly number[] {
  const { quote } = catalogue.trinityPrices;
  const change = (system: (typeof trinityIds)[number]) => {
    if (upsell === 'skip') return 0;
    return upsell === 'aed-only' ? quote.aed.beta : quote[upsell].beta - quote[system].beta;
  };
  return [...new Set(trinityIds.filter((system) => upsellOptions(catalogue, system).includes(upsell)).map(change))];
}

function upsellFindings(catalogue: CheckedCatalogue) {
  return upsellIds.flatMap((id) => {
    const { title, statedAmount } = catalogue.upsells[id];
    const real = changes(catalogue, id);
    return when(
      real.some((amount) => amount !== statedAmount),
      `label-not-the-bill ${id}`,
      `${title}: the client’s label says ${formatEuro(statedAmount)}, but the bill changes by ${real.map(formatEuro).join(' or ')}.`,
    );
  });
}

/** Errors in amounts and ranges. */
function priceFindings(catalogue: CheckedCatalogue): readonly Finding[] {
  return [...tierFindings(catalogue), ...platformFindings(catalogue), ...upsellFindings(catalogue)];
}

function savingFindings({ trinityOptions, trinityPrices }: CheckedCatalogue, list: PriceList, id: TrinityId) {
  const { beta, standard, statedSaving = standard - beta } = trinityPrices[list][id];
  const subject = `${trinityOptions[id].name} (${list})`;
  return [
    ...when(
      beta >= standard,
      `beta-not-below-standard ${list} ${id}`,
      `${subject}: the beta price, ${formatEuro(beta)}, is not below the standard price, ${formatEuro(standard)}.`,
    ),
    ...when(
      statedSaving !== standard - beta,
      `stated-saving-wrong ${list} ${id}`,
      `${subject}: the client states a saving of ${formatEuro(statedSaving)}, but by its prices it is ${formatEuro(standard - beta)}.`,
    ),
  ];
}

function packageFindings(catalogue: CheckedCatalogue, list: PriceList, id: TrinityId) {
  const { trinityOptions, trinityPrices } = catalogue;
  const { name, type } = trinityOptions[id];
  return (['beta', 'standard'] as const).flatMap((kind) => {
    const price = trinityPrices[list][id][kind];
    const parts = oneByOne(catalogue, id, list, kind);
    return when(
      type === 'package' && price > parts,
      `package-costs-more-than-parts ${list} ${id} ${kind}`,
      `${name} (${list}): the ${kind} price is ${formatEuro(price)}, but its systems cost ${formatEuro(parts)} one by one.`,
    );
  });
}

/** Which list is charged, and the constant that decides it. */
const charging = ({ chargedList }: CheckedCatalogue) =>
  chargedList === 'each'
    ? 'Each wizard charges by its own list; `chargedList` in catalogue/defaultCatalogue.ts can make one list apply to both.'
    : `Both wizards charge by the ${chargedList} list (\`chargedList\` in catalogue/defaultCatalogue.ts).`;

function listFindings(catalogue: CheckedCatalogue, id: TrinityId) {
  const { trinityOptions, trinityPrices } = catalogue;
  const betas = priceLists.map((list) => `${formatEuro(trinityPrices[list][id].beta)} (${list})`);
  const pairs = priceLists.map((list) => `${trinityPrices[list][id].beta}/${trinityPrices[list][id].standard}`);
  return when(
    new Set(pairs).size > 1,
    `price-lists-differ ${id}`,
    `${trinityOptions[id].name}: beta price ${betas.join(', ')}. ${charging(catalogue)}`,
  );
}

/** A single system that costs more than the in-store setup may already include it. */
function setupFindings(
  { trinityOptions, trinityPrices, storeSetup }: CheckedCatalogue,
  list: PriceList,
  id: TrinityId,
) {
  const { name, type } = trinityOptions[id];
  const { beta } = trinityPrices[list][id];
  return when(
    type === 'individual' && needsStore(id) && beta >= storeSetup,
    `setup-may-be-inside ${list} ${id}`,
    `${name} (${list}): the beta price is ${formatEuro(beta)}, and a physical store adds ${formatEuro(storeSetup)}. Is the setup already included?`,
  );
}

/** Errors in the Trinity price lists and the client's statements about them. */
function trinityFindings(catalogue: CheckedCatalogue): readonly Finding[] {
  return [
    ...priceLists.flatMap((list) =>
      trinityIds.flatMap((id) => [
        ...savingFindings(catalogue, list, id),
        ...packageFindings(catalogue, list, id),
        ...setupFindings(catalogue, list, id),
      ]),
    ),
    ...trinityIds.flatMap((id) => listFindings(catalogue, id)),
  ];
}

/** The texts that the rows of each table should have. */
const wanted = {
  services: ['name', 'description', 'benefits'],
  brandPackages: ['name', 'description', 'features', 'deliveryTime'],
  campaignPackages: ['name', 'description', 'features', 'deliveryTime'],
  trinityOptions: ['name', 'description', 'features', 'benefits'],
  tiers: ['name', 'description', 'features', 'deliveryTime'],
  industries: ['name', 'examples'],
  solutionTypes: ['name', 'description', 'features'],
  goals: ['title', 'description'],
  upsells: ['title'],
  platforms: ['title', 'features'],
  solutions: ['title', 'description', 'features'],
  dashboards: ['title', 'description', 'features'],
  paths: ['title', 'description', 'features', 'buttonText'],
} as const satisfies Partial<Record<keyof CheckedCatalogue, readonly string[]>>;

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : !Array.isArray(value) || value.length === 0;

/** One finding for each field missing in some rows. Its name lists the rows, so that another one is a new finding. */
function missing(table: string, rows: Readonly<Record<string, object>>, field: string): readonly Finding[] {
  const ids = Object.entries(rows)
    .filter(([, row]) => isEmpty(Object.entries(row).find(([name]) => name === field)?.[1]))
    .map(([id]) => id);
  return when(
    ids.length > 0,
    `missing-text ${table} ${field}: ${ids.join(', ')}`,
    `${table} has rows without ${field}: ${ids.join(', ')}.`,
  );
}

function unprovenIn({ goals }: CheckedCatalogue): readonly Finding[] {
  return Object.entries(goals).flatMap(([id, { title, claim }]) =>
    when(claim !== undefined, `unproven-claim ${id}`, `${title}: "${claim}" has no source.`),
  );
}

/** Missing texts and unproven claims. */
export function textFindings(catalogue: CheckedCatalogue): readonly Finding[] {
  const tables = Object.entries(wanted) as [keyof typeof wanted, readonly string[]][];
  return [
    ...tables.flatMap(([table, fields]) => fields.flatMap((field) => missing(table, catalogue[table], field))),
    ...unprovenIn(catalogue),
  ];
}
