import { catalogue } from '../../domain/catalogue/given.ts';
import { solutionTypeIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepView, StepViews } from '../kit/definition.ts';
import { upsellCards } from '../kit/LazyPlaceholder.css';
import type { StepProps } from '../kit/stepProps.ts';
import { OneOf } from '../kit/steps/Choice';
import { GoalCards } from '../kit/steps/GoalCards';
import { IndustryCards } from '../kit/steps/IndustryCards';
import { StoreCards } from '../kit/steps/StoreCards';
import { TierCards } from '../kit/steps/TierCards';
import { TrinityCards } from '../kit/steps/TrinityCards';
import { useLazyModule } from '../kit/useLazyModule';
import type { QuickQuoteAnswers, QuickQuoteStepId } from './rules/questions.ts';
import { recommendedSystem, recommendedTier } from './rules/recommend.ts';
import { solutionStartingPrice } from './rules/startingPrice.ts';
import { quickQuoteQuestions } from './words.ts';

const { solutionTypes } = catalogue;

const website = 'services-complete-platform';
const trinity = 'services-trinity-systems';
const solutionSketches = {
  website: ['sketch', website],
  trinity: ['sketch', trinity],
  both: ['sketch', website, trinity],
} as const;

const view = (id: QuickQuoteStepId, body: StepView['body']): StepView => ({ ...quickQuoteQuestions[id], body });

const loadUpsell = () => import('./UpsellStep');

/** The systems. On the way to the upsells they are loaded, too. */
function TrinityStep({ answers, onAnswer }: StepProps<QuickQuoteAnswers>) {
  const isAlone = answers.solutionType === 'trinity';
  useLazyModule(loadUpsell, '', isAlone ? 'idle' : 'later');
  return (
    <TrinityCards
      name="trinity"
      priceList="quote"
      chosen={answers.trinitySelectionId}
      onChoose={(trinitySelectionId) => onAnswer({ trinitySelectionId })}
      asksStore={isAlone}
      recommended={recommendedSystem(catalogue, answers)}
    />
  );
}

function Upsells(step: StepProps<QuickQuoteAnswers>) {
  const { module, placeholder } = useLazyModule(loadUpsell, upsellCards);
  return module ? <module.UpsellStep {...step} /> : placeholder;
}

/** The views of the steps. */
export const quickQuoteSteps: StepViews<QuickQuoteAnswers, QuickQuoteStepId> = {
  solution: ({ answers, onAnswer }) =>
    view(
      'solution',
      <OneOf
        name="solution"
        ids={solutionTypeIds}
        chosen={answers.solutionType}
        onChoose={(solutionType) => onAnswer({ solutionType })}
        card={(id) => ({
          picture: solutionSketches[id],
          title: solutionTypes[id].name,
          description: solutionTypes[id].description,
          features: solutionTypes[id].features,
          price: `From ${formatEuro(solutionStartingPrice(catalogue)(id))}`,
        })}
      />,
    ),
  industry: ({ answers, onAnswer }) =>
    view(
      'industry',
      <IndustryCards
        chosen={answers.selectedIndustry}
        onChoose={(selectedIndustry) => onAnswer({ selectedIndustry })}
      />,
    ),
  goals: ({ answers, onAnswer }) =>
    view(
      'goals',
      <GoalCards chosen={answers.selectedGoals} onChoose={(selectedGoals) => onAnswer({ selectedGoals })} />,
    ),
  trinity: (step) => view('trinity', <TrinityStep {...step} />),
  upsell: (step) => view('upsell', <Upsells {...step} />),
  tier: ({ answers, onAnswer }) =>
    view(
      'tier',
      <TierCards
        industry={answers.selectedIndustry}
        chosen={answers.selectedTier}
        onChoose={(selectedTier) => onAnswer({ selectedTier })}
        recommended={recommendedTier(catalogue, answers)}
      />,
    ),
  store: ({ answers, onAnswer }) =>
    view(
      'store',
      <StoreCards
        industry={answers.selectedIndustry}
        hasPhysicalStore={answers.hasPhysicalStore}
        onChoose={(hasPhysicalStore) => onAnswer({ hasPhysicalStore })}
        setups={1}
      />,
    ),
  review: ({ review }) => view('review', review),
};
