import type { ReactNode, Ref } from 'react';
import * as css from './choice.css';
import { UnavailableIcon } from './icons';
import { ownText } from './ownText.css';
import { classes, type Passthrough } from './passthrough';

/** What a card says, whether it can be chosen or not. */
export interface CardContent {
  /** A second, smaller line of the title, and part of the accessible name: the product behind "Know where your money goes". */
  subtitle?: string | undefined;
  /** A small picture before the title. Decorative: screen readers skip it. */
  icon?: ReactNode;
  description?: ReactNode;
  /** What is included, a few words each. */
  features?: readonly ReactNode[] | undefined;
}

interface CardProps extends Omit<CardContent, 'subtitle'>, Passthrough {
  badge?: string | undefined;
  unavailable?: string | undefined;
  unavailableNote?: ReactNode;
  /** For the parts that describe an input: `${id}-badge`, `${id}-facts`, `${id}-more` and `${id}-action`. */
  describes?: string | undefined;
  surfaceClass: string;
  /** The title, as a label or a heading. */
  head: ReactNode;
  mark?: ReactNode;
  /** Price and other facts. */
  facts: ReactNode;
  /** Above the foot: what is due, and when. */
  due?: ReactNode;
  /** Stays at the bottom of the card. */
  foot?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The drawing of every card. */
export function Card({
  icon,
  badge,
  description,
  features,
  unavailable,
  unavailableNote,
  describes,
  surfaceClass,
  head,
  mark,
  facts,
  due,
  foot,
  className,
  ...root
}: CardProps) {
  const part = (name: string) => describes && describes + name;
  return (
    <div {...root} className={classes(css.root, className)}>
      <div className={surfaceClass} data-part="surface">
        <div className={css.names} data-part="names">
          {icon ? (
            <span className={css.icon} data-part="icon" aria-hidden>
              {icon}
            </span>
          ) : null}
          {head}
          {badge ? (
            <span id={part('-badge')} className={css.badge} data-part="badge">
              {badge}
            </span>
          ) : null}
        </div>
        {mark}
        <div id={part('-facts')} className={css.facts} data-part="facts">
          {facts}
          {unavailable ? (
            <p className={css.refusal}>
              <span className={css.reason}>
                <UnavailableIcon />
                <span className={ownText}>{unavailable}</span>
              </span>{' '}
              {unavailableNote ? <span className={css.reasonNote}>{unavailableNote}</span> : null}
            </p>
          ) : null}
        </div>
        {description ? (
          <p id={part('-more')} className={css.description} data-part="description">
            {description}
          </p>
        ) : null}
        {features?.length ? (
          <ul className={css.features} data-part="features">
            {features.map((feature, at) => (
              <li key={typeof feature === 'string' ? feature : at} data-part="feature">
                {feature}
              </li>
            ))}
          </ul>
        ) : null}
        {foot ? (
          <div className={css.foot}>
            {due}
            <div id={part('-action')}>{foot}</div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
