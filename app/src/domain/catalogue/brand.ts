import { plural, spellNumber } from '../words.ts';

export const brandIds = ['starter', 'premium', 'elite'] as const;
export type BrandId = (typeof brandIds)[number];

export interface BrandPackage {
  name: string;
  /** Euro. */
  price: number;
  deliveryTime: string;
  revisionRounds: number;
  /** At most. */
  materials?: number;
  /** Of consultation. */
  hours?: number;
  popular?: boolean;
  description?: string;
  features?: readonly string[];
}

/** What every package includes. */
export const identity = 'A logo, colours and typefaces';

/** What a package includes, in words. */
const includes = ({ revisionRounds, materials, hours }: BrandPackage): readonly string[] => [
  identity,
  plural(revisionRounds, 'revision round'),
  ...(materials === undefined ? [] : [`Up to ${materials} marketing materials`]),
  ...(hours === undefined ? [] : [`${hours}-hour consultation`]),
];

const brand = (facts: BrandPackage): BrandPackage => ({ ...facts, features: includes(facts) });

export const brandPackages: Readonly<Record<BrandId, BrandPackage>> = {
  starter: brand({
    name: 'Starter Brand Identity',
    price: 500,
    deliveryTime: '5-7 business days',
    description: 'For one owner who needs a logo first',
    revisionRounds: 1,
  }),
  premium: brand({
    name: 'Premium Brand Identity',
    price: 750,
    deliveryTime: '7-10 business days',
    description: 'For opening, or a new look with its first pieces',
    popular: true,
    revisionRounds: 2,
    materials: 3,
  }),
  elite: brand({
    name: 'Elite Brand Identity',
    price: 1000,
    deliveryTime: '10-14 business days',
    description: 'For several pieces, or several people who decide',
    revisionRounds: 4,
    materials: 5,
    hours: 1,
  }),
};

/** Numbers in words for texts about a list of packages: "three" and "one to four". */
export function brandWords(packages: readonly BrandPackage[]): { count: string; rounds: string } {
  const rounds = packages.map(({ revisionRounds }) => revisionRounds);
  const range = [...new Set([Math.min(...rounds), Math.max(...rounds)])];
  return { count: spellNumber(packages.length), rounds: range.map(spellNumber).join(' to ') };
}

/** How many packages there are, and from how many to how many rounds of revision they include, in words. */
export const { count: brandCount, rounds: brandRounds } = brandWords(Object.values(brandPackages));
