import { Disclosure } from '@agency-site/ui/Accordion';
import { Button } from '@agency-site/ui/Button';
import { useId } from 'react';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { applyMove } from '../../domain/wizard/flow.ts';
import { notify } from '../../shell/notices/notices.ts';
import { storeOf } from '../kit/wizardStore.ts';
import * as css from './fit.css';
import { small } from './planner.css';
import type { Plan } from './rules/budget.ts';
import { partsOf } from './rules/budget.ts';
import type { PlanScore, WholePlan } from './rules/fit.ts';
import { comparisonWords, partsByGoal, servedWords, toolsWords } from './rules/fitWords.ts';
import { plannerRules } from './rules/index.ts';
import { listPrice } from './rules/price.ts';
import { type PlannerAnswers, plannerFlow } from './rules/questions.ts';
import { fitWords } from './words.ts';

const plannerStore = storeOf(plannerRules(catalogue));

const put = (answers: Partial<Plan>) =>
  plannerStore.set(applyMove<PlannerAnswers>(plannerFlow(catalogue), plannerStore.get(), { type: 'answer', answers }));

/** Chooses a whole plan. A notice offers to undo that, without changing other answers given since. */
function useChoosePlan(): (plan: Plan, text: string) => void {
  return ({ platform, solutions, dashboards }, text) => {
    const before = plannerStore.get().answers;
    put({ platform, solutions, dashboards });
    notify({
      tone: 'success',
      topic: 'plan',
      text,
      action: {
        label: 'Undo',
        onAction: () => put({ platform: before.platform, solutions: before.solutions, dashboards: before.dashboards }),
      },
    });
  };
}

interface FitPlanProps {
  plan: WholePlan & PlanScore;
  /** The plan above it, which costs more; none for the first. */
  costlier: (WholePlan & PlanScore) | undefined;
  answers: PlannerAnswers;
  /** Euro. */
  budget: number;
}

const same = (one: readonly { id: string }[], other: readonly { id: string }[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();

/** One plan that fits: its parts, what each does for the goals, its price, and the button that chooses it. */
export function FitPlan({ plan, costlier, answers, budget }: FitPlanProps) {
  const id = useId();
  const take = useChoosePlan();
  const parts = partsOf(catalogue, plan);
  const [platform] = parts;
  const tools = toolsWords(catalogue, plan);
  const amount = formatEuro(plan.spent);
  const list = listPrice(catalogue, plan).total;
  const taken = same(parts, partsOf(catalogue, answers));
  return (
    <li className={css.plan}>
      <div className={css.planText}>
        <h3 id={id} className={css.planTitle}>
          <span>{platform?.name}</span>
          {tools && <span className={css.planTools}>{` with ${tools}`}</span>}
        </h3>
        <p className={css.does}>
          <span>{servedWords(plan.served, answers.goals.length)}</span>
          {costlier && <span className={css.saves}>{comparisonWords(catalogue, plan, costlier)}</span>}
        </p>
      </div>
      <div className={css.planEnd}>
        <p className={css.planSum}>
          <span className={css.planAmount}>{amount}</span>
          <span className={small}>{`${formatEuro(budget - plan.spent)} left`}</span>
          {list > plan.spent && <span className={small}>{`List total ${formatEuro(list)}`}</span>}
        </p>
        <Button
          size="s"
          unavailable={taken}
          aria-describedby={id}
          onClick={() => taken || take(plan, `Your plan now takes ${amount}.`)}
        >
          {taken ? 'This is your plan' : 'Use this plan'}
        </Button>
      </div>
      <div className={css.planFold}>
        <Disclosure size="s" title={fitWords.serves} wide>
          <dl className={css.served}>
            {partsByGoal(catalogue, plan, answers.goals).map(({ goal, title, by }) => (
              <div key={goal} className={css.servedRow}>
                <dt>{title}</dt>
                <dd className={css.by}>{by.length === 0 ? 'Not in this plan' : by.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </li>
  );
}
