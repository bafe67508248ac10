import { type Catalogue, catalogueOf, idsOf } from './catalogue.ts';
import type { CatalogueData } from './schema.ts';

/** Id of the element that holds the catalogue a page was rendered with. */
export const catalogueElementId = 'catalogue';

function ofPage(): CatalogueData {
  return JSON.parse(document.getElementById(catalogueElementId)?.textContent ?? '') as CatalogueData;
}

/**
 * What is sold, for pages and their scripts: while rendering, the catalogue given to the renderer; in a browser, the one
 * that the page was rendered with. Rules get it as an argument, and the server from its context.
 */
export const catalogue: Catalogue = catalogueOf(typeof __CATALOGUE__ === 'undefined' ? ofPage() : __CATALOGUE__);

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
