import { formatEuro } from '../../../domain/money.ts';
import { type TradeId, trades } from '../../../domain/trades.ts';
import type { OrderView } from './order.ts';
import type { PartId } from './parts.ts';

const drawn: Readonly<Record<PartId, string>> = {
  brand: 'the brand on its sign',
  website: 'a website on a phone',
  system: 'a system on a tablet',
  campaign: 'a poster',
};

/** Texts of the receipt, apart from the page's: its island loads no others. */
export const streetWords = {
  trades: 'I run a',
  receipt: 'Your order so far',
  head: 'For your',
  unit: 'Prices in euro',
  parts: { brand: 'Brand', website: 'Website', system: 'System', campaign: 'Campaign' },
  withWebsite: 'Comes with the website',
  total: 'Total',
  deposit: 'Deposit today',
  later: (euro: number) => `Later ${formatEuro(euro)}.`,
  blank: 'Switch something on to see its price.',
  go: 'Continue with this',
  goBlank: 'Start with nothing chosen',
  added: (part: PartId) => `Drawn: ${drawn[part]}.`,
  removed: (part: PartId) => `Removed: ${drawn[part]}.`,
  moved: (trade: TradeId) => `Now drawn for a ${trades[trade].word}.`,
  sum: ({ total, due }: OrderView) =>
    total > 0 ? `Total ${formatEuro(total)}, deposit today ${formatEuro(due.amount)}.` : 'Nothing is switched on.',
} as const;
