export const solutionTypeIds = ['website', 'trinity', 'both'] as const;
export type SolutionTypeId = (typeof solutionTypeIds)[number];

export interface SolutionType {
  name: string;
  description?: string;
  features?: readonly string[];
}

export const solutionTypes: Readonly<Record<SolutionTypeId, SolutionType>> = {
  website: {
    name: 'Website & Digital Platform',
    description: 'A platform tier, matched to your industry and goals.',
    features: ['A website for phone and desktop', 'Ordering and payments in Full System and Premium'],
  },
  trinity: {
    name: 'Trinity Business Systems',
    description: 'One of five business systems, or a package of them.',
    features: ['Costs, marketing, stock, regulars and ads', 'Each system answers one question'],
  },
  both: {
    name: 'Complete Digital Transformation',
    description: 'A Trinity system and a platform tier together, with 10% off.',
    features: ['A website, and the figures behind it', 'One order and one deposit'],
  },
};
