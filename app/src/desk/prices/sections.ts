import type { PublishedSection } from '../published/PublishedPage';

/** A list of the catalogue in the editor. */
export interface ListPart {
  /** "Prices in the quick quote"; left out where the section says it. */
  title?: string;
  /** Where it is in the data. */
  at: readonly string[];
  /** The fields of each row, in this order. */
  fields: readonly string[];
  /** Whether rows can be added: "Add a brand package". */
  add?: string;
}

/** Single values, by their path: "deposit.below". */
interface ValuesPart {
  title?: string;
  values: readonly string[];
}

export interface PriceSection extends PublishedSection {
  parts: readonly (ListPart | ValuesPart)[];
}

const systems = ['beta', 'standard'];
const range = ['minPrice', 'maxPrice'];

/** What can be changed, as the editor shows it. */
export const sections: readonly PriceSection[] = [
  {
    id: 'brand',
    title: 'Brand',
    about: 'Brand packages, from the smallest.',
    parts: [
      {
        title: 'Packages',
        at: ['brandPackages'],
        fields: ['name', 'price', 'deliveryTime', 'revisionRounds', 'materials', 'hours', 'description', 'popular'],
        add: 'Add a brand package',
      },
      { title: 'Every package', values: ['brandIncludes'] },
    ],
  },
  {
    id: 'campaigns',
    title: 'Campaigns',
    about: 'Campaign packages, from the smallest. Each has what the one before has, and adds its own.',
    parts: [
      {
        title: 'Packages',
        at: ['campaignPackages'],
        fields: ['name', 'price', 'deliveryTime', 'description', 'adds', 'featured'],
        add: 'Add a campaign package',
      },
    ],
  },
  {
    id: 'systems',
    title: 'Systems',
    about:
      'Trinity systems and their packages. The beta price is charged; savings are compared with the standard price.',
    parts: [
      { title: 'The price list', values: ['chargedList'] },
      { title: 'Prices in the quick quote', at: ['trinityPrices', 'quote'], fields: systems },
      { title: 'Prices in the package builder', at: ['trinityPrices', 'configurator'], fields: systems },
      { title: 'Their texts', at: ['trinityOptions'], fields: ['name', 'outcome', 'description', 'features', 'note'] },
    ],
  },
  {
    id: 'tiers',
    title: 'Websites',
    about: 'Platform tiers of the quick quote and the package builder. The middle of the range is charged.',
    parts: [
      {
        title: 'Tiers',
        at: ['tiers'],
        fields: ['name', ...range, 'deliveryTime', 'description', 'adds', 'popular'],
        add: 'Add a tier',
      },
    ],
  },
  {
    id: 'planner',
    title: 'Planner',
    about: 'What the budget planner plans with.',
    parts: [
      { title: 'Platforms', at: ['platforms'], fields: ['title', ...range, 'price', 'adds'], add: 'Add a platform' },
      { title: 'Industry solutions', at: ['solutions'], fields: ['price'] },
      { title: 'Universal dashboards', at: ['dashboards'], fields: ['price', 'features'] },
      { title: 'Paths', at: ['paths'], fields: ['title', 'percent', 'features', 'buttonText', 'description'] },
      { title: 'Rules', values: ['solutionDiscountPercent', 'planDepositPercent', 'customAbove'] },
    ],
  },
  {
    id: 'rules',
    title: 'Deposits and fees',
    about: 'What applies to every order.',
    parts: [
      {
        values: [
          ...['deposit.threshold', 'deposit.below', 'deposit.from', 'bundlePercent'],
          ...['storeSetup', 'consultationFee'],
        ],
      },
    ],
  },
  {
    id: 'texts',
    title: 'Names and texts',
    about: 'What services, solutions, industries, goals and topics are called.',
    parts: [
      { title: 'Services', at: ['services'], fields: ['name', 'description', 'benefits'] },
      { title: 'Solutions of the quick quote', at: ['solutionTypes'], fields: ['name', 'description', 'features'] },
      { title: 'Industries', at: ['industries'], fields: ['name', 'examples'] },
      { title: 'Goals', at: ['goals'], fields: ['title', 'description', 'claim'] },
      { title: 'Topics of the planner', at: ['topics'], fields: ['title', 'description'] },
    ],
  },
];
