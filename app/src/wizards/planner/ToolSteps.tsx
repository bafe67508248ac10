import type { Dashboard, Solution } from '../../domain/catalogue/catalogue.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import {
  type DashboardId,
  dashboardIds,
  type SolutionId,
  solutionIds,
  type TopicId,
} from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { SomeOf } from '../kit/steps/Choice';
import { discountedPrice, overBudget, spent } from './rules/budget.ts';
import { goalsOf } from './rules/fitWords.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { budgetExceededTag, listPriceNote } from './words.ts';

const { dashboards, solutions } = catalogue;

/** Why a card is unavailable. A chosen card can always be removed. */
function refusal(answers: PlannerAnswers, chosen: boolean, price: number) {
  const reason = chosen ? null : overBudget(spent(catalogue, answers) + price, answers.budget ?? 0);
  return reason === null ? {} : { unavailable: budgetExceededTag, unavailableNote: reason };
}

/** Which of the chosen goals a card is for. */
function servesGoals(answers: PlannerAnswers, id: string) {
  const titles = goalsOf(catalogue, id, answers.goals);
  if (titles.length === 0) return {};
  // A badge has room for one.
  return { badge: titles.length === 1 ? `For ${titles[0]}` : `For ${titles.length} of your goals` };
}

/** The contents of a tool's card, with its price within the budget. */
function toolCard(
  answers: PlannerAnswers,
  id: SolutionId | DashboardId,
  tool: Solution | Dashboard,
  isChosen: boolean,
  takes: number,
) {
  const topic = id.slice(id.indexOf(':') + 1) as TopicId;
  const { title, description } = tool;
  return {
    pictograms: [`topic-${topic}`] as const,
    title,
    subtitle: description,
    price: formatEuro(takes),
    ...servesGoals(answers, id),
    ...refusal(answers, isChosen, takes),
  };
}

/** The six solutions for the chosen industry, with their list price and discounted price. */
export function SolutionsStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const chosen = answers.solutions;
  return (
    <SomeOf
      name="solutions"
      ids={solutionIds}
      chosen={chosen}
      onChoose={(ids) => onAnswer({ solutions: ids })}
      card={(id) => ({
        ...toolCard(answers, id, solutions[id], chosen.includes(id), discountedPrice(catalogue, id)),
        note: listPriceNote(solutions[id].price),
        // In a line, because a list of one would be another part of the card.
        delivery: solutions[id].features.join(', '),
      })}
    />
  );
}

/** The six dashboards that suit any business. */
export function DashboardsStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const chosen = answers.dashboards;
  return (
    <SomeOf
      name="dashboards"
      ids={dashboardIds}
      chosen={chosen}
      onChoose={(ids) => onAnswer({ dashboards: ids })}
      card={(id) => ({
        ...toolCard(answers, id, dashboards[id], chosen.includes(id), dashboards[id].price),
        features: dashboards[id].features,
      })}
    />
  );
}
