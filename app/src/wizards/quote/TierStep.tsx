import { tierIds, tiers } from '../../domain/catalogue/tiers.ts';
import { formatEuro } from '../../domain/money.ts';
import { midpoint, tierRange } from '../../domain/pricing/tier.ts';
import { recommendedTier } from '../../domain/quote/recommend.ts';
import { OneOf } from '../Choice';
import type { StepProps } from './views';

/** The three tiers: a range each, and the middle of it that goes into the quote. */
export function TierStep({ answers, onAnswer }: StepProps) {
  const recommended = recommendedTier(answers);
  return (
    <OneOf
      name="tier"
      ids={tierIds}
      chosen={answers.selectedTier}
      onChoose={(selectedTier) => onAnswer({ selectedTier })}
      card={(id) => {
        const { name, deliveryTime, features, popular } = tiers[id];
        const isRecommended = recommended.asked && recommended.id === id;
        return {
          title: name,
          price: tierRange(tiers[id]),
          note: `${formatEuro(midpoint(tiers[id]))} in your quote`,
          delivery: `Delivered in ${deliveryTime.replace('-', '–')}`,
          badge: isRecommended ? 'Recommended' : popular ? 'Popular' : undefined,
          description: isRecommended ? `${recommended.reason}.` : undefined,
          features,
        };
      }}
    />
  );
}
