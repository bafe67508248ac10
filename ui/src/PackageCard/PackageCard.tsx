'use client';

import { Choice, type ChoiceProps } from '../lib/Choice';
import { useMessages } from '../lib/messages/messages';
import { PriceFacts, type PriceFactsProps } from '../lib/PriceFacts';
import type { Passthrough } from '../lib/passthrough';
import * as css from './PackageCard.css';

export type { ChoiceProps, Passthrough, PriceFactsProps };

export interface PackageCardProps extends ChoiceProps, PriceFactsProps {
  /** One answer of its group, or several. In a `ChoiceGroup` it is the group's. */
  type?: 'radio' | 'checkbox' | undefined;
  /** Why it stands out: "Popular". */
  badge?: string | undefined;
  /** `raised` lifts one card of a group above the others. */
  emphasis?: 'plain' | 'raised' | undefined;
}

/**
 * A radio button or checkbox as a card: title, price, features, and why it is unavailable. A `PriceCard` is the same card
 * without an input.
 */
export function PackageCard(props: PackageCardProps) {
  const {
    price,
    was,
    wasLabel = 'Was',
    note,
    delivery,
    emphasis = 'plain',
    ...choice
  } = useMessages('PackageCard', props);
  return (
    <Choice {...choice} surfaceClass={css.emphasis[emphasis]}>
      <PriceFacts price={price} was={was} wasLabel={wasLabel} note={note} delivery={delivery} />
    </Choice>
  );
}
