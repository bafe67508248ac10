import type { ServiceId } from '../domain/catalogue/ids.ts';
import { linkedTrade, type TradeId } from '../domain/trades.ts';
import { plannerPaths, wizardPaths } from '../domain/wizard/wizardIds.ts';
import { linkQuery } from '../wizards/package-builder/rules/link.ts';
import { quickQuoteLink } from '../wizards/quick-quote/rules/link.ts';

/** The page that asks which of the wizards suits the visitor. */
export const startPath = '/start';
/** The address to which its sentence is sent; it answers with the way on. */
export const startAction = `${startPath}/go`;

/** What the visitor wants, as the sentence says it. */
export const wantIds = ['customers', 'brand', 'website', 'sell', 'admin', 'unsure'] as const;
export type WantId = (typeof wantIds)[number];

/** What the visitor can spend, in euro. */
export const sums = [500, 1000, 2000, 5000] as const;
export type Sum = (typeof sums)[number];

export interface StartSentence {
  trade: TradeId;
  want: WantId;
  /** Null for what is fair. */
  spend: Sum | null;
  /** Whether to plan from the budget instead. */
  plan: boolean;
}

/** The way on from the sentence: a wizard at the first question that it leaves open, or the free call. */
export function startLink({ trade, want, spend, plan }: StartSentence): string {
  const known = linkedTrade(trade);
  if (plan)
    return `${plannerPaths[0]}?${new URLSearchParams({ ...known, ...(spend !== null && { budget: `${spend}` }) })}`;
  const packageBuilder = (service: ServiceId) =>
    `${wizardPaths.configurator}${linkQuery({ services: [service], only: true, ...known })}`;
  const links: Readonly<Record<WantId, string>> = {
    customers: packageBuilder('ad-campaigns'),
    brand: packageBuilder('brand-identity'),
    website: quickQuoteLink({ solution: 'website', ...known }),
    sell: quickQuoteLink({ solution: 'website', tier: 'full', ...known }),
    admin: quickQuoteLink({ solution: 'trinity', ...known }),
    unsure: '/booking',
  };
  return links[want];
}
