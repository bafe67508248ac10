import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { OneOf } from '../kit/steps/Choice';
import { pair } from '../kit/steps/cards.css';
import { PackageSystems } from '../kit/steps/TrinityCards';
import type { QuickQuoteAnswers } from './rules/questions.ts';
import { upsellOffers } from './rules/upsellOffers.ts';
import { upsellWords as words } from './words.ts';

const { upsells } = catalogue;

const change = (delta: number) => {
  if (delta === 0) return 'Nothing added';
  return delta > 0 ? `+${formatEuro(delta)}` : formatEuro(delta);
};

/** The upsells: additions to the chosen system or replacements for it, each with the difference in the total. */
export function UpsellStep({ answers, onAnswer }: StepProps<QuickQuoteAnswers>) {
  const offers = new Map(upsellOffers(catalogue, answers).map((offer) => [offer.id, offer]));
  return (
    <OneOf
      name="upsell"
      className={pair}
      ids={[...offers.keys()]}
      chosen={answers.aedUpsellChoice}
      onChoose={(aedUpsellChoice) => onAnswer({ aedUpsellChoice })}
      card={(id) => {
        const { delta = 0, dropsSystem, effect, systems = [], additions } = offers.get(id) ?? {};
        const { title } = upsells[id];
        return {
          title: dropsSystem ? words.changeTo(title) : title,
          price: change(delta),
          description: (
            <>
              {effect} <PackageSystems of={systems} />
            </>
          ),
          features: additions,
        };
      }}
    />
  );
}
