import { tiers } from '../../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { type Delivery, deliveredAsAgreed } from '../../../domain/pricing/delivery.ts';
import { type QuickQuoteAnswers, quickQuoteCart } from './cart.ts';

/** When each part of the quote is delivered. The catalogue has no times for systems and their setup. */
export function deliveries(answers: QuickQuoteAnswers): readonly Delivery[] {
  const { system, upsell, tier, hasPhysicalStore } = quickQuoteCart(answers);
  return [
    ...(tier === null ? [] : [{ label: `Platform, ${tiers[tier].name}`, time: tiers[tier].deliveryTime }]),
    ...deliveredAsAgreed([
      ...(system === null ? [] : [trinityOptions[system].name]),
      ...(upsell === 'aed-only' ? [trinityOptions.aed.name] : []),
      ...(hasPhysicalStore ? ['setup in your store'] : []),
    ]),
  ];
}
