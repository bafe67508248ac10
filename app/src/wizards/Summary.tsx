import { OrderSummary } from '@agency-site/ui';
import type { ReactNode } from 'react';
import { formatEuro } from '../domain/money.ts';
import type { DueNow, Price } from '../domain/pricing/price.ts';

interface SummaryProps {
  price: Price;
  due: DueNow;
  /** Leads to the step where a line is chosen. */
  onChange: (step: string) => void;
  /** How the rest is paid. */
  note?: ReactNode;
  /** The purchase buttons. */
  children?: ReactNode;
}

/** A bill of the domain as a receipt: each line with the rule that made it, and a way to change it. */
export function Summary({ price, due, onChange, note, children }: SummaryProps) {
  const empty = price.lines.length === 0;
  return (
    <OrderSummary
      title="Order summary"
      caption="Prices in euro"
      empty="What you choose appears here, each line with its price."
      lines={price.lines.map(({ id, label, amount, rule, kind, step }) => ({
        id,
        label,
        rule,
        amount: formatEuro(amount),
        kind,
        edit: step === undefined ? undefined : { onEdit: () => onChange(step) },
      }))}
      total={formatEuro(price.total)}
      due={empty ? undefined : { label: 'Deposit due today', amount: formatEuro(due.amount), rule: due.rule }}
      later={empty ? undefined : { label: 'Later', amount: formatEuro(due.later) }}
      note={empty ? undefined : note}
      sticky
    >
      {children}
    </OrderSummary>
  );
}
