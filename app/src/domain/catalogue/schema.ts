import * as z from 'zod/mini';
import { formatList } from '../words.ts';
import {
  addedId,
  basicIds,
  dashboardIds,
  goalIds,
  industryIds,
  namedIn,
  type PlatformId,
  pathIds,
  placeholderNames,
  priceLists,
  serviceIds,
  solutionIds,
  solutionTypeIds,
  systemIds,
  topicIds,
  trinityIds,
  upsellIds,
} from './ids.ts';

const most = { name: 60, text: 200, feature: 100, list: 12, euro: 100_000 } as const;

/** A text that must be there. */
const text = (max: number) =>
  z.string().check(
    z.refine((value: string) => value.trim() !== '', 'Write a text here.'),
    z.maxLength(max, `This text can have ${max} characters at most.`),
    z.refine((value: string) => value === value.trim(), 'This text begins or ends with a space.'),
    z.refine(
      (value: string) => namedIn(value).every((named) => placeholderNames.some((known) => known === named)),
      `In braces, a text can name ${formatList(placeholderNames)} only.`,
    ),
  );
const name = text(most.name);
const sentence = text(most.text);
const features = z.array(text(most.feature)).check(
  z.minLength(1, 'List at least one thing.'),
  z.maxLength(most.list, `List ${most.list} things at most.`),
  z.refine((list: readonly string[]) => new Set(list).size === list.length, 'The same line is here twice.'),
);

const wholeEuro = (least: number) => {
  const words = `Write a whole number of euro from ${least} to ${most.euro}.`;
  return z.int(words).check(z.minimum(least, words), z.maximum(most.euro, words));
};
const price = wholeEuro(1);

const percent = (least: number, greatest = 100) => {
  const words = `Write a whole percentage from ${least} to ${greatest}.`;
  return z.int(words).check(z.minimum(least, words), z.maximum(greatest, words));
};

const deliveryTime = z
  .string()
  .check(z.regex(/^\d{1,3}-\d{1,3} (business )?days$/, 'Write it like “5-7 days” or “5-7 business days”.'));

const idWords = 'An id has small letters, digits and hyphens only, and begins with a letter.';
const id = z.string().check(z.regex(addedId, idWords));

type Row = { name: string } | { title: string };
const nameOfRow = (row: Row) => ('name' in row ? row.name : row.title).toLowerCase();

/** No two entries of a list have the same name: nobody could tell them apart on a bill. */
const distinctNames = z.refine<Readonly<Record<string, Row>>>((rows) => {
  const names = Object.values(rows).map(nameOfRow);
  return new Set(names).size === names.length;
}, 'Two entries have the same name.');

/** A list with exactly these ids. */
const fixed = <const Ids extends readonly [string, ...string[]], Entry extends z.ZodMiniType>(ids: Ids, entry: Entry) =>
  z.record(z.enum(ids), entry);

/** A list that has the basic ids, and can have others. */
const open = <Id extends string, Entry extends z.ZodMiniType<Row>>(basic: readonly Id[], entry: Entry) =>
  (z.record(id, entry) as unknown as z.ZodMiniType<Record<Id, z.output<Entry>>>).check(
    z.refine<object>(
      (rows) => basic.every((known) => Object.hasOwn(rows, known)),
      `${formatList(basic)} must be there, under any name.`,
    ),
    z.refine<object>((rows) => Object.keys(rows).length <= most.list, `Offer ${most.list} at most.`),
    distinctNames,
  );

/** At most one entry of a list is highlighted. */
const oneHighlighted = (field: string) =>
  z.refine<Readonly<Record<string, object>>>(
    (rows) =>
      Object.values(rows).filter((row) => Object.entries(row).some(([key, value]) => key === field && value === true))
        .length <= 1,
    `Only one entry can have “${field}”.`,
  );

const rangeEnds = {
  /** Euro: the two ends of the range. */
  minPrice: price,
  maxPrice: price,
};
const rangeRises = z.refine<{ minPrice: number; maxPrice: number }>(({ minPrice, maxPrice }) => minPrice < maxPrice, {
  message: 'The range ends below its start.',
  path: ['maxPrice'],
});

