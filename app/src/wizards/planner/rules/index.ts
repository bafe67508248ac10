import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import { nameOf } from '../../../domain/catalogue/nameOf.ts';
import { audienceOf } from '../../../domain/wizard/audience.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import type { StepAddress } from '../../../domain/wizard/stepAddress.ts';
import { wizardRules } from '../../../domain/wizard/wizard.ts';
import { plannerPaths } from '../../../domain/wizard/wizardIds.ts';
import { plural } from '../../../domain/words.ts';
import { planFromText } from './planLink.ts';
import { planBill } from './price.ts';
import { type PlannerChoices, type PlannerStepId, plannerFlow, plannerQuestionnaire } from './questions.ts';

/** Each step is a page of its own. A link with a plan or answers opens the furthest step that they reach. */
const addressOf = (steps: readonly { id: PlannerStepId }[]): StepAddress<PlannerStepId> => ({
  read: ({ pathname, search }) => {
    // Other parameters, such as those of an advert, leave the page as it is.
    if (['plan', 'industry', 'budget'].some((name) => new URLSearchParams(search).has(name))) return null;
    const path = pathname.replace(/(.)\/$/, '$1');
    return steps.find((_, at) => plannerPaths[at] === path)?.id ?? null;
  },
  write: (_, at) => ({ pathname: plannerPaths[at] ?? plannerPaths[0], search: '' }),
});

/** "Template Solution: Full System platform + 2 industry solutions + 1 universal dashboard". */
function titleOf({ paths, platforms }: Catalogue, { platform, solutions, dashboards, path }: PlannerChoices): string {
  const parts = [
    ...(platform === null ? [] : [`${platforms[platform].title} platform`]),
    ...(solutions.length === 0 ? [] : [plural(solutions.length, 'industry solution')]),
    ...(dashboards.length === 0 ? [] : [plural(dashboards.length, 'universal dashboard')]),
  ].join(' + ');
  return path === null ? parts : `${paths[path].title}: ${parts}`;
}

/** The budget planner: goals and a budget, a plan that fits, and the path to build it. */
export const plannerRules = memoize((catalogue: Catalogue) => {
  const { blank, steps } = plannerFlow(catalogue);
  return wizardRules(plannerQuestionnaire(catalogue), {
    address: addressOf(steps(blank)),
    // A link may contain a plan: `?plan=full.solution:financial.custom`.
    fromLink: (parameters) => planFromText(catalogue, parameters.get('plan')),
    price: (path) => planBill(catalogue, path),
    title: (path) => titleOf(catalogue, path),
    service: ({ path }) => (path === null ? 'Budget plan' : `Budget plan, ${nameOf(catalogue.paths, path)}`),
    // All plans have the same service type. The client gives no delivery time for plans, so none is promised.
    texts: ({ industry, goals }) => ({
      serviceType: 'budget_plan',
      targetAudience: audienceOf(catalogue, industry, goals),
      campaignDuration: 'To be agreed',
    }),
  });
});
