import type { ReactNode } from 'react';
import * as css from './facts.css';

interface FactsProps {
  of: readonly { name: string; value: ReactNode; way?: ReactNode }[];
  className?: string;
}

/** Names and their values between hairlines, and at the end of a line what can be done about it. */
export const Facts = ({ of, className = '' }: FactsProps) => (
  <dl className={`${css.facts} ${className}`}>
    {of.map(({ name, value, way }) => (
      <div key={name} className={css.fact}>
        <dt className={css.term}>{name}</dt>
        <dd className={css.value}>{value}</dd>
        {way && <dd className={css.way}>{way}</dd>}
      </div>
    ))}
  </dl>
);
