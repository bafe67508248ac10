import { formatEuro } from '../money.ts';
import { recordOf } from '../record.ts';
import { plural, spellNumber } from '../words.ts';
import type {
  BrandId,
  CampaignId,
  PlaceholderName,
  PlatformId,
  PriceList,
  SolutionId,
  TierId,
  TrinityId,
} from './ids.ts';
import type { CatalogueData } from './schema.ts';

type Features = { features: readonly string[] };
type DeepReadonly<T> = T extends object ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> } : T;
type Data = DeepReadonly<CatalogueData>;

export type BrandPackage = Data['brandPackages'][BrandId] & Features;
export type CampaignPackage = Data['campaignPackages'][CampaignId] & Features;
export type TrinityPrice = Data['trinityPrices'][PriceList][TrinityId];
export type Tier = Data['tiers'][TierId] & Features;
export type Platform = Data['platforms'][PlatformId] & Features;
export type Topic = Data['topics'][keyof Data['topics']];
export type Solution = Data['solutions'][SolutionId] & Topic & Features;
export type Dashboard = Data['dashboards'][keyof Data['dashboards']] & Topic;
export type Path = Data['paths'][keyof Data['paths']];

/**
 * The catalogue as rules, pages and the server read it: its data, with the numbers in its texts and the lists of what
 * each package includes.
 */
export interface Catalogue
  extends Omit<
    Data,
    'brandPackages' | 'campaignPackages' | 'tiers' | 'platforms' | 'solutions' | 'dashboards' | 'chargedList'
  > {
  readonly brandPackages: Readonly<Record<BrandId, BrandPackage>>;
  readonly campaignPackages: Readonly<Record<CampaignId, CampaignPackage>>;
  readonly tiers: Readonly<Record<TierId, Tier>>;
  readonly platforms: Readonly<Record<PlatformId, Platform>>;
  readonly solutions: Readonly<Record<SolutionId, Solution>>;
  readonly dashboards: Readonly<Record<keyof Data['dashboards'], Dashboard>>;
}

/** The ids of a list, in its order. */
export const idsOf = <Id extends string>(list: Readonly<Record<Id, unknown>>) => Object.keys(list) as [Id, ...Id[]];

/** What a brand package includes, in words. */
const brandFeatures = (
  identity: string,
  { revisionRounds, materials, hours }: Data['brandPackages'][BrandId],
): readonly string[] => [
  identity,
  plural(revisionRounds, 'revision round'),
  ...(materials === undefined ? [] : [`Up to ${plural(materials, 'marketing material')}`]),
  ...(hours === undefined ? [] : [`${hours}-hour consultation`]),
];

/** Each size with what it adds to the one before: "Everything in Foundation", then its own. */
function growing<Id extends string, Row extends { adds: readonly string[] }>(
  rows: Readonly<Record<Id, Row>>,
  nameOf: (row: Row) => string,
): Record<Id, Row & Features> {
  const ids = idsOf(rows);
  return mapped(rows, (row, id) => {
    const before = ids[ids.indexOf(id) - 1];
    return { ...row, features: [...(before ? [`Everything in ${nameOf(rows[before])}`] : []), ...row.adds] };
  });
}

/** "Starter" of "Starter Campaign". */
export const campaignSize = ({ name }: { name: string }) => name.replace(' Campaign', '');

/** From how many to how many: "one to four" in words, "3 to 10" in digits. */
function span(numbers: readonly number[], write: (count: number) => string): string {
  return [...new Set([Math.min(...numbers), Math.max(...numbers)])].map(write).join(' to ');
}

const daysIn = (time: string) => [...time.matchAll(/\d+/g)].map(Number);

/** How many brand packages there are, and from how many to how many rounds of revision they include, in words. */
export function brandWords({ brandPackages }: { brandPackages: Data['brandPackages'] }) {
  const packages: readonly Data['brandPackages'][BrandId][] = Object.values(brandPackages);
  return {
    count: spellNumber(packages.length),
    rounds: span(
      packages.map(({ revisionRounds }) => revisionRounds),
      spellNumber,
    ),
  };
}

const valuesOf = (data: Data): Readonly<Record<PlaceholderName, string>> => ({
  brandCount: brandWords(data).count,
  revisionRounds: brandWords(data).rounds,
  campaignDays: span(
    Object.values(data.campaignPackages).flatMap(({ deliveryTime }) => daysIn(deliveryTime)),
    String,
  ),
  bundlePercent: `${data.bundlePercent}%`,
  storeSetup: formatEuro(data.storeSetup),
  consultationFee: formatEuro(data.consultationFee),
});

/** Fills in what the texts name in braces. */
function filledIn<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([field, inner]) => [field, fill(inner)]));
  };
  return fill(value) as Value;
}

const mapped = <Id extends string, From, To>(
  list: Readonly<Record<Id, From>>,
  to: (row: From, id: Id) => To,
): Record<Id, To> => recordOf(idsOf(list), (id) => to(list[id], id));

const topicOf = ({ topics }: Data, id: `${string}:${keyof Data['topics']}`): Topic =>
  topics[id.slice(id.indexOf(':') + 1) as keyof Data['topics']];

/** The catalogue made of its data. */
export function catalogueOf(written: CatalogueData): Catalogue {
  const data: Data = filledIn(written, valuesOf(written));
  const { chargedList, ...rest } = data;
  const charged = chargedList === 'each' ? null : data.trinityPrices[chargedList];
  return {
    ...rest,
    brandPackages: mapped(data.brandPackages, (row) => ({ ...row, features: brandFeatures(data.brandIncludes, row) })),
    campaignPackages: growing(data.campaignPackages, campaignSize),
    tiers: growing(data.tiers, ({ name }) => name),
    platforms: growing(data.platforms, ({ title }) => title),
    trinityPrices: charged ? { configurator: charged, quote: charged } : data.trinityPrices,
    solutions: mapped(data.solutions, (row, id) => ({
      ...row,
      ...topicOf(data, id),
      features: [`${data.solutionDiscountPercent}% discount`],
    })),
    dashboards: mapped(data.dashboards, (row, id) => ({ ...row, ...topicOf(data, id) })),
  };
}
