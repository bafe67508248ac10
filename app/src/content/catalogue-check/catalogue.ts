import { brandPackages } from '../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../domain/catalogue/campaigns.ts';
import { dashboards } from '../../domain/catalogue/dashboards.ts';
import { goals } from '../../domain/catalogue/goals.ts';
import { industries } from '../../domain/catalogue/industries.ts';
import { paths } from '../../domain/catalogue/paths.ts';
import { platforms } from '../../domain/catalogue/platforms.ts';
import { services } from '../../domain/catalogue/services.ts';
import { solutions } from '../../domain/catalogue/solutions.ts';
import { solutionTypes } from '../../domain/catalogue/solutionTypes.ts';
import { tiers } from '../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { clientTrinityPrices } from '../../domain/catalogue/trinityPrices.ts';
import { upsells } from '../../domain/catalogue/upsells.ts';

/** All catalogue tables, for the check only: pages import the one they need. */
export const catalogue = {
  services,
  brandPackages,
  campaignPackages,
  trinityOptions,
  trinityPrices: clientTrinityPrices,
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
  /** What is wrong, for the person who maintains the prices. */
  text: string;
}

/** The finding as a list of one, or an empty list. */
export function when(wrong: boolean, name: string, text: string): readonly Finding[] {
  return wrong ? [{ name, text }] : [];
}
