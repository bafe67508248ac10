import { brandPackages } from '../../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../../domain/catalogue/campaigns.ts';
import { tiers } from '../../../domain/catalogue/tiers.ts';
import { type PackageBuilderChoices, packageBuilderCart } from './flow.ts';

export interface Delivery {
  /** What is delivered: "Growth Campaign". */
  label: string;
  /** "5-7 days". */
  time: string;
}

/** The delivery times of the package's parts, as far as the catalogue has them. */
export function deliveries(answers: PackageBuilderChoices): readonly Delivery[] {
  const { brand, campaign, tier } = packageBuilderCart(answers);
  return [
    ...(brand === null ? [] : [brandPackages[brand]]),
    ...(campaign === null ? [] : [campaignPackages[campaign]]),
    ...(tier === null ? [] : [{ ...tiers[tier], name: `Platform, ${tiers[tier].name}` }]),
  ].map(({ name, deliveryTime }) => ({ label: name, time: deliveryTime }));
}
