import { brandPackages } from '../catalogue/brand.ts';
import { campaignPackages } from '../catalogue/campaigns.ts';
import { dashboards } from '../catalogue/dashboards.ts';
import { goals } from '../catalogue/goals.ts';
import { industries } from '../catalogue/industries.ts';
import { paths } from '../catalogue/paths.ts';
import { platforms } from '../catalogue/platforms.ts';
import { services } from '../catalogue/services.ts';
import { solutionTypes } from '../catalogue/solution-types.ts';
import { solutions } from '../catalogue/solutions.ts';
import { tiers } from '../catalogue/tiers.ts';
import { trinityOptions } from '../catalogue/trinity.ts';
import { givenTrinityPrices } from '../catalogue/trinity-prices.ts';
import { upsells } from '../catalogue/upsells.ts';

/** Every table of the site at once, for the doctor alone: pages import the one they need. */
export const catalogue = {
  services,
  brandPackages,
  campaignPackages,
  trinityOptions,
  trinityPrices: givenTrinityPrices,
  tiers,
  industries,
  solutionTypes,
  goals,
  upsells,
  platforms,
  solutions,
  dashboards,
  paths,
};
export type Catalogue = typeof catalogue;

export interface Finding {
  /** Stable: "beta-not-below-standard configurator garo". A finding is accepted by this name. */
  name: string;
  /** What is wrong, in words for whoever keeps the prices. */
  text: string;
}

/** The finding, when there is something wrong. */
export function when(wrong: boolean, name: string, text: string): readonly Finding[] {
  return wrong ? [{ name, text }] : [];
}
