/** The five Trinity systems that can be bought alone. */
export const systemIds = ['expense', 'mcd', 'rcd', 'garo', 'aed'] as const;
export type SystemId = (typeof systemIds)[number];

/** Everything a Trinity step offers: five systems and two packages. */
export const trinityIds = [...systemIds, 'trinity-core', 'trinity-plus'] as const;
export type TrinityId = (typeof trinityIds)[number];

export interface TrinityOption {
  type: 'individual' | 'package';
  name: string;
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
    includes: ['expense'],
    description: 'What goes out, and where',
  },
  mcd: { type: 'individual', name: 'MCD', includes: ['mcd'], description: 'Marketing cost displacement' },
  rcd: { type: 'individual', name: 'RCD', includes: ['rcd'], description: 'Returning customer discounts' },
  garo: {
    type: 'individual',
    name: 'GARO',
    includes: ['garo'],
    description: 'Genetic algorithm restocking optimizer',
    note: 'A physical store adds €1,600 for in-store setup and training.',
  },
  aed: { type: 'individual', name: 'AED', includes: ['aed'], description: 'Advertising efficiency dashboard' },
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
