import { type ReactNode, type Ref, useId } from 'react';
import { BarredIcon, TickIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import { spoken } from '../lib/spoken.css';
import * as css from './PackageCard.css';

export type { Passthrough };

export interface PackageCardProps extends Passthrough {
  /** One answer of its group, or several. */
  type: 'radio' | 'checkbox';
  /** Shared by the group. */
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The accessible name of the choice. */
  title: string;
  /** Why it stands out: "Popular". */
  badge?: string | undefined;
  /** What it costs, as ready words: "€500", "€600–€1,000". */
  price?: ReactNode;
  /** What it cost before, struck through. Shown as given: leave it out unless it is really more. */
  was?: ReactNode;
  /** Read before `was`, where a strike cannot be heard. */
  wasLabel?: string;
  /** A line under the price: "€1,600 in your quote". */
  note?: ReactNode;
  /** "Delivered in 14–21 days". */
  delivery?: ReactNode;
  description?: ReactNode;
  /** What comes with it, a few words each. */
  features?: readonly string[] | undefined;
  /** Why the card cannot be chosen now: "Budget Exceeded". Disables and strikes it. */
  unavailable?: string | undefined;
  /** The longer explanation under the reason: "Needs €2,400, and €1,500 of your budget remains." */
  unavailableNote?: ReactNode;
  /** `raised` lifts one card of a group above the others. */
  emphasis?: 'plain' | 'raised' | undefined;
  /** Placement by the parent, on the root. */
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice shown as a card: what it is, what it costs, what comes with it, and why it cannot be chosen. */
export function PackageCard({
  type,
  checked,
  onChange,
  title,
  badge,
  price,
  was,
  wasLabel = 'Was',
  note,
  delivery,
  description,
  features = [],
  unavailable,
  unavailableNote,
  emphasis = 'plain',
  className,
  ...input
}: PackageCardProps) {
  const id = useId();
  const state = unavailable ? 'unavailable' : checked ? 'checked' : 'unchecked';
  return (
    <div className={classes(css.root, className)} data-state={state}>
      <div className={classes(css.card, css.emphasis[emphasis])}>
        <div className={css.top}>
          <div className={css.names}>
            <label className={css.title}>
              <input
                {...input}
                className={css.input}
                type={type}
                checked={checked}
                disabled={Boolean(unavailable)}
                aria-describedby={classes(
                  badge && `${id}-badge`,
                  `${id}-facts`,
                  description ? `${id}-more` : undefined,
                  input['aria-describedby'],
                )}
                onChange={(event) => onChange(event.target.checked)}
              />
              {title}
            </label>
            {badge ? (
              <span id={`${id}-badge`} className={css.badge}>
                {badge}
              </span>
            ) : null}
          </div>
          <span className={classes(css.mark, css.shape[type])}>
            {unavailable ? null : <TickIcon className={css.tick} />}
          </span>
        </div>
        <div id={`${id}-facts`} className={css.facts}>
          {price || was ? (
            <p className={css.prices}>
              {price ? <span className={css.price}>{price}</span> : null}{' '}
              {was ? (
                <s className={css.was}>
                  <span className={spoken}>{wasLabel}</span> {was}
                </s>
              ) : null}
            </p>
          ) : null}
          {note ? <p className={css.note}>{note}</p> : null}
          {delivery ? <p className={css.delivery}>{delivery}</p> : null}
          {unavailable ? (
            <p className={css.reason}>
              <BarredIcon />
              {unavailable}
            </p>
          ) : null}
          {unavailable && unavailableNote ? <p className={css.reasonNote}>{unavailableNote}</p> : null}
        </div>
        {description || features.length > 0 ? (
          <div className={css.more}>
            {description ? (
              <p id={`${id}-more`} className={css.description}>
                {description}
              </p>
            ) : null}
            {features.length > 0 ? (
              <ul className={css.features}>
                {features.map((feature) => (
                  <li key={feature} className={css.feature}>
                    {feature}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
