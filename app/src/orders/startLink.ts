import type { ServiceId } from '../domain/catalogue/ids.ts';
import { type TradeId, trades } from '../domain/trades.ts';
import { plannerPaths, wizardPaths } from '../domain/wizard/wizardIds.ts';
import { toLink } from '../wizards/package-builder/rules/link.ts';
import { quickQuoteLink } from '../wizards/quick-quote/rules/link.ts';

/** The address to which the sentence of the page `/start` is sent; it answers with the way on. */
export const startAction = '/start/go';

/** What the visitor wants, as the sentence says it. */
export const wantIds = ['customers', 'brand', 'website', 'sell', 'admin', 'unsure'] as const;
export type WantId = (typeof wantIds)[number];

export interface StartSentence {
  trade: TradeId;
  want: WantId;
  /** Whether to plan from the budget instead. */
  plan: boolean;
}

/** The way on from the sentence: a wizard at the first question that it leaves open, or the free call. */
export function startLink({ trade, want, plan }: StartSentence): string {
  if (plan) return plannerPaths[0];
  const { industry } = trades[trade];
  const packageBuilder = (service: ServiceId) =>
    `${wizardPaths.configurator}${toLink({ services: [service], only: true, industry })}`;
  const links: Readonly<Record<WantId, string>> = {
    customers: packageBuilder('ad-campaigns'),
    brand: packageBuilder('brand-identity'),
    website: quickQuoteLink({ solution: 'website' }),
    sell: quickQuoteLink({ solution: 'website', tier: 'full' }),
    admin: quickQuoteLink({ solution: 'trinity' }),
    unsure: '/booking',
  };
  return links[want];
}
