/** The five Trinity systems that can be bought alone. */
export const systemIds = ['expense', 'mcd', 'rcd', 'garo', 'aed'] as const;
export type SystemId = (typeof systemIds)[number];

/** Everything a Trinity step offers: five systems and two packages. */
export const trinityIds = [...systemIds, 'trinity-core', 'trinity-plus'] as const;
export type TrinityId = (typeof trinityIds)[number];

export interface TrinityOption {
  type: 'individual' | 'package';
  name: string;
  /** What the owner gets out of it: the title of its card and of its screen. Packages go by their name. */
  outcome?: string;
  /** The systems in it; an individual system includes itself. */
  includes: readonly SystemId[];
  description?: string;
  features?: readonly string[];
  benefits?: readonly string[];
  note?: string;
  baseRecommended?: boolean;
  bestValue?: boolean;
}

export const trinityOptions: Readonly<Record<TrinityId, TrinityOption>> = {
  expense: {
    type: 'individual',
    name: 'Expense Manager',
    outcome: 'Know where your money goes',
    includes: ['expense'],
    description: 'What goes out, and where',
    features: [
      'Spending by purpose, week by week',
      'What small costs add up to in a year',
      'What has gone up since last year',
    ],
  },
  mcd: {
    type: 'individual',
    name: 'MCD',
    outcome: 'Put your marketing money where it works',
    includes: ['mcd'],
    description: 'Marketing cost displacement',
    features: ['All marketing costs in one list', 'What a new customer cost, line by line', 'Where to move money next'],
  },
  rcd: {
    type: 'individual',
    name: 'RCD',
    outcome: 'Reward customers who come back',
    includes: ['rcd'],
    description: 'Returning customer discounts',
    features: ['One simple rule for your regulars', 'What the rule costs, in advance', 'Who comes back, and how often'],
  },
  garo: {
    type: 'individual',
    name: 'GARO',
    outcome: 'Order the right amount, at the right time',
    includes: ['garo'],
    description: 'Genetic algorithm restocking optimizer',
    features: ['What to order, how much and when', 'Follows your rules on space and suppliers', 'You place the orders'],
    note: 'A physical store adds €1,600 for in-store setup and training.',
  },
  aed: {
    type: 'individual',
    name: 'AED',
    outcome: 'Know what each new customer costs',
    includes: ['aed'],
    description: 'Advertising efficiency dashboard',
    features: ['Spending and new customers, ad by ad', 'Which ad to stop, which to keep', 'The same weeks a year ago'],
  },
  'trinity-core': {
    type: 'package',
    name: 'Trinity Core',
    includes: ['expense', 'mcd', 'rcd'],
    description: 'Costs, marketing and returning customers',
    baseRecommended: true,
  },
  'trinity-plus': {
    type: 'package',
    name: 'Trinity Plus',
    includes: systemIds,
    description: 'All five systems',
    bestValue: true,
  },
};
