import type { OrderSummaryProps } from '@agency-site/ui/OrderSummary';
import { formatEuro } from '../../domain/money.ts';
import type { DueNow, Price } from '../../domain/pricing/price.ts';

/** A bill formatted for the order summary. */
export interface SummaryView
  extends Required<Pick<OrderSummaryProps, 'lines' | 'total' | 'due' | 'later'>>,
    Pick<OrderSummaryProps, 'totalLabel'> {
  /** The bill in short, for the bottom bar of a narrow screen. */
  glance: { total: string; note: string };
}

/**
 * Formats a bill for the order summary.
 * @param onChange goes to the step where a line was chosen; without it, no line can be changed
 * @param least euro: where prices start, shown while nothing has a price
 * @param chosen what is already chosen while nothing has a price
 */
export function summaryView(
  { lines, total }: Price,
  due: DueNow,
  onChange?: (step: string) => void,
  least = 0,
  chosen = 'Nothing chosen yet',
): SummaryView {
  const empty = lines.length === 0;
  return {
    lines: lines.map(({ id, label, amount, rule, why, kind, step }) => ({
      id,
      label,
      rule,
      explanation: why,
      explanationLabel: kind === 'discount' ? 'Why this discount?' : undefined,
      amount: formatEuro(amount),
      kind,
      edit: step === undefined || !onChange ? undefined : { onEdit: () => onChange(step) },
    })),
    total: empty ? `from ${formatEuro(least)}` : formatEuro(total),
    due: empty
      ? undefined
      : {
          label: 'Deposit due today',
          amount: formatEuro(due.amount),
          rule: due.rule,
          explanation: due.why,
          explanationLabel: 'Why this deposit?',
        },
    later: empty ? undefined : { label: 'Later', amount: formatEuro(due.later) },
    glance: {
      total: empty ? `From ${formatEuro(least)}` : formatEuro(total),
      note: empty ? chosen : `Deposit today ${formatEuro(due.amount)}`,
    },
  };
}
