import type { ReactNode } from 'react';
import * as css from './descriptionList.css';

export interface DescriptionItem {
  name: string;
  value: ReactNode;
  /** An explanation under the value. */
  note?: string | undefined;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `columns`: as wide as the page. `compact`: for a panel. `inline`: side by side, without rules. */
  layout?: 'columns' | 'compact' | 'inline';
  className?: string;
}

const hasActions = (layout: string, items: readonly DescriptionItem[]) =>
  layout === 'columns' && items.some(({ action }) => action);

/** Names and their values: a `dl`. */
export const DescriptionList = ({ items, layout = 'columns', className = '' }: DescriptionListProps) => (
  <dl className={`${css.layouts[layout]} ${hasActions(layout, items) ? css.acting : ''} ${className}`}>
    {items.map(({ name, value, note, action }) => (
      <div key={name} className={css.items[layout]}>
        <dt className={layout === 'columns' ? css.wideTerm : css.term}>{name}</dt>
        <dd className={css.value}>
          {value}
          {note && <span className={css.note}>{note}</span>}
        </dd>
        {action && <dd className={css.action}>{action}</dd>}
      </div>
    ))}
  </dl>
);
