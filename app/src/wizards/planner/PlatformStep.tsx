import { platformIds, platforms } from '../../domain/catalogue/platforms.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { OneOf } from '../kit/steps/Choice';
import { overBudget, spent } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/flow.ts';

/** The platforms. Each may be chosen; one that is too much says by how much, and the step waits. */
export function PlatformStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  return (
    <OneOf
      name="platform"
      ids={platformIds}
      chosen={answers.platform}
      onChoose={(platform) => onAnswer({ platform })}
      card={(id) => {
        const { title, priceRange, price, features } = platforms[id];
        const over = answers.budget === null ? null : overBudget(spent({ ...answers, platform: id }), answers.budget);
        return {
          title,
          price: priceRange,
          note: `${formatEuro(price)} in your plan`,
          delivery: over ?? undefined,
          features,
        };
      }}
    />
  );
}
