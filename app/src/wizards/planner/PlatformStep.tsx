import { catalogue, platformIds } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { OneOf } from '../kit/steps/Choice';
import { spent } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { fitsWith } from './words.ts';

const { platforms } = catalogue;

/** The platforms. One that exceeds the budget can be chosen too: it says what it needs, and Continue is disabled. */
export function PlatformStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  return (
    <OneOf
      name="platform"
      ids={platformIds}
      chosen={answers.platform}
      onChoose={(platform) => onAnswer({ platform })}
      card={(id) => {
        const { title, minPrice, maxPrice, price, features } = platforms[id];
        const missing = answers.budget === null ? 0 : spent(catalogue, { ...answers, platform: id }) - answers.budget;
        return {
          picture: ['platform', platformIds.indexOf(id)] as const,
          title,
          price: formatEuro(price),
          // The range as the client writes it.
          note: `Within €${minPrice} - €${maxPrice}`,
          delivery: missing > 0 ? fitsWith(missing) : undefined,
          features,
        };
      }}
    />
  );
}
