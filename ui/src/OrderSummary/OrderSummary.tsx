import { type ReactNode, type Ref, useId } from 'react';
import { classes, type Passthrough } from '../lib/passthrough';
import { useChange } from '../lib/useChange';
import * as css from './OrderSummary.css';

export interface OrderSummaryLine {
  id: string;
  label: ReactNode;
  /** Ready words: "€600", "−€220". */
  amount?: ReactNode;
  /** Why it costs this, in small type: "Middle of €1,200–€2,000". */
  rule?: ReactNode;
  /** A discount is money saved: it comes in the accent, and the strands of the charges join in the first one. */
  kind?: 'charge' | 'discount' | undefined;
  /** Leads back to where the line was chosen. Read as the label with the line's own: "Change Trinity Core". */
  edit?: { label?: string | undefined; onEdit: () => void } | undefined;
}

/** An amount due now or later. */
export interface OrderSummaryDue {
  label: ReactNode;
  amount: ReactNode;
  rule?: ReactNode;
}

export interface OrderSummaryProps extends Passthrough {
  title?: string;
  headingLevel?: 2 | 3 | undefined;
  /** What kind of paper it is, opposite the title: "Quote". */
  caption?: ReactNode;
  lines: readonly OrderSummaryLine[];
  /** Shown in place of the lines while there are none. */
  empty?: ReactNode;
  totalLabel?: ReactNode;
  /** Announced when it changes. Nothing is added up here. */
  total: ReactNode;
  /** "Deposit due today". */
  due?: OrderSummaryDue | undefined;
  /** What is left to pay after that. */
  later?: OrderSummaryDue | undefined;
  /** A last line of small print. */
  note?: ReactNode;
  /** Stays in view while its column scrolls, on a wide screen. */
  sticky?: boolean | undefined;
  /** The purchase form or button. */
  children?: ReactNode;
  /** Placement by the parent, on the root. */
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const lanes = ['a', 'b', 'c'] as const;

function Line({ line, lane }: { line: OrderSummaryLine; lane: (typeof lanes)[number] | undefined }) {
  const id = useId();
  return (
    <div className={css.line} data-kind={line.kind ?? 'charge'} data-lane={lane}>
      <dt id={id} className={css.label}>
        {line.label}
      </dt>
      <dd className={css.amount}>{line.amount}</dd>
      {line.rule ? <dd className={css.rule}>{line.rule}</dd> : null}
      {line.edit ? (
        <dd className={css.edit}>
          <button
            type="button"
            id={`${id}-edit`}
            className={css.change}
            aria-labelledby={`${id}-edit ${id}`}
            onClick={line.edit.onEdit}
          >
            {line.edit.label ?? 'Change'}
          </button>
        </dd>
      ) : null}
    </div>
  );
}

/** A receipt: lines that say why they cost what they cost, the total, and what is due now and later. */
export function OrderSummary({
  title = 'Order summary',
  headingLevel = 2,
  caption,
  lines,
  empty,
  totalLabel = 'Total',
  total,
  due,
  later,
  note,
  sticky,
  children,
  className,
  ...rest
}: OrderSummaryProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const words = typeof total === 'object' ? undefined : total;
  const { count } = useChange(words);
  const charges = lines.filter((line) => line.kind !== 'discount');
  return (
    <section {...rest} className={classes(css.root, sticky && css.sticky, className)} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {caption ? <span className={css.caption}>{caption}</span> : null}
      </header>
      {lines.length === 0 && empty ? <p className={css.empty}>{empty}</p> : null}
      {lines.length > 0 ? (
        <dl className={css.lines} data-strands={Math.min(charges.length, 3)}>
          {lines.map((line) => (
            <Line key={line.id} line={line} lane={lanes[charges.indexOf(line) % 3]} />
          ))}
        </dl>
      ) : null}
      <p className={css.total}>
        <span className={css.totalLabel}>{totalLabel}</span>
        <output className={css.sum} aria-live="polite">
          <span key={count} className={css.figure} data-moved={count > 0 || undefined}>
            {total}
          </span>
        </output>
      </p>
      {due || later ? (
        <dl className={css.stub}>
          {[due, later].map((part, index) =>
            part ? (
              <div key={index === 0 ? 'due' : 'later'} className={index === 0 ? css.due : css.later}>
                <dt className={css.label}>{part.label}</dt>
                <dd className={css.amount}>{part.amount}</dd>
                {part.rule ? <dd className={css.rule}>{part.rule}</dd> : null}
              </div>
            ) : null,
          )}
        </dl>
      ) : null}
      {children ? <div className={css.slot}>{children}</div> : null}
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
}