const brandPackage = z.strictObject({
  name,
  /** Euro. */
  price,
  deliveryTime,
  revisionRounds: z
    .int('Write a whole number.')
    .check(z.minimum(1, 'Write 1 or more.'), z.maximum(20, 'Write 20 at most.')),
  /** Marketing materials, at most. */
  materials: z.optional(z.int('Write a whole number.').check(z.minimum(1, 'Write 1 or more.'))),
  /** Of consultation. */
  hours: z.optional(z.int('Write a whole number.').check(z.minimum(1, 'Write 1 or more.'))),
  popular: z.optional(z.boolean()),
  description: z.optional(sentence),
});

const campaignPackage = z.strictObject({
  name,
  /** Euro. */
  price,
  deliveryTime,
  featured: z.optional(z.boolean()),
  description: z.optional(sentence),
  /** What it adds to the size before. */
  adds: features,
});

const tier = z
  .strictObject({
    name,
    ...rangeEnds,
    deliveryTime,
    /** Whom it suits. */
    description: z.optional(sentence),
    /** What it adds to the tier before. */
    adds: features,
    popular: z.optional(z.boolean()),
  })
  .check(rangeRises);

const platform = z
  .strictObject({
    title: name,
    ...rangeEnds,
    /** Euro: the price in a plan. */
    price,
    /** What it adds to the platform before. */
    adds: features,
  })
  .check(
    rangeRises,
    z.refine(
      ({ minPrice, maxPrice, price: own }: { minPrice: number; maxPrice: number; price: number }) =>
        minPrice <= own && own <= maxPrice,
      { message: 'The price in a plan lies outside the range.', path: ['price'] },
    ),
  );

const trinityOption = z.strictObject({
  type: z.enum(['individual', 'package']),
  name,
  /** What the owner gets out of it: the title of its card and of its screen. Packages go by their name. */
  outcome: z.optional(sentence),
  /** The systems in it; an individual system includes itself. */
  includes: z.array(z.enum(systemIds)).check(
    z.minLength(1, 'Name at least one system.'),
    z.refine((ids: readonly string[]) => new Set(ids).size === ids.length, 'The same system is here twice.'),
  ),
  description: z.optional(sentence),
  features: z.optional(features),
  benefits: z.optional(features),
  note: z.optional(sentence),
  baseRecommended: z.optional(z.boolean()),
  bestValue: z.optional(z.boolean()),
});

const trinityPrice = z.strictObject({
  /** Euro: what is charged. */
  beta: price,
  /** Euro: the price that savings are compared with. It isn't charged. */
  standard: price,
  /** Euro, as the client states it. Not shown: pages show the computed difference. */
  statedSaving: z.optional(z.number()),
});

