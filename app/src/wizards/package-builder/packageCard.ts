import type { BrandPackage, CampaignPackage } from '../../domain/catalogue/catalogue.ts';
import { formatEuro } from '../../domain/money.ts';
import { formatDelivery } from '../../domain/words.ts';
import { packageBuilderWords } from './words.ts';

const { badges } = packageBuilderWords;

/** The contents of a package's card. */
export function packageCard(one: Omit<BrandPackage, 'revisionRounds'> & Omit<CampaignPackage, 'adds'>) {
  const { name, price, deliveryTime, popular, featured, description, features } = one;
  return {
    title: name,
    price: formatEuro(price),
    delivery: formatDelivery(deliveryTime),
    badge: popular ? badges.popular : featured ? badges.featured : undefined,
    description,
    features,
  };
}
