import type { IndustryId } from '../../../domain/catalogue/ids.ts';

/** Examples of businesses in each industry. */
export const industryExamples: Readonly<Record<IndustryId, string>> = {
  restaurant: 'Restaurants, cafés, pubs and takeaways',
  retail: 'Shops, boutiques and online stores',
  services: 'Trades, salons, clinics and consultancies',
  hospitality: 'Hotels, guest houses and venues',
  property: 'Estate agents, lettings and property managers',
  other: 'Any other kind of business',
};
