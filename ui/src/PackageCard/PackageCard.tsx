import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../lib/Choice';
import { note as noteClass, price as priceClass, prices } from '../lib/choice.css';
import type { Passthrough } from '../lib/passthrough';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './PackageCard.css';

export type { ChoiceProps, Passthrough };

export interface PackageCardProps extends ChoiceProps {
  /** One answer of its group, or several. */
  type: 'radio' | 'checkbox';
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
  /** `raised` lifts one card of a group above the others. */
  emphasis?: 'plain' | 'raised' | undefined;
}

/** A choice shown as a card: what it is, what it costs, what comes with it, and why it cannot be chosen. */
export function PackageCard({
  price,
  was,
  wasLabel = 'Was',
  note,
  delivery,
  emphasis = 'plain',
  ...choice
}: PackageCardProps) {
  return (
    <Choice {...choice} cardClass={css.emphasis[emphasis]}>
      {was ? (
        <p className={prices}>
          <span className={priceClass}>{price}</span>{' '}
          <s className={css.was}>
            <span className={visuallyHidden}>{wasLabel}</span> {was}
          </s>
        </p>
      ) : price ? (
        <p className={priceClass}>{price}</p>
      ) : null}
      {note ? <p className={noteClass}>{note}</p> : null}
      {delivery ? <p className={css.delivery}>{delivery}</p> : null}
    </Choice>
  );
}
