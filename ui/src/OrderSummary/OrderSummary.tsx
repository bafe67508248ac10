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

interface Strands {
  /** The strand that has its knot at this line. */
  lane?: string | undefined;
  /** The strands that come down from lines above. */
  run: string;
  /** Here the strands become one. */
  joins: boolean;
}

/**
 * Up to three strands run down the gutter, one from each charge. They join in the discounts at the end,
 * or else go on to the rule above the total.
 */
function strandsOf(lines: readonly OrderSummaryLine[]): Strands[] {
  const isCharge = (line: OrderSummaryLine) => line.kind !== 'discount';
  const charges = lines.filter(isCharge).length;
  const lanes = charges === 2 ? ['a', 'c'] : ['a', 'b', 'c'];
  const join = charges > 0 ? lines.findLastIndex(isCharge) + 1 : -1;
  let seen = 0;
  return lines.map((line, index) => {
    if (index >= join && join > 0) return { run: index > join ? 'one' : '', joins: index === join };
    const run = lanes.slice(0, seen).join(' ');
    return { run, joins: false, lane: isCharge(line) ? lanes[seen++ % lanes.length] : undefined };
  });
}

/** The curves in which the strands become one. */
function Join({ of }: { of: number }) {
  return (
    <svg
      className={css.join}
      width="22"
      height="28"
      viewBox="0 0 22 28"
      fill="none"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path className={css.strand.a} d="M4.75 0C4.75 12 11 9 11 20" />
      {of > 2 ? <path className={css.strand.b} d="M11 0v20" /> : null}
      {of > 1 ? <path className={css.strand.c} d="M17.25 0C17.25 12 11 9 11 20" /> : null}
    </svg>
  );
}

interface LineProps {
  line: OrderSummaryLine;
  strands: Strands | undefined;
  charges: number;
}

function Line({ line, strands, charges }: LineProps) {
  const id = useId();
  return (
    <div
      className={css.line}
      data-kind={line.kind ?? 'charge'}
      data-lane={strands?.lane}
      data-run={strands?.run || undefined}
      data-joins={strands?.joins || undefined}
    >
      <dt className={css.label}>
        {strands?.joins ? <Join of={charges} /> : null}
        <span id={id}>{line.label}</span>
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

function Due({ label, amount, rule, className }: OrderSummaryDue & { className: string }) {
  return (
    <div className={className}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.dueAmount}>{amount}</dd>
      {rule ? <dd className={css.rule}>{rule}</dd> : null}
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
  const { count } = useChange(typeof total === 'object' ? undefined : total);
  const strands = strandsOf(lines);
  const charges = strands.filter((of) => of.lane).length;
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
        <dl className={css.lines}>
          {lines.map((line, index) => (
            <Line key={line.id} line={line} strands={strands[index]} charges={charges} />
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
          {due ? <Due {...due} className={css.due} /> : null}
          {later ? <Due {...later} className={css.later} /> : null}
        </dl>
      ) : null}
      {children ? <div className={css.slot}>{children}</div> : null}
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
}
