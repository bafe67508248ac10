import { brandIds, campaignIds, catalogue, tierIds } from '../domain/catalogue/given.ts';
import { type BrandId, type CampaignId, type TierId, type TrinityId, trinityIds } from '../domain/catalogue/ids.ts';
import { fromCents, toCents } from '../domain/money.ts';
import type { Bill, PriceLine } from '../domain/pricing/price.ts';
import { formatDelivery, formatList } from '../domain/words.ts';
import { packageBuilderRules } from '../wizards/package-builder/rules/index.ts';
import { packageBuilderFlow } from '../wizards/package-builder/rules/questions.ts';
import { quickQuoteRules } from '../wizards/quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../wizards/quick-quote/rules/questions.ts';
import { deepLinks } from './links/deepLinks.ts';
import { type OfferId, offerOf } from './offers.ts';

/** A line of the bill, with what the offer includes. */
export interface ProjectLine extends PriceLine {
  /** "2 revision rounds · Up to 3 marketing materials. Delivered in 7–10 business days" */
  includes: string;
}

/** What is ordered in one wizard. */
export interface ProjectOrder extends Bill {
  /** "Premium Brand Identity", "RCD and Full System" */
  name: string;
  /** Link to the wizard, at these choices. */
  to: string;
}

/** What a project costs, ordered today on this site. */
export interface ProjectBill {
  /** In the order of the project's services; discounts and setup at the end. */
  lines: readonly ProjectLine[];
  /** Euro. */
  total: number;
  /** Euro: the deposits of all orders. */
  deposit: number;
  /** Brands and campaigns are ordered in the package builder, everything else in the quick quote. The main one is first. */
  orders: readonly ProjectOrder[];
}

/** What a project is made of. */
export interface ProjectParts {
  services: readonly OfferId[];
  /** Whether the business has a shop, in which a system is set up. */
  store: boolean;
}

interface Chosen {
  brand: BrandId | null;
  campaign: CampaignId | null;
  trinity: TrinityId | null;
  tier: TierId | null;
}

/**
 * Adds up the offers of a project by the rules of the wizards, so that its page always shows what an order costs.
 * @throws Error when they can't be ordered together
 */
export function billOf({ services, store }: ProjectParts): ProjectBill {
  const pick = <Id extends string>(kind: string, ids: readonly Id[]) =>
    ids.find((id) => services.some((service) => service === `${kind}:${id}`)) ?? null;
  const chosen: Chosen = {
    brand: pick('brand', brandIds),
    campaign: pick('campaign', campaignIds),
    trinity: pick('trinity', trinityIds),
    tier: pick('tier', tierIds),
  };
  if (Object.values(chosen).filter((id) => id !== null).length < services.length) {
    throw new Error(`One of each kind can be ordered together, and no consultation: ${services.join(', ')}`);
  }
  const first = services[0]?.split(':')[0] ?? '';
  const quickQuote = inQuickQuote(chosen, store);
  const packageBuilder = inPackageBuilder(chosen);
  const orders = ['brand', 'campaign'].includes(first)
    ? [...packageBuilder, ...quickQuote]
    : [...quickQuote, ...packageBuilder];
  const add = (amount: (order: ProjectOrder) => number) =>
    fromCents(orders.reduce((sum, order) => sum + toCents(amount(order)), 0));
  const lines = orders
    .flatMap(({ price }) => price.lines)
    .map((line) => ({ line, service: serviceOf(line, services) }));
  const place = ({ service }: { service: OfferId | undefined }) =>
    service ? services.indexOf(service) : services.length;
  return {
    lines: lines
      .toSorted((one, other) => place(one) - place(other))
      .map(({ line, service }) => ({ ...line, includes: service ? included(service) : line.rule })),
    total: add(({ price }) => price.total),
    deposit: add(({ due }) => due.amount),
    orders,
  };
}

function inQuickQuote({ trinity, tier }: Chosen, store: boolean): ProjectOrder[] {
  if (trinity === null && tier === null) return [];
  const solutionType = trinity === null ? 'website' : tier === null ? 'trinity' : 'both';
  const answers = { solutionType, trinitySelectionId: trinity, selectedTier: tier, hasPhysicalStore: store } as const;
  return [
    {
      name: named(trinity && `trinity:${trinity}`, tier && `tier:${tier}`),
      ...quickQuoteRules(catalogue).price({ ...quickQuoteFlow(catalogue).blank, ...answers }),
      to: deepLinks.quote({
        solution: solutionType,
        ...(trinity && { trinity }),
        ...(tier && { tier }),
        ...(store && { store: 'yes' }),
      }),
    },
  ];
}

function inPackageBuilder({ brand, campaign }: Chosen): ProjectOrder[] {
  if (brand === null && campaign === null) return [];
  const services = [...(brand ? ['brand-identity' as const] : []), ...(campaign ? ['ad-campaigns' as const] : [])];
  return [
    {
      name: named(brand && `brand:${brand}`, campaign && `campaign:${campaign}`),
      ...packageBuilderRules(catalogue).price({ ...packageBuilderFlow(catalogue).blank, services, brand, campaign }),
      to: deepLinks.packageBuilder({ brand, campaign }),
    },
  ];
}

const named = (...services: readonly (OfferId | null)[]) =>
  formatList(services.flatMap((service) => (service ? [offerOf(service).name] : [])));

const serviceOf = ({ id }: PriceLine, services: readonly OfferId[]) =>
  services.find((service) => service.startsWith(`${id}:`));

/** What an offer includes, how its price is worked out, and when it is delivered. */
function included(service: OfferId): string {
  const { features, delivery, rule } = offerOf(service);
  const delivered = delivery && formatDelivery(delivery);
  return [features.join('\u00a0· '), rule, delivered].filter(Boolean).join('. ');
}
