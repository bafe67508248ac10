import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { type ReactNode, useDeferredValue } from 'react';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import type { SummaryView } from './summaryView.ts';

export interface SummaryProps {
  view: SummaryView;
  title?: string;
  /** Shown while nothing is chosen. */
  empty?: string;
  /** How the balance is paid. */
  note?: ReactNode;
  /** Opposite the title. */
  caption?: string | undefined;
  /** The purchase buttons. */
  children?: ReactNode;
}

/** The order summary: each line of the bill with its pricing rule and a Change button. */
export function Summary({
  view,
  title = 'Order summary',
  empty = 'What you choose appears here, each line with its price.',
  note,
  caption = 'Prices in euro',
  children,
}: SummaryProps) {
  // The new total is painted first, its lines in the next frame; not before hydration, so that nothing shifts.
  const deferred = useDeferredValue(view);
  const hydrated = useDeferredValue(useHydrated());
  const { lines, due, later } = hydrated ? deferred : view;
  return (
    <OrderSummary
      title={title}
      caption={caption}
      empty={empty}
      lines={lines}
      totalLabel={view.totalLabel}
      total={view.total}
      due={due}
      later={later}
      note={lines.length === 0 ? undefined : note}
      sticky
    >
      {children}
    </OrderSummary>
  );
}
