import type { ReactNode, Ref } from 'react';
import { ownText } from '../lib/ownText.css';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './DescriptionList.css';

export type { Passthrough };

export interface DescriptionListItem {
  /** What it is: "Terms accepted". */
  term: ReactNode;
  /** What is known of it. Line breaks in a text are kept. */
  description: ReactNode;
  /** An explanation under it, in smaller type. */
  note?: ReactNode;
  /** The description is an amount or a number, at the end of its line. */
  figure?: boolean | undefined;
}

export interface DescriptionListProps extends Passthrough<'dl'> {
  /** `m` for a list that stands alone on its page, with more room between its rows. */
  size?: 'm' | 's' | undefined;
  /** Empty ones are left out: `paidAt && { term: 'Paid', description: paidAt }`. */
  items: readonly (DescriptionListItem | '' | false | null | undefined)[];
  ref?: Ref<HTMLDListElement> | undefined;
}

/** Terms and their descriptions in two columns, or in one where the list is narrower than 320 px. Its text is as large as that around it. */
export function DescriptionList({ items, size = 's', className, ...root }: DescriptionListProps) {
  return (
    <dl {...root} className={classes(css.list, css.size[size], className)}>
      {items.map((item, at) =>
        item ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term may be a node, and a row keeps nothing of its own.
          <div key={at} className={classes(css.row, item.figure && css.figures)}>
            <dt className={css.term}>{item.term}</dt>
            <dd className={css.description}>
              {item.note ? <span className={ownText}>{item.description}</span> : item.description}
              {item.note ? ' ' : null}
              {item.note ? <small className={css.note}>{item.note}</small> : null}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
