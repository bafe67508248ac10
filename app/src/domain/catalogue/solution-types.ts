export const solutionTypeIds = ['website', 'trinity', 'both'] as const;
export type SolutionTypeId = (typeof solutionTypeIds)[number];

export interface SolutionType {
  name: string;
  description?: string;
}

export const solutionTypes: Readonly<Record<SolutionTypeId, SolutionType>> = {
  website: { name: 'Website & Digital Platform', description: 'A platform tier, matched to your industry and goals.' },
  trinity: { name: 'Trinity Business Systems', description: 'One of five business systems, or a package of them.' },
  both: {
    name: 'Complete Digital Transformation',
    description: 'A Trinity system and a platform tier together, with 10% off.',
  },
};
