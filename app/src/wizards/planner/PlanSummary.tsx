import { OrderSummary } from '@agency-site/ui/OrderSummary';
import '@agency-site/ui/OrderSummary.css';
import type { ReactNode } from 'react';
import { useFollowing } from '../kit/useFollowing.ts';
import type { PlanView } from './planView.ts';

interface PlanSummaryProps {
  view: PlanView;
  /** How the rest is paid. */
  note?: ReactNode;
  /** The purchase buttons. */
  children?: ReactNode;
}

/** The plan as a receipt: each part with the rule behind its amount, and a way to change it. */
export function PlanSummary({ view: { glance, total, totalLabel, ...view }, note, children }: PlanSummaryProps) {
  return (
    <OrderSummary
      {...useFollowing(view)}
      totalLabel={totalLabel}
      total={total}
      title="Your plan"
      caption="Prices in euro"
      empty="What you choose appears here, each part with what it takes from your budget."
      note={note}
      sticky
    >
      {children}
    </OrderSummary>
  );
}
