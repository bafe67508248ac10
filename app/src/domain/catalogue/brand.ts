import { countInWords, plural } from '../words.ts';

export const brandIds = ['starter', 'premium', 'elite'] as const;
export type BrandId = (typeof brandIds)[number];

export interface BrandPackage {
  name: string;
  /** Euro. */
  price: number;
  deliveryTime: string;
  revisionRounds: number;
  popular?: boolean;
  description?: string;
  features?: readonly string[];
}

/** A package whose first feature is its rounds of revision. */
const brand = ({ features = [], ...facts }: BrandPackage): BrandPackage => ({
  ...facts,
  features: [plural(facts.revisionRounds, 'revision round'), ...features],
});

export const brandPackages: Readonly<Record<BrandId, BrandPackage>> = {
  starter: brand({
    name: 'Starter Brand Identity',
    price: 500,
    deliveryTime: '5-7 business days',
    revisionRounds: 1,
  }),
  premium: brand({
    name: 'Premium Brand Identity',
    price: 750,
    deliveryTime: '7-10 business days',
    popular: true,
    revisionRounds: 2,
    features: ['Up to 3 marketing materials'],
  }),
  elite: brand({
    name: 'Elite Brand Identity',
    price: 1000,
    deliveryTime: '10-14 business days',
    revisionRounds: 4,
    features: ['Up to 5 marketing materials', '1-hour consultation'],
  }),
};

/** What texts say of a list of packages: "three" and "one to four". */
export function brandWords(packages: readonly BrandPackage[]): { count: string; rounds: string } {
  const rounds = packages.map(({ revisionRounds }) => revisionRounds);
  const range = [...new Set([Math.min(...rounds), Math.max(...rounds)])];
  return { count: countInWords(packages.length), rounds: range.map(countInWords).join(' to ') };
}

/** How many packages there are, and from how many to how many rounds of revision they include, in words. */
export const { count: brandCount, rounds: brandRounds } = brandWords(Object.values(brandPackages));
