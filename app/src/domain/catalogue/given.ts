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

/* The ids of what may be added to. */
export const brandIds = idsOf(catalogue.brandPackages);
export const campaignIds = idsOf(catalogue.campaignPackages);
export const platformIds = idsOf(catalogue.platforms);
export const tierIds = idsOf(catalogue.tiers);
