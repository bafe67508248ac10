import type { DashboardId } from '../../../domain/catalogue/dashboards.ts';
import { type PathId, paths } from '../../../domain/catalogue/paths.ts';
import { type PlatformId, platforms } from '../../../domain/catalogue/platforms.ts';
import type { SolutionId } from '../../../domain/catalogue/solutions.ts';
import type { StoredChoices } from '../../../domain/wizard/questionnaire.ts';
import { plural } from '../../../domain/words.ts';
import { type PlannerAnswers, plannerFlow } from './flow.ts';
import { planIn } from './record.ts';

/** The answers that a plan's price depends on, and no others. */
export type PlannerSelection = {
  version: 1;
  wizard: 'planner';
  platform: PlatformId;
  solutions: readonly SolutionId[];
  dashboards: readonly DashboardId[];
  path: PathId;
};

/** The selection of a plan, for its price and the server; null while platform or path is open. */
export function selectionOfPlanner(answers: PlannerAnswers): PlannerSelection | null {
  const { platform, solutions, dashboards, path } = answers;
  return platform && path && { version: 1, wizard: 'planner', platform, solutions, dashboards, path };
}

/** Turns a selection back into answers. Answers that no price depends on come from `about`, or stay blank. */
export function answersOfPlanner(selection: StoredChoices, about: StoredChoices = {}): PlannerAnswers {
  return { ...plannerFlow.blank, ...planIn({ ...selection, ...about }) };
}

/** "Template Solution: Full System platform + 2 industry solutions + 1 universal dashboard". */
export function titleOfPlanner({ platform, solutions, dashboards, path }: PlannerSelection): string {
  const parts = [
    `${platforms[platform].title} platform`,
    ...(solutions.length === 0 ? [] : [plural(solutions.length, 'industry solution')]),
    ...(dashboards.length === 0 ? [] : [plural(dashboards.length, 'universal dashboard')]),
  ];
  return `${paths[path].title}: ${parts.join(' + ')}`;
}