const fields = {
  services: fixed(
    serviceIds,
    z.strictObject({ name, description: z.optional(sentence), benefits: z.optional(features) }),
  ).check(distinctNames),
  /** What every brand package includes. */
  brandIncludes: name,
  brandPackages: open(basicIds.brandPackages, brandPackage).check(oneHighlighted('popular')),
  campaignPackages: open(basicIds.campaignPackages, campaignPackage).check(oneHighlighted('featured')),
  trinityOptions: fixed(trinityIds, trinityOption).check(distinctNames),
  /** As the client gave them; `chargedList` says which are charged. */
  trinityPrices: fixed(priceLists, fixed(trinityIds, trinityPrice)),
  /**
   * Which list is charged. `each`: every wizard has its own; the package builder then says where its systems cost less in
   * the quick quote. `quote` or `configurator`: that list applies to both wizards.
   */
  chargedList: z.enum(['each', ...priceLists]),
  /** The platform tiers of the package builder and the quick quote, from the smallest. The middle of the range is charged. */
  tiers: open(basicIds.tiers, tier).check(oneHighlighted('popular')),
  /**
   * The budget planner's platforms, from the smallest. The premium range differs from the premium tier: the client gave
   * two lists, and the site keeps both.
   */
  platforms: open(basicIds.platforms, platform),
  topics: fixed(topicIds, z.strictObject({ title: name, description: sentence })).check(distinctNames),
  /** Euro, before the discount for industry solutions. */
  solutions: fixed(solutionIds, z.strictObject({ price })),
  dashboards: fixed(dashboardIds, z.strictObject({ price, features })),
  /** Whether the agency has checked the features of the dashboards; until then `pnpm drafts` lists them. */
  dashboardsConfirmed: z.boolean(),
  paths: fixed(
    pathIds,
    z.strictObject({
      title: name,
      /** Of the plan's list total. */
      percent: percent(1),
      buttonText: name,
      features,
      description: z.optional(sentence),
    }),
  ).check(distinctNames),
  /** Icons and colours are in the view, by id. */
  industries: fixed(industryIds, z.strictObject({ name, examples: z.optional(sentence) })).check(distinctNames),
  solutionTypes: fixed(
    solutionTypeIds,
    z.strictObject({ name, description: z.optional(sentence), features: z.optional(features) }),
  ).check(distinctNames),
  goals: fixed(
    goalIds,
    z.strictObject({
      title: name,
      description: z.optional(sentence),
      /** The saving that the client claims. The setting CLAIMS hides it. */
      claim: z.optional(name),
    }),
  ).check(distinctNames),
  /** What serves each goal. It decides what a plan suggests, and changes no price. */
  goalNeeds: fixed(
    goalIds,
    z.strictObject({
      /** The smallest platform with a feature that serves the goal. */
      platform: id as unknown as z.ZodMiniType<PlatformId>,
      /** That feature, as in the platform's own list. */
      feature: text(most.feature),
      /** The topics whose solutions and dashboards serve it. */
      topics: z.array(z.enum(topicIds)).check(z.minLength(1, 'Name at least one topic.')),
    }),
  ),
  upsells: fixed(
    upsellIds,
    z.strictObject({
      title: name,
      /** Euro, as the client's label states it. Not shown: pages show how much the total really changes. */
      statedAmount: z.number(),
    }),
  ),
  /** Deposit on a total of the package builder or the quick quote. */
  deposit: z.strictObject({
    /** Euro. Totals from here up have the percentage `from`. */
    threshold: price,
    below: percent(1),
    from: percent(1),
  }),
  /** Percent of a plan’s price that is due when it is ordered. */
  planDepositPercent: percent(1),
  /** Euro: above it, the planner recommends the custom path. */
  customAbove: price,
  /** Percent off the sum of a system and a tier. */
  bundlePercent: percent(0, 90),
  /** Discount on each industry solution when it is counted against the budget, in percent. */
  solutionDiscountPercent: percent(0, 90),
  /** Euro for in-store setup and training, once per service that needs it. */
  storeSetup: price,
  /** Euro. */
  consultationFee: price,
};

/** Everything that the agency sells, with its prices and rules, as the agency writes it. */
export const catalogueSchema = z.strictObject(fields).check(
  z.check(({ value: { trinityOptions, goalNeeds, platforms }, issues }) => {
    const refuse = (path: string[], message: string) =>
      issues.push({ code: 'custom', path, message, input: undefined });
    for (const system of systemIds) {
      const { includes, type } = trinityOptions[system];
      if (type !== 'individual' || includes.join() !== system) {
        refuse(['trinityOptions', system], 'A system has the type “individual” and includes itself alone.');
      }
    }
    for (const goal of goalIds) {
      const { platform: needed, feature } = goalNeeds[goal];
      const serving = Object.hasOwn(platforms, needed) ? platforms[needed] : undefined;
      if (!serving) refuse(['goalNeeds', goal, 'platform'], 'There is no platform with this id.');
      else if (!serving.adds.includes(feature)) {
        refuse(['goalNeeds', goal, 'feature'], `${serving.title} has no such line among what it adds.`);
      }
    }
  }),
);
export type CatalogueData = z.infer<typeof catalogueSchema>;

/** What is wrong with one place in a catalogue. */
export interface CatalogueProblem {
  /** "brandPackages.starter.price" */
  path: string;
  /** "Write a whole number of euro from 1 to 100000." */
  message: string;
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The sentence for what no field has its own words for. */
function sentenceOf({ code, input, ...issue }: RawIssue): string {
  if (input === undefined && code !== 'unrecognized_keys') return 'This is missing.';
  if (code === 'unrecognized_keys') return `There is no such thing as ${formatList(issue.keys as string[])} here.`;
  if (code === 'invalid_value') return `Use one of ${formatList((issue.values as unknown[]).map(String))}.`;
  if (code === 'invalid_key') return idWords;
  return 'This has the wrong form.';
}

/** A catalogue as sent or stored, or what is wrong with it. */
export function readCatalogue(
  data: unknown,
): { data: CatalogueData; problems: [] } | { data: null; problems: readonly CatalogueProblem[] } {
  const read = catalogueSchema.safeParse(data, { error: sentenceOf });
  if (read.success) return { data: read.data, problems: [] };
  return {
    data: null,
    problems: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}
