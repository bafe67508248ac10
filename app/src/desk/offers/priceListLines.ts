import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import { toCents } from '../../domain/money.ts';
import type { OfferLine } from '../../domain/offer.ts';
import { midpoint } from '../../domain/pricing/tier.ts';

/**
 * What the price list sells, as lines of an offer: systems at the price of the package builder, platforms at the middle of
 * their range. The platforms of the planner are left out: they are the same at other prices.
 */
export function priceListLines(catalogue: Catalogue): OfferLine[] {
  const { brandPackages, campaignPackages, trinityOptions, trinityPrices, tiers, solutions, dashboards } = catalogue;
  const line = (label: string, euro: number): OfferLine => ({ label, amount: toCents(euro) });
  return [
    ...Object.values(brandPackages).map(({ name, price }) => line(name, price)),
    ...Object.values(campaignPackages).map(({ name, price }) => line(name, price)),
    ...Object.entries(trinityPrices.configurator).map(([id, { beta }]) =>
      line(trinityOptions[id as keyof typeof trinityOptions].name, beta),
    ),
    ...Object.values(tiers).map((tier) => line(`${tier.name} platform`, midpoint(tier))),
    ...Object.values(solutions).map(({ title, price }) => line(title, price)),
    ...Object.values(dashboards).map(({ title, price }) => line(`${title} dashboard`, price)),
    line('In-store setup and training', catalogue.storeSetup),
    line('Consultation', catalogue.consultationFee),
  ];
}
