import { brandPackages } from '../../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../../domain/catalogue/campaigns.ts';
import { tiers } from '../../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { type Delivery, deliveredAsAgreed } from '../../../domain/pricing/delivery.ts';
import { type PackageBuilderChoices, packageBuilderCart } from './flow.ts';
import { storeSetups } from './price.ts';

/** When each part of the package is delivered. The catalogue has no times for systems and their setup: they share the last line. */
export function deliveries(answers: PackageBuilderChoices): readonly Delivery[] {
  const { brand, campaign, trinity, systems, tier, hasPhysicalStore } = packageBuilderCart(answers);
  const others = [...new Set([trinity, systems])].flatMap((id) => (id === null ? [] : [trinityOptions[id].name]));
  if (hasPhysicalStore && storeSetups(answers).length > 0) others.push('setup in your store');
  return [
    ...[
      ...(brand === null ? [] : [brandPackages[brand]]),
      ...(campaign === null ? [] : [campaignPackages[campaign]]),
      ...(tier === null ? [] : [{ ...tiers[tier], name: `Platform, ${tiers[tier].name}` }]),
    ].map(({ name, deliveryTime }) => ({ label: name, time: deliveryTime })),
    ...deliveredAsAgreed(others),
  ];
}
