import { nameOf } from '../../../domain/catalogue/nameOf.ts';
import { paths } from '../../../domain/catalogue/paths.ts';
import type { TopicId } from '../../../domain/catalogue/topics.ts';
import type { WizardRules } from '../../../domain/wizard/wizard.ts';
import { plannerAddress } from './address.ts';
import { describePlan, type PlannerAbout, type PlannerTopic, topicOfPlanner } from './describe.ts';
import { type PlannerAnswers, type PlannerStepId, plannerFlow } from './flow.ts';
import { plannerPaths } from './path.ts';
import { planFromText } from './planLink.ts';
import { planBill } from './price.ts';
import { plannerRecord } from './record.ts';
import { answersOfPlanner, type PlannerSelection, selectionOfPlanner, titleOfPlanner } from './selection.ts';

/** The budget planner: goals and a budget, a plan that fits, and the path to build it. */
export const plannerRules: WizardRules<PlannerAnswers, PlannerStepId, PlannerSelection, PlannerTopic, PlannerAbout> = {
  id: 'planner',
  path: plannerPaths[0],
  address: plannerAddress,
  flow: plannerFlow,
  record: plannerRecord,
  // A link may contain a plan: `?plan=full.solution:financial.custom`.
  fromLink: (parameters) => planFromText(parameters.get('plan')) ?? {},
  onPath: (answers) => answers,
  fieldsFor: (shared) => ({ industry: ['industry'], goals: ['goals'], platform: ['platform'], system: [] })[shared],
  price: planBill,
  order: {
    selection: selectionOfPlanner,
    answers: answersOfPlanner,
    title: titleOfPlanner,
    service: ({ path }) => `Budget plan, ${nameOf(paths, path)}`,
    topic: topicOfPlanner,
    describe: describePlan,
    items: (selection) => {
      const { platform, solutions, dashboards } = answersOfPlanner(selection);
      const topics = [...solutions, ...dashboards].map((id) => id.slice(id.indexOf(':') + 1) as TopicId);
      return [platform && 'service-complete-platform', ...topics.map((topic) => `topic-${topic}` as const)];
    },
  },
};
