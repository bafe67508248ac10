import type { ReactNode } from 'react';
import * as css from './facts.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** What explains the value, under it. */
  note?: string | undefined;
}

interface FactsProps {
  of: readonly Fact[];
  /** Between hairlines, or beside each other. */
  as?: 'list' | 'row';
}

/** Names and their values. */
export function Facts({ of, as = 'list' }: FactsProps) {
  return (
    <dl className={as === 'list' ? css.list : css.row}>
      {of.map(({ name, value, note }) => (
        <div key={name} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            {value}
            {note ? <span className={css.note}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
