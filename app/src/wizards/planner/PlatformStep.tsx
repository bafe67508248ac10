import { catalogue, platformIds } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { OneOf } from '../kit/steps/Choice';
import { overBudget, spent } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/questions.ts';

const { platforms } = catalogue;

/** The platforms. One that exceeds the budget can be chosen too: it says by how much, and Continue is disabled. */
export function PlatformStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  return (
    <OneOf
      name="platform"
      ids={platformIds}
      chosen={answers.platform}
      onChoose={(platform) => onAnswer({ platform })}
      card={(id) => {
        const { title, minPrice, maxPrice, price, features } = platforms[id];
        const over =
          answers.budget === null ? null : overBudget(spent(catalogue, { ...answers, platform: id }), answers.budget);
        return {
          title,
          price: formatEuro(price),
          // The range as the client writes it.
          note: `Within €${minPrice} - €${maxPrice}`,
          delivery: over ?? undefined,
          features,
        };
      }}
    />
  );
}
