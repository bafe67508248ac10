import type { ReactNode } from 'react';
import { solutionTypeIds, solutionTypes } from '../../domain/catalogue/solution-types.ts';
import { OneOf } from '../kit/steps/Choice';
import { GoalCards } from '../kit/steps/GoalCards';
import { IndustryCards } from '../kit/steps/IndustryCards';
import { StoreCards } from '../kit/steps/StoreCards';
import { TierCards } from '../kit/steps/TierCards';
import { TrinityCards } from '../kit/steps/TrinityCards';
import type { StepView } from '../kit/WizardPage';
import type { QuickQuoteAnswers, QuickQuoteStepId } from './rules/flow.ts';
import { type Recommendation, recommendedSystem, recommendedTier } from './rules/recommend.ts';
import { startingPrice } from './startingPrice.ts';
import { UpsellStep } from './UpsellStep';
import { questions } from './words.ts';

/** A recommendation that nothing was asked for is not worth a badge. */
const asked = <Id extends string>(recommendation: Recommendation<Id>) =>
  recommendation.asked ? recommendation : undefined;

/** Each step of the quote builder as it is seen. A step without a view does not compile. */
export function quickQuoteSteps(
  answers: QuickQuoteAnswers,
  onAnswer: (change: Partial<QuickQuoteAnswers>) => void,
  review: ReactNode,
): Record<QuickQuoteStepId, () => StepView> {
  const step = { answers, onAnswer };
  const view = (id: QuickQuoteStepId, body: StepView['body']): StepView => ({ ...questions[id], body });
  return {
    solution: () =>
      view(
        'solution',
        <OneOf
          name="solution"
          ids={solutionTypeIds}
          chosen={answers.solutionType}
          onChoose={(solutionType) => onAnswer({ solutionType })}
          card={(id) => ({
            title: solutionTypes[id].name,
            description: solutionTypes[id].description,
            price: startingPrice(id),
          })}
        />,
      ),
    industry: () =>
      view(
        'industry',
        <IndustryCards
          chosen={answers.selectedIndustry}
          onChoose={(selectedIndustry) => onAnswer({ selectedIndustry })}
        />,
      ),
    goals: () =>
      view(
        'goals',
        <GoalCards chosen={answers.selectedGoals} onChoose={(selectedGoals) => onAnswer({ selectedGoals })} />,
      ),
    trinity: () =>
      view(
        'trinity',
        <TrinityCards
          name="trinity"
          priceList="quote"
          chosen={answers.trinitySelectionId}
          onChoose={(trinitySelectionId) => onAnswer({ trinitySelectionId })}
          asksStore={answers.solutionType === 'trinity'}
          recommended={asked(recommendedSystem(answers))}
        />,
      ),
    upsell: () => view('upsell', <UpsellStep {...step} />),
    tier: () =>
      view(
        'tier',
        <TierCards
          chosen={answers.selectedTier}
          onChoose={(selectedTier) => onAnswer({ selectedTier })}
          recommended={asked(recommendedTier(answers))}
        />,
      ),
    store: () =>
      view(
        'store',
        <StoreCards
          hasPhysicalStore={answers.hasPhysicalStore}
          onChoose={(hasPhysicalStore) => onAnswer({ hasPhysicalStore })}
          setups={1}
        />,
      ),
    review: () => view('review', review),
  };
}
