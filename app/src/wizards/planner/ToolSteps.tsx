import { useState } from 'react';
import { explainAbbreviations } from '../../content/abbreviations.ts';
import type { Dashboard, Solution } from '../../domain/catalogue/catalogue.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { dashboardIds, solutionIds, type TopicId } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { h3 } from '../../shell/style/type.css';
import type { StepProps } from '../kit/stepProps.ts';
import { CardPicture, type PictureOf } from '../kit/steps/CardPicture';
import { SomeOf } from '../kit/steps/Choice';
import { rows, small } from '../kit/steps/cards.css';
import { KeepFocus } from './KeepFocus';
import * as css from './planner.css';
import { RaiseBudget } from './RaiseBudget';
import { budgetFor, discountedPrice, planCost } from './rules/budget.ts';
import { servedGoalTitles } from './rules/fitWords.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { budgetExceededTag, listPriceNote, needsMore, plannerQuestions, toolStepWords as words } from './words.ts';

const { dashboards, solutions } = catalogue;

/** A small screen of each topic. */
const pictures: Readonly<Record<TopicId, PictureOf>> = {
  financial: ['system', 'expense'],
  customers: ['sketch', 'goals-customers'],
  employees: ['sketch', 'goals-automation'],
  marketing: ['sketch', 'services-ad-campaigns'],
  operations: ['sketch', 'goals-insights'],
  inventory: ['system', 'garo'],
};

const pictureOf = (id: string) => pictures[id.slice(id.indexOf(':') + 1) as TopicId];

/** Why a card is unavailable, and what would make it fit. A chosen card can always be removed. */
function refusal(answers: PlannerAnswers, chosen: boolean, price: number) {
  const missing = chosen || answers.budget === null ? 0 : planCost(catalogue, answers) + price - answers.budget;
  return missing > 0 ? { unavailable: budgetExceededTag, unavailableNote: needsMore(missing) } : null;
}

/** The badge of a card that serves a chosen goal. */
function goalBadge(answers: PlannerAnswers, id: string): string | undefined {
  const titles = servedGoalTitles(catalogue, id, answers.goals);
  // It has room for one title.
  return titles.length > 1 ? `${titles.length} of your goals` : titles[0] && `Your goal: ${titles[0]}`;
}

interface ToolsProps<Id extends string> extends StepProps<PlannerAnswers> {
  /** The question, of whose answers any number may be chosen. */
  name: 'solutions' | 'dashboards';
  ids: readonly Id[];
  tools: Readonly<Record<Id, Solution | Dashboard>>;
  /** What a tool takes from the budget, in euro. */
  takes: (id: Id) => number;
  chosen: readonly Id[];
  onChoose: (ids: readonly Id[]) => void;
  /** What else a tool that fits says of its price. */
  note?: (tool: Solution | Dashboard) => string;
}

/**
 * The tools of a step as rows, and what would make another one fit. Where none fits and none is chosen, a sentence and what
 * they are, without anything to choose: no tool is needed to go on.
 */
function Tools<Id extends string>({
  answers,
  onAnswer,
  name,
  ids,
  tools,
  takes,
  chosen,
  onChoose,
  note,
}: ToolsProps<Id>) {
  const cheapest = Math.min(...ids.map(takes));
  const total = planCost(catalogue, answers);
  const { budget } = answers;
  const raise = budget !== null && total + cheapest > budget && (
    <RaiseBudget to={total + cheapest} answers={answers} onAnswer={onAnswer} />
  );
  // Where it comes only with a choice, it is below the cards, so that the chosen one doesn't move.
  const [isAbove, setIsAbove] = useState(Boolean(raise));
  if (isAbove && !raise) setIsAbove(false);
  const isClosed = raise && chosen.length === 0;
  const meanings = explainAbbreviations(
    ids.flatMap((id) => [tools[id].description, ...(isClosed ? [] : tools[id].features)]),
  );
  return (
    <KeepFocus label={plannerQuestions[name].title}>
      {isClosed ? (
        <section className={css.fitSection} aria-labelledby="nothing-fits">
          <h2 id="nothing-fits" className={h3}>
            {words.nothing(budget - total)}
          </h2>
          <p className={css.small}>{words.eachTakes(cheapest, budgetFor(total + cheapest))}</p>
          {raise}
          <ul className={css.tools}>
            {ids.map((id) => (
              <li key={id} className={css.tool}>
                <CardPicture of={pictureOf(id)} />
                <span>
                  <b className={css.toolTitle}>{tools[id].title}</b> {tools[id].description}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <>
          {isAbove && raise}
          <SomeOf
            name={name}
            className={rows}
            ids={ids}
            chosen={chosen}
            onChoose={onChoose}
            card={(id) => {
              const { title, description, features } = tools[id];
              return {
                picture: pictureOf(id),
                title,
                subtitle: description,
                price: formatEuro(takes(id)),
                badge: goalBadge(answers, id),
                ...(refusal(answers, chosen.includes(id), takes(id)) ?? {
                  note: note?.(tools[id]),
                  description: features.join(' · '),
                }),
              };
            }}
          />
          {!isAbove && raise}
        </>
      )}
      {meanings && <p className={small}>{meanings}</p>}
    </KeepFocus>
  );
}

/** The six solutions for the chosen industry, with their list price and discounted price. */
export const SolutionsStep = (step: StepProps<PlannerAnswers>) => (
  <Tools
    {...step}
    name="solutions"
    ids={solutionIds}
    tools={solutions}
    takes={(id) => discountedPrice(catalogue, id)}
    chosen={step.answers.solutions}
    onChoose={(ids) => step.onAnswer({ solutions: ids })}
    note={({ price }) => listPriceNote(price)}
  />
);

/** The six dashboards that suit any business. */
export const DashboardsStep = (step: StepProps<PlannerAnswers>) => (
  <Tools
    {...step}
    name="dashboards"
    ids={dashboardIds}
    tools={dashboards}
    takes={(id) => dashboards[id].price}
    chosen={step.answers.dashboards}
    onChoose={(ids) => step.onAnswer({ dashboards: ids })}
  />
);
