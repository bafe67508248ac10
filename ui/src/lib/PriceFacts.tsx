import type { ReactNode } from 'react';
import { note as noteClass, price as priceClass, prices } from './choice.css';
import { ownText } from './ownText.css';
import { delivery as deliveryClass, was as wasClass } from './price.css';
import { visuallyHidden } from './visuallyHidden.css';

export interface PriceFactsProps {
  /** The price, formatted: "€500", "€600–€1,000". */
  price?: ReactNode;
  /** What it cost before, struck through. Shown as given: leave it out unless it is higher. */
  was?: ReactNode;
  /** Announced before `was`, because strikethrough isn't. */
  wasLabel?: string | undefined;
  /** A line under the price: "€1,600 in your quote". */
  note?: ReactNode;
  /** "Delivered in 14–21 days". */
  delivery?: ReactNode;
}

/** The price of a card, and the lines below it. */
export const PriceFacts = ({ price, was, wasLabel, note, delivery }: PriceFactsProps) => (
  <>
    {was ? (
      <p className={prices}>
        <span className={priceClass}>{price}</span>{' '}
        <s className={wasClass}>
          <span className={visuallyHidden}>{wasLabel}</span> <span className={ownText}>{was}</span>
        </s>
      </p>
    ) : price ? (
      <p className={priceClass}>{price}</p>
    ) : null}
    {note ? <p className={noteClass}>{note}</p> : null}
    {delivery ? <p className={deliveryClass}>{delivery}</p> : null}
  </>
);
