import type { OrderItem } from '../domain/contract/account.ts';
import { packageBuilderCart } from '../wizards/package-builder/rules/flow.ts';
import { answersOfPackage } from '../wizards/package-builder/rules/selection.ts';
import { answersOfPlanner } from '../wizards/planner/rules/selection.ts';
import { quickQuoteCart } from '../wizards/quick-quote/rules/cart.ts';
import { answersOfQuickQuote } from '../wizards/quick-quote/rules/selection.ts';
import type { Selection } from './selection.ts';

type Items = readonly (OrderItem | false | null)[];

function itemsOf(selection: Selection): Items {
  if (selection.wizard === 'consultation') return [];
  if (selection.wizard === 'quote') {
    const { system, upsell, tier } = quickQuoteCart(answersOfQuickQuote(selection));
    return [
      system && (`option-${system}` as const),
      upsell === 'aed-only' && 'option-aed',
      tier && 'service-complete-platform',
    ];
  }
  if (selection.wizard === 'configurator') {
    const { brand, campaign, trinity, systems, tier } = packageBuilderCart(answersOfPackage(selection));
    return [
      brand && 'service-brand-identity',
      campaign && 'service-ad-campaigns',
      trinity && (`option-${trinity}` as const),
      systems && (`option-${systems}` as const),
      tier && 'service-complete-platform',
    ];
  }
  const { platform, solutions, dashboards } = answersOfPlanner(selection);
  const topics = [...solutions, ...dashboards].map((id) => id.slice(id.indexOf(':') + 1));
  return [platform && 'service-complete-platform', ...topics.map((topic) => `topic-${topic}` as OrderItem)];
}

/** The items of an order, once each, without items no longer offered; empty for a consultation. */
export const orderItems = (selection: Selection): OrderItem[] => [
  ...new Set(itemsOf(selection).filter((item) => item !== null && item !== false)),
];
