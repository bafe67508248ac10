import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { guttersOf } from '../lib/Gutter';
import { UnfoldIcon } from '../lib/icons';
import { ownText } from '../lib/ownText.css';
import { classes, type Passthrough } from '../lib/passthrough';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './OrderSummary.css';

export type { Passthrough };

export interface OrderSummaryLine {
  id: string;
  label: ReactNode;
  /** Ready words: "€600", "−€220". */
  amount?: ReactNode;
  /** Why it costs this, in small type: "Middle of €1,200–€2,000". */
  rule?: ReactNode;
  /** A discount is shown in the accent colour, and the strands of the charges join at the first one. */
  kind?: 'charge' | 'discount' | undefined;
  /** Opens the step where the line was chosen. Its name includes the line's label: "Change Trinity Core". */
  edit?: { label?: string | undefined; onEdit: () => void } | undefined;
  /** How the amount was worked out: expands below the rule, which is its button. */
  explanation?: ReactNode;
  /**
   * What the button answers, for screen readers; without a rule it is what is seen. The name of the button includes rule and
   * label of the line: "Why this price? Middle of €1,200–€2,000 Platform, Full System".
   */
  explanationLabel?: string | undefined;
}

/** An amount due now or later. */
export interface OrderSummaryDue {
  label: ReactNode;
  amount: ReactNode;
  rule?: ReactNode;
  /** How the amount was worked out, as on a line. */
  explanation?: ReactNode;
  /** The label that expands it: "Why this deposit?". */
  explanationLabel?: string | undefined;
}

export interface OrderSummaryProps extends Passthrough<'section'> {
  title?: string | undefined;
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The kind of document, opposite the title: "Quote". */
  caption?: ReactNode;
  lines: readonly OrderSummaryLine[];
  /** Shown in place of the lines while there are none. */
  empty?: ReactNode;
  totalLabel?: ReactNode;
  /** The label of `edit`, where a line has none of its own. */
  changeLabel?: string | undefined;
  /** The label of `explanation`, where a line has none of its own. */
  explanationLabel?: string | undefined;
  /** Announced when it changes. The component adds nothing up. */
  total: ReactNode;
  /** "Deposit due today". */
  due?: OrderSummaryDue | undefined;
  /** What is left to pay after that. */
  later?: OrderSummaryDue | undefined;
  /** A last line of small print. */
  note?: ReactNode;
  /** Stays in view while its column scrolls. Below other columns it has none of its own to move in, if they are rows of a grid. */
  sticky?: boolean | undefined;
  /** The purchase form or button. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

interface LineProps extends Omit<OrderSummaryLine, 'id'> {
  className: string;
  gutter?: ReactNode;
}

function Line({ className, gutter, label, amount, rule, kind, edit, explanation, explanationLabel }: LineProps) {
  const id = useId();
  return (
    <div className={className} data-kind={kind}>
      <dt className={css.label}>
        {gutter}
        <span id={id} className={ownText} data-part="label">
          {label}
        </span>
      </dt>
      <dd className={css.amount}>{amount}</dd>
      {explanation ? (
        <dd className={classes(css.small, css.asked)}>
          <details className={css.why} suppressHydrationWarning>
            <summary id={`${id}-why`} className={css.ask} aria-labelledby={`${id}-why ${id}`}>
              <span className={css.question}>
                <UnfoldIcon className={classes(css.arrow, css.inline)} />
                <span className={rule ? visuallyHidden : ownText}>{explanationLabel}</span>{' '}
                <span className={ownText}>{rule}</span>
              </span>
            </summary>
            <div data-part="explanation">{explanation}</div>
          </details>
        </dd>
      ) : rule ? (
        <dd className={classes(css.small, css.rule)}>{rule}</dd>
      ) : null}
      {edit ? (
        <dd className={css.edit}>
          <button
            id={`${id}-edit`}
            type="button"
            className={css.link}
            aria-labelledby={`${id}-edit ${id}`}
            onClick={() => edit.onEdit()}
          >
            {edit.label}
          </button>
        </dd>
      ) : null}
    </div>
  );
}

/** A receipt: lines with the reason for each price, the total, and what is due now and later. */
export function OrderSummary({
  title = 'Order summary',
  headingLevel = 2,
  caption,
  lines,
  empty,
  totalLabel = 'Total',
  changeLabel = 'Change',
  explanationLabel = 'Why this price?',
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
  // A new total with the same lines doesn't render them again.
  const drawn = useMemo(() => {
    const gutter = guttersOf(lines);
    return lines.map(({ edit, ...line }, index) => (
      <Line
        key={line.id}
        {...line}
        edit={edit && { ...edit, label: edit.label ?? changeLabel }}
        explanationLabel={line.explanationLabel ?? explanationLabel}
        className={css.line}
        gutter={gutter(index)}
      />
    ));
  }, [lines, changeLabel, explanationLabel]);
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
        <output className={classes(css.sum, lines.length === 0 && css.nothing)} aria-live="polite">
          {/* A new element for a new text, so that it animates in. */}
          <span key={String(total)} className={css.figure}>
            {total}
          </span>
        </output>
      </p>
      {due || later ? (
        <dl className={css.stub}>
          {due ? (
            <Line {...due} explanationLabel={due.explanationLabel ?? explanationLabel} className={css.due} />
          ) : null}
          {later ? (
            <Line {...later} explanationLabel={later.explanationLabel ?? explanationLabel} className={css.due} />
          ) : null}
        </dl>
      ) : null}
      {children ? <div className={css.after}>{children}</div> : null}
      {note ? <p className={classes(css.small, css.after)}>{note}</p> : null}
    </section>
  );
}
