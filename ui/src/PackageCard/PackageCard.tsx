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
  /** The price, formatted: "€500", "€600–€1,000". */
  price?: ReactNode;
  /** What it cost before, struck through. Shown as given: leave it out unless it is higher. */
  was?: ReactNode;
  /** Announced before `was`, because strikethrough isn't. */
  wasLabel?: string;
  /** A line under the price: "€1,600 in your quote". */
  note?: ReactNode;
  /** "Delivered in 14–21 days". */
  delivery?: ReactNode;
  /** `raised` lifts one card of a group above the others. */
  emphasis?: 'plain' | 'raised' | undefined;
}

/**
 * A radio button or checkbox as a card: title, price, features, and why it is unavailable. The parts of the cards in a
 * row align if their grid has no row gap and sets `--ag-card-container: normal`, `--ag-card-span: span 5` and
 * `--ag-card-rows: subgrid`.
 */
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
