import { formatEuro } from '../money.ts';
import { type WizardId, wizardNames } from '../wizard/wizardIds.ts';
import { capitalised, changeInWords } from '../words.ts';
import type { CatalogueData } from './schema.ts';

/** What people read of a field of the catalogue, by its name in the data. */
export const fieldWords: Readonly<Record<string, string>> = {
  name: 'name',
  title: 'name',
  price: 'price',
  beta: 'beta price',
  standard: 'standard price',
  minPrice: 'range from',
  maxPrice: 'range to',
  deliveryTime: 'delivery time',
  revisionRounds: 'rounds of revision',
  materials: 'materials, at most',
  hours: 'hours of consultation',
  description: 'description',
  outcome: 'what the owner gets out of it',
  note: 'note',
  features: 'features',
  benefits: 'benefits',
  adds: 'adds to the one before',
  buttonText: 'words of its button',
  percent: 'percent of the list total',
  examples: 'examples',
  claim: 'claim',
  popular: 'popular',
  featured: 'featured',
  baseRecommended: 'recommended',
  bestValue: 'best value',
  brandIncludes: 'every brand package includes',
  chargedList: 'which list is charged',
  threshold: 'larger totals begin at',
  below: 'deposit below, in percent',
  from: 'deposit from there up, in percent',
  planDepositPercent: 'deposit on a plan, in percent',
  customAbove: 'custom development is recommended above',
  bundlePercent: 'discount on a website with a system, in percent',
  solutionDiscountPercent: 'discount on solutions within a budget, in percent',
  storeSetup: 'in-store setup',
  consultationFee: 'consultation',
  dashboardsConfirmed: 'what the dashboards do is confirmed',
};

/** The fields that are amounts, in whole euro. */
export const euroFields: ReadonlySet<string> = new Set([
  ...['price', 'beta', 'standard', 'minPrice', 'maxPrice', 'threshold', 'customAbove', 'storeSetup', 'consultationFee'],
]);

type Data = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value of a catalogue by its path: "brandPackages.premium.price". A list of texts is one value. */
function valuesIn(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, [...path, key]));
  return [[path.join('.'), value]];
}

/** The value at a path. */
export const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), data);

/** The data with another value at a path; without the field if it is undefined. */
export function withValue<Whole>(data: Whole, [key, ...rest]: readonly string[], value: unknown): Whole {
  if (key === undefined) return value as Whole;
  const { [key]: inner, ...others }: Data = isRecord(data) ? data : {};
  const changed = withValue(inner, rest, value);
  // A field that is there keeps its place: pages show lists in their order.
  return (changed === undefined ? others : { ...(data as object), [key]: changed }) as Whole;
}

/** What the row of a value is called: by its own name, or by that of the system or topic it is about. */
export function rowName(data: unknown, path: readonly string[]): string {
  const row = valueAt(data, path.slice(0, -1));
  const id = path.at(-2) ?? '';
  const own = [row, valueAt(data, ['trinityOptions', id]), valueAt(data, ['topics', id.replace(/^.*:/, '')])]
    .filter(isRecord)
    .flatMap(({ name, title }) => [name, title])
    .find((name) => typeof name === 'string');
  return own ?? '';
}

function inWords(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return euroFields.has(field) ? formatEuro(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `“${Array.isArray(value) ? value.join('; ') : String(value)}”`;
}

/** What differs between two catalogues, in words: "Premium Brand Identity, price: €750, now €800". */
export function catalogueChanges(before: CatalogueData, after: CatalogueData): string[] {
  const [earlier, now] = [new Map(valuesIn(before)), new Map(valuesIn(after))];
  return [...new Set([...earlier.keys(), ...now.keys()])].flatMap((key) => {
    const [one, other] = [earlier.get(key), now.get(key)];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const path = key.split('.');
    const field = path.at(-1) ?? '';
    const row = rowName(now.has(key) ? after : before, path);
    const list = path[0] === 'trinityPrices' ? wizardNames[path[1] as WizardId] : undefined;
    const about = [row, list, fieldWords[field] ?? field].filter(Boolean).join(', ');
    const none = typeof one === 'boolean' ? 'no' : 'removed';
    return [capitalised(changeInWords(about, inWords(field, one), inWords(field, other) ?? none))];
  });
}
