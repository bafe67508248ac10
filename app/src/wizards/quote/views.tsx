import { goalWords, industryExamples, questions } from '../../content/quote.ts';
import { goalIds, goals } from '../../domain/catalogue/goals.ts';
import { industries, industryIds } from '../../domain/catalogue/industries.ts';
import { solutionTypeIds, solutionTypes } from '../../domain/catalogue/solution-types.ts';
import type { QuoteAnswers, QuoteStepId } from '../../domain/quote.ts';
import { OneOf, SomeOf } from '../Choice';
import type { Purchase } from '../checkout/usePurchase.ts';
import { ReviewFields } from '../review/ReviewFields';
import type { StepView } from '../Wizard';
import { StoreStep } from './StoreStep';
import { startingPrice } from './startingPrice.ts';
import { TierStep } from './TierStep';
import { TrinityStep } from './TrinityStep';
import { UpsellStep } from './UpsellStep';

export interface StepProps {
  answers: QuoteAnswers;
  onAnswer: (change: Partial<QuoteAnswers>) => void;
}

/** Each step of the quote builder as it is seen. A step without a view does not compile. */
export function quoteViews(
  answers: QuoteAnswers,
  onAnswer: (change: Partial<QuoteAnswers>) => void,
  purchase: Purchase,
): Record<QuoteStepId, () => StepView> {
  const step = { answers, onAnswer };
  const view = (id: QuoteStepId, body: StepView['body']): StepView => ({ ...questions[id], body });
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
        <OneOf
          name="industry"
          ids={industryIds}
          chosen={answers.selectedIndustry}
          onChoose={(selectedIndustry) => onAnswer({ selectedIndustry })}
          card={(id) => ({ title: industries[id].name, description: industryExamples[id] })}
        />,
      ),
    goals: () =>
      view(
        'goals',
        <SomeOf
          name="goals"
          ids={goalIds}
          chosen={answers.selectedGoals}
          onChoose={(selectedGoals) => onAnswer({ selectedGoals })}
          card={(id) => ({ title: goals[id].title, description: goalWords[id] })}
        />,
      ),
    trinity: () => view('trinity', <TrinityStep {...step} />),
    upsell: () => view('upsell', <UpsellStep {...step} />),
    tier: () => view('tier', <TierStep {...step} />),
    store: () => view('store', <StoreStep {...step} />),
    review: () =>
      view(
        'review',
        <ReviewFields
          answers={answers}
          onAnswer={onAnswer}
          refused={purchase.refused !== undefined}
          nameRef={purchase.nameRef}
          emailRef={purchase.emailRef}
        />,
      ),
  };
}
