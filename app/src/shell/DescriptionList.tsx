import type { ReactNode } from 'react';
import * as css from './descriptionList.css';

interface DescriptionListProps {
  /** `action`: what can be done about the value, at the end of its line. */
  items: readonly { name: string; value: ReactNode; action?: ReactNode }[];
  className?: string;
}

/** Names and their values between hairlines: a `dl`. */
export const DescriptionList = ({ items, className = '' }: DescriptionListProps) => (
  <dl className={`${css.list} ${className}`}>
    {items.map(({ name, value, action }) => (
      <div key={name} className={css.item}>
        <dt className={css.term}>{name}</dt>
        <dd className={css.value}>{value}</dd>
        {action && <dd className={css.action}>{action}</dd>}
      </div>
    ))}
  </dl>
);
