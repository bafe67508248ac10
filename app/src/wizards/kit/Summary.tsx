import { OrderSummary } from '@agency-site/ui/OrderSummary';
import '@agency-site/ui/OrderSummary.css';
import type { ReactNode } from 'react';
import type { SummaryView } from './summaryView.ts';
import { useFollowing } from './useFollowing.ts';

interface SummaryProps {
  view: SummaryView;
  /** How the rest is paid. */
  note?: ReactNode;
  /** The purchase buttons. */
  children?: ReactNode;
}

/** A bill of the domain as a receipt: each line with the rule that made it, and a way to change it. */
export function Summary({ view: { total, ...view }, note, children }: SummaryProps) {
  const { lines, due, later } = useFollowing(view);
  return (
    <OrderSummary
      title="Order summary"
      caption="Prices in euro"
      empty="What you choose appears here, each line with its price."
      lines={lines}
      total={total}
      due={due}
      later={later}
      note={lines.length === 0 ? undefined : note}
      sticky
    >
      {children}
    </OrderSummary>
  );
}
