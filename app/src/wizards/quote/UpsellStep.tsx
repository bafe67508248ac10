import { type UpsellId, upsells } from '../../domain/catalogue/upsells.ts';
import { formatEuro } from '../../domain/money.ts';
import { priceQuote } from '../../domain/quote/price.ts';
import { upsellOptions } from '../../domain/quote/upsell.ts';
import { OneOf } from '../Choice';
import type { StepProps } from './views';

/** What may be added to the chosen system, each with what it changes the total by. */
export function UpsellStep({ answers, onAnswer }: StepProps) {
  const totalWith = (aedUpsellChoice: UpsellId) => priceQuote({ ...answers, aedUpsellChoice }).total;
  const difference = (id: UpsellId) => {
    const change = totalWith(id) - totalWith('skip');
    if (change === 0) return 'Nothing added';
    return change > 0 ? `+${formatEuro(change)}` : formatEuro(change);
  };
  return (
    <OneOf
      name="upsell"
      ids={answers.trinitySelectionId === null ? [] : upsellOptions(answers.trinitySelectionId)}
      chosen={answers.aedUpsellChoice}
      onChoose={(aedUpsellChoice) => onAnswer({ aedUpsellChoice })}
      card={(id) => ({ title: upsells[id].title, price: difference(id) })}
    />
  );
}
