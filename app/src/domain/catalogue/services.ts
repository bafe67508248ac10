import { brandCount, brandRounds, identity } from './brand.ts';

/** The four services, in the order in which every list and every wizard shows them. */
export const serviceIds = ['brand-identity', 'ad-campaigns', 'trinity-systems', 'complete-platform'] as const;
export type ServiceId = (typeof serviceIds)[number];

export interface Service {
  name: string;
  description?: string;
  benefits?: readonly string[];
}

export const services: Readonly<Record<ServiceId, Service>> = {
  'brand-identity': {
    name: 'Brand Identity Package',
    description: `A brand identity in one of ${brandCount} packages, with ${brandRounds} revision rounds.`,
    benefits: [identity, 'Marketing materials in the larger packages'],
  },
  'ad-campaigns': {
    name: 'Digital Ad Campaigns',
    description: 'One digital ad campaign, delivered in 3 to 10 days.',
    benefits: ['One offer for one audience', 'Nothing runs until you approve it'],
  },
  'trinity-systems': {
    name: 'Trinity Business Systems',
    description: 'Five systems for costs, stock, returning customers and advertising. One, three or all five.',
    benefits: ['Each answers one question', 'Beta prices'],
  },
  'complete-platform': {
    name: 'Complete Digital Platform',
    description: 'A complete website platform with a Trinity system, at the tier your business needs.',
    benefits: ['A website for phone and desktop', 'Ordering and payment in Full System and Premium'],
  },
};
