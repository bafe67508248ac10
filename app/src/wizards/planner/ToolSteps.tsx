import { Button } from '@agency-site/ui/Button';
import type { PackageCardProps } from '@agency-site/ui/PackageCard';
import type { ReactNode } from 'react';
import type { Dashboard, Solution } from '../../domain/catalogue/catalogue.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import {
  type DashboardId,
  dashboardIds,
  type SolutionId,
  solutionIds,
  type TopicId,
  topicIds,
} from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { recordOf } from '../../domain/record.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { h3 } from '../../shell/style/type.css';
import type { StepProps } from '../kit/stepProps.ts';
import { SomeOf } from '../kit/steps/Choice';
import { KeepFocus } from './KeepFocus';
import * as css from './planner.css';
import { budgetFor, discountedPrice, spent } from './rules/budget.ts';
import { goalsOf } from './rules/fitWords.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { budgetExceededTag, fitsWith, listPriceNote, plannerQuestions, nothingFitsWords as words } from './words.ts';

const { dashboards, solutions } = catalogue;

const icons = recordOf(topicIds, (id) => <Pictogram of={`topic-${id}`} size="l" />);

/** Why a card is unavailable, and what would make it fit. A chosen card can always be removed. */
function refusal(answers: PlannerAnswers, chosen: boolean, price: number) {
  const missing = chosen || answers.budget === null ? 0 : spent(catalogue, answers) + price - answers.budget;
  return missing > 0 ? { unavailable: budgetExceededTag, unavailableNote: fitsWith(missing) } : null;
}

/** Which of the chosen goals a card is for. */
function servesGoals(answers: PlannerAnswers, id: string) {
  const titles = goalsOf(catalogue, id, answers.goals);
  if (titles.length === 0) return {};
  // A badge has room for one.
  return { badge: titles.length === 1 ? `For ${titles[0]}` : `For ${titles.length} of your goals` };
}

/** The contents of a tool's card, with its price within the budget. One that doesn't fit says only what would make it fit. */
function toolCard(
  answers: PlannerAnswers,
  id: SolutionId | DashboardId,
  tool: Solution | Dashboard,
  isChosen: boolean,
  takes: number,
  about: Pick<PackageCardProps, 'note' | 'delivery' | 'features'>,
) {
  const topic = id.slice(id.indexOf(':') + 1) as TopicId;
  const { title, description } = tool;
  const refused = refusal(answers, isChosen, takes);
  return {
    icon: icons[topic],
    title,
    subtitle: description,
    price: formatEuro(takes),
    ...servesGoals(answers, id),
    ...(refused ?? about),
  };
}

interface ToolsProps extends StepProps<PlannerAnswers> {
  /** Accessible name of the place that keeps the focus. */
  label: string;
  /** What each of the step's tools takes from the budget, in euro, and its title. */
  tools: readonly { title: string; takes: number }[];
  /** How many are chosen. */
  chosen: number;
  children: ReactNode;
}

/**
 * The cards of a step, and what would make another one fit. Where none fits and none is chosen, one sentence instead, as
 * no tool is needed to go on.
 */
function Tools({ answers, onAnswer, label, tools, chosen, children }: ToolsProps) {
  const left = (answers.budget ?? 0) - spent(catalogue, answers);
  const cheapest = Math.min(...tools.map(({ takes }) => takes));
  const raise = answers.budget !== null && cheapest > left && (
    <p className={css.line}>
      <Button size="s" onClick={() => onAnswer({ budget: budgetFor(spent(catalogue, answers) + cheapest) })}>
        Set my budget to {formatEuro(budgetFor(spent(catalogue, answers) + cheapest))}
      </Button>
      {words.oneMore}
    </p>
  );
  return (
    <KeepFocus label={label}>
      {raise && chosen === 0 ? (
        <section className={css.fitSection} aria-labelledby="nothing-fits">
          <h2 id="nothing-fits" className={h3}>
            {words.nothing(left)}
          </h2>
          <p className={css.small}>{words.eachTakes(cheapest)}</p>
          <ul className={css.line}>
            {tools.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          {raise}
        </section>
      ) : (
        <>
          {children}
          {raise}
        </>
      )}
    </KeepFocus>
  );
}

/** The six solutions for the chosen industry, with their list price and discounted price. */
export function SolutionsStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const chosen = answers.solutions;
  const tools = solutionIds.map((id) => ({ title: solutions[id].title, takes: discountedPrice(catalogue, id) }));
  return (
    <Tools
      answers={answers}
      onAnswer={onAnswer}
      label={plannerQuestions.solutions.title}
      tools={tools}
      chosen={chosen.length}
    >
      <SomeOf
        name="solutions"
        ids={solutionIds}
        chosen={chosen}
        onChoose={(ids) => onAnswer({ solutions: ids })}
        card={(id) => ({
          ...toolCard(answers, id, solutions[id], chosen.includes(id), discountedPrice(catalogue, id), {
            note: listPriceNote(solutions[id].price),
            // In a line, because a list of one would be another part of the card.
            delivery: solutions[id].features.join(', '),
          }),
        })}
      />
    </Tools>
  );
}

/** The six dashboards that suit any business. */
export function DashboardsStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const chosen = answers.dashboards;
  const tools = dashboardIds.map((id) => ({ title: dashboards[id].title, takes: dashboards[id].price }));
  return (
    <Tools
      answers={answers}
      onAnswer={onAnswer}
      label={plannerQuestions.dashboards.title}
      tools={tools}
      chosen={chosen.length}
    >
      <SomeOf
        name="dashboards"
        ids={dashboardIds}
        chosen={chosen}
        onChoose={(ids) => onAnswer({ dashboards: ids })}
        card={(id) => ({
          ...toolCard(answers, id, dashboards[id], chosen.includes(id), dashboards[id].price, {
            features: dashboards[id].features,
          }),
        })}
      />
    </Tools>
  );
}
