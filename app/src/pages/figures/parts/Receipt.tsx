import { OrderSummary } from '@agency-site/ui/OrderSummary';
import type { ReactNode } from 'react';
import { summaryView } from '../../../wizards/kit/summaryView.ts';
import type { SampleOrder } from './sampleOrders.ts';

interface ReceiptProps {
  order: SampleOrder;
  /** Opposite the title. */
  caption?: string;
  className?: string;
  /** 2 right below the headline of the page. */
  headingLevel?: 2 | 3;
  /** Only labels and amounts: no rule under a line, and no balance. */
  isBrief?: boolean;
  /** A last line of small print. */
  note?: string;
  /** What follows the label of the nth amount: those of the lines, the total, the deposit, the balance. */
  mark?: (amount: number) => ReactNode;
}

/** A receipt of a sample order, as the wizards show it. */
export function Receipt({
  order: { title, price, due },
  caption,
  className,
  headingLevel = 3,
  isBrief = false,
  note,
  mark = () => null,
}: ReceiptProps) {
  const view = summaryView(price, due);
  const count = view.lines.length;
  const marked = (label: ReactNode, amount: number) => (
    <>
      {label}
      {mark(amount)}
    </>
  );
  return (
    <OrderSummary
      title={title}
      headingLevel={headingLevel}
      caption={caption}
      className={className}
      lines={view.lines.map(({ explanation, rule, ...line }, at) => ({
        ...line,
        rule: isBrief ? undefined : rule,
        label: marked(line.label, at),
      }))}
      totalLabel={marked('Total', count)}
      total={view.total}
      due={view.due && { ...view.due, explanation: undefined, label: marked(view.due.label, count + 1) }}
      later={isBrief ? undefined : view.later && { ...view.later, label: marked(view.later.label, count + 2) }}
      note={note}
    />
  );
}
