import { deepLinks } from '../../content/links/deepLinks.ts';
import { type BrandId, brandIds } from '../../domain/catalogue/brand.ts';
import { type CampaignId, campaignIds } from '../../domain/catalogue/campaigns.ts';
import type { ServiceId } from '../../domain/catalogue/services.ts';
import { type TierId, tierIds } from '../../domain/catalogue/tiers.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import type { DueNow, Price, PriceLine } from '../../domain/pricing/price.ts';
import { packageBuilderFlow } from '../../wizards/package-builder/rules/flow.ts';
import { pricePackage } from '../../wizards/package-builder/rules/price.ts';

/** The services in the calculator, one strand each. */
export const cardServices = [
  'brand-identity',
  'ad-campaigns',
  'complete-platform',
] as const satisfies readonly ServiceId[];
export type CardService = (typeof cardServices)[number];

export interface QuoteChoice {
  /** What is switched on. */
  services: readonly CardService[];
  brand: BrandId;
  campaign: CampaignId;
  tier: TierId;
}

export const firstChoice: QuoteChoice = { services: cardServices, brand: 'premium', campaign: 'growth', tier: 'full' };

/** Reads the form: three checkboxes named `service`, and a radio group for each. */
export function readChoice(form: FormData): QuoteChoice {
  const on = form.getAll('service');
  return {
    services: cardServices.filter((id) => on.includes(id)),
    brand: brandIds.find((id) => id === form.get('brand')) ?? firstChoice.brand,
    campaign: campaignIds.find((id) => id === form.get('campaign')) ?? firstChoice.campaign,
    tier: tierIds.find((id) => id === form.get('tier')) ?? firstChoice.tier,
  };
}

/** Link to the configurator with this choice. */
export function quoteHref({ services, ...choice }: QuoteChoice): string {
  const on = (service: CardService) => services.includes(service);
  return deepLinks.configurator({
    services,
    only: services.length > 0,
    brand: on('brand-identity') ? choice.brand : null,
    campaign: on('ad-campaigns') ? choice.campaign : null,
    tier: on('complete-platform') ? choice.tier : null,
  });
}

const bill = (choice: QuoteChoice): Price => pricePackage({ ...packageBuilderFlow.blank, ...choice });

export interface QuoteView {
  /** One line per service, switched on or not. */
  lines: Readonly<Record<CardService, PriceLine | undefined>>;
  total: number;
  due: DueNow;
}

/** The price of a choice, as in the configurator. */
export function quoteView(choice: QuoteChoice): QuoteView {
  const { total } = bill(choice);
  const alone = (service: CardService) => bill({ ...choice, services: [service] }).lines[0];
  return {
    lines: {
      'brand-identity': alone('brand-identity'),
      'ad-campaigns': alone('ad-campaigns'),
      'complete-platform': alone('complete-platform'),
    },
    total,
    due: deposit(total),
  };
}
