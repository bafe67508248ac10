import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { guttersOf } from '../lib/Gutter';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './OrderSummary.css';

export type { Passthrough };

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
  /** How the amount came about, at length: unfolds under the line when asked for. */
  explanation?: ReactNode;
  /** Asks for it. Read with the line's own label: "Why this price? Trinity Core". */
  explanationLabel?: string | undefined;
}

/** An amount due now or later. */
export interface OrderSummaryDue {
  label: ReactNode;
  amount: ReactNode;
  rule?: ReactNode;
  /** How the amount came about, as on a line. */
  explanation?: ReactNode;
  /** Asks for it: "Why this deposit?". */
  explanationLabel?: string | undefined;
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

interface LineProps extends Omit<OrderSummaryLine, 'id'> {
  className: string;
  gutter?: ReactNode;
}

function Line({
  className,
  gutter,
  label,
  amount,
  rule,
  kind,
  edit,
  explanation,
  explanationLabel = 'Why this price?',
}: LineProps) {
  const id = useId();
  return (
    <div className={className} data-kind={kind}>
      <dt className={css.label}>
        {gutter}
        <span id={id}>{label}</span>
      </dt>
      <dd className={css.amount}>{amount}</dd>
      {rule ? <dd className={classes(css.small, css.rule)}>{rule}</dd> : null}
      {edit ? (
        <dd className={css.edit}>
          <button
            id={`${id}-edit`}
            type="button"
            className={css.link}
            aria-labelledby={`${id}-edit ${id}`}
            onClick={() => edit.onEdit()}
          >
            {edit.label ?? 'Change'}
          </button>
        </dd>
      ) : null}
      {explanation ? (
        <dd className={classes(css.small, css.rule)}>
          <details className={css.why}>
            <summary id={`${id}-why`} className={css.link} aria-labelledby={`${id}-why ${id}`}>
              {explanationLabel}
            </summary>
            <div>{explanation}</div>
          </details>
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
  // A new total beside the same lines leaves them as they are.
  const drawn = useMemo(() => {
    const gutter = guttersOf(lines);
    return lines.map((line, index) => <Line key={line.id} {...line} className={css.line} gutter={gutter(index)} />);
  }, [lines]);
  return (
    <section {...rest} className={classes(css.root, sticky && css.sticky, className)} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {caption ? <span className={css.small}>{caption}</span> : null}
      </header>
      {lines.length > 0 ? (
        <dl className={css.lines}>{drawn}</dl>
      ) : empty ? (
        <p className={classes(css.small, css.empty)}>{empty}</p>
      ) : null}
      <p className={css.total}>
        <span className={css.title}>{totalLabel}</span>
        <output className={css.sum} aria-live="polite">
          {/* New words are a new element, so that they settle in. */}
          <span key={String(total)} className={css.figure}>
            {total}
          </span>
        </output>
      </p>
      {due || later ? (
        <dl className={css.stub}>
          {due ? <Line {...due} className={css.due} /> : null}
          {later ? <Line {...later} className={css.due} /> : null}
        </dl>
      ) : null}
      {children ? <div className={css.after}>{children}</div> : null}
      {note ? <p className={classes(css.small, css.after)}>{note}</p> : null}
    </section>
  );
}
