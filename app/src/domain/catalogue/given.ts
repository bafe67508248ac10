import { type Catalogue, idsOf } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';

/** The catalogue in force: what pages show, and what the wizards offer and price. */
export const catalogue: Catalogue = defaultCatalogue;

/* Its lists by name, and the ids of those that may be added to. */
export const {
  brandPackages,
  campaignPackages,
  dashboards,
  dashboardsConfirmed: featuresConfirmed,
  goalNeeds,
  goals,
  industries,
  paths,
  platforms,
  services,
  solutionDiscountPercent,
  solutionTypes,
  solutions,
  tiers,
  topics,
  trinityOptions,
  trinityPrices,
  upsells,
} = catalogue;
export const brandIds = idsOf(brandPackages);
export const campaignIds = idsOf(campaignPackages);
export const platformIds = idsOf(platforms);
export const tierIds = idsOf(tiers);
