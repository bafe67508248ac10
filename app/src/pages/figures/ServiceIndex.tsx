import { headingId } from '../../content/headingId.ts';
import { allBrands, allCampaigns, allTiers, allTrinity, cheapest } from '../../content/offers.ts';
import { services } from '../../domain/catalogue/services.ts';
import { solutionTypes } from '../../domain/catalogue/solution-types.ts';
import { Index } from './parts/Index';

const entries = [
  {
    pictogram: 'service-brand-identity',
    outcome: 'Be recognised the second time',
    name: services['brand-identity'].name,
    of: allBrands,
  },
  {
    pictogram: 'service-ad-campaigns',
    outcome: 'Bring new people in',
    name: services['ad-campaigns'].name,
    of: allCampaigns,
  },
  {
    pictogram: 'service-trinity-systems',
    outcome: 'Know your numbers',
    name: services['trinity-systems'].name,
    of: allTrinity,
  },
  {
    pictogram: 'service-complete-platform',
    outcome: 'Turn visitors into customers',
    name: solutionTypes.website.name,
    of: allTiers,
  },
] as const;

/** The four services, each with its lowest price. */
export const Figure = () => (
  <Index
    label="The four services"
    before="from"
    entries={entries.map(({ of, ...entry }) => ({
      ...entry,
      href: `#${headingId(entry.name)}`,
      price: cheapest(of).price,
    }))}
  />
);
