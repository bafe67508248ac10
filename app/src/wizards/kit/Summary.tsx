import { OrderSummary } from '@agency-site/ui/OrderSummary';
import '@agency-site/ui/OrderSummary.css';
import type { ReactNode } from 'react';
import type { SummaryView } from './summaryView.ts';
import { useDeferredData } from './useDeferredData.ts';

export interface SummaryProps {
  view: SummaryView;
  title?: string;
  /** Shown while nothing is chosen. */
  empty?: string;
  /** How the balance is paid. */
  note?: ReactNode;
  /** Opposite the title. */
  caption?: string | undefined;
  /** On Review: folds its lines on a phone. In a wide window a long one scrolls with the page, so that its end can be seen. */
  folds?: boolean;
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
  folds = false,
  children,
}: SummaryProps) {
  const { lines, due, later } = useDeferredData({ lines: view.lines, due: view.due, later: view.later });
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
      sticky={!folds || lines.length < 5}
      folds={folds}
    >
      {children}
    </OrderSummary>
  );
}
