import { type ReactNode, type Ref, useId } from 'react';
import * as css from './choice.css';
import { UnavailableIcon } from './icons';
import { classes, type Passthrough } from './passthrough';

export interface ChoiceProps extends Passthrough {
  /** Shared by the group. */
  name: string;
  value: string;
  checked: boolean;
  title: string;
  /** A second, smaller line of the title, and part of the accessible name: the product behind "Know where your money goes". */
  subtitle?: string | undefined;
  /** A small picture before the title. Decorative: screen readers skip it. */
  icon?: ReactNode;
  description?: ReactNode;
  /** What is included, a few words each. */
  features?: readonly string[] | undefined;
  /** Why the card cannot be chosen now: "Budget Exceeded". Disables and strikes it. */
  unavailable?: string | undefined;
  /** The longer explanation under the reason: "Needs €2,400, and €1,500 of your budget remains." */
  unavailableNote?: ReactNode;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface ChoiceCardProps extends ChoiceProps {
  type: 'radio' | 'checkbox';
  onChange: (checked: boolean) => void;
  badge?: string | undefined;
  cardClass?: string | undefined;
  /** Price and other facts: part of its description, like badge, reason and description. */
  children?: ReactNode;
  /** What choosing it does: read after the title, as part of the name. */
  action?: ReactNode;
}

/** A native radio button or checkbox that fills its card. */
export function Choice({
  type,
  checked,
  onChange,
  title,
  subtitle,
  icon,
  badge,
  children,
  description,
  features = [],
  unavailable,
  unavailableNote,
  action,
  cardClass,
  className,
  ...input
}: ChoiceCardProps) {
  const id = useId();
  const state = unavailable ? 'unavailable' : checked ? 'checked' : 'unchecked';
  return (
    <div className={classes(css.root, className)} data-state={state}>
      <div className={classes(css.card, cardClass)}>
        <div className={css.names}>
          {icon ? (
            <span className={css.icon} aria-hidden>
              {icon}
            </span>
          ) : null}
          <label id={action ? `${id}-title` : undefined} className={css.title}>
            <input
              {...input}
              className={css.input}
              type={type}
              checked={checked}
              disabled={Boolean(unavailable)}
              aria-labelledby={action ? `${id}-title ${id}-action` : undefined}
              aria-describedby={classes(
                badge && `${id}-badge`,
                `${id}-facts`,
                description ? `${id}-more` : undefined,
                input['aria-describedby'],
              )}
              onChange={(event) => onChange(event.target.checked)}
            />
            {subtitle ? `${title} ` : title}
            {subtitle ? <span className={css.subtitle}>{subtitle}</span> : null}
          </label>
          {badge ? (
            <span id={`${id}-badge`} className={css.badge}>
              {badge}
            </span>
          ) : null}
        </div>
        <span className={css.cornerMark[type]} />
        <div id={`${id}-facts`} className={css.facts}>
          {children}
          {unavailable ? (
            <p className={css.reason}>
              <UnavailableIcon />
              {unavailable}
            </p>
          ) : null}
          {unavailable && unavailableNote ? <p className={css.reasonNote}>{unavailableNote}</p> : null}
        </div>
        {description ? (
          <p id={`${id}-more`} className={css.description}>
            {description}
          </p>
        ) : null}
        {features.length > 0 ? (
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        {action ? (
          <p id={`${id}-action`} className={css.foot}>
            {action}
          </p>
        ) : null}
      </div>
    </div>
  );
}
