import * as z from 'zod/mini';
import { dashboardIds } from '../../../domain/catalogue/dashboards.ts';
import { goalIds } from '../../../domain/catalogue/goals.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { pathIds } from '../../../domain/catalogue/paths.ts';
import { platformIds } from '../../../domain/catalogue/platforms.ts';
import { solutionIds } from '../../../domain/catalogue/solutions.ts';
import { oneOrNone, someOrNone } from '../../../domain/contract/choices.ts';
import type { Stored } from '../../../domain/wizard/questionnaire.ts';
import { budgetRange } from './budget.ts';
import type { PlannerAbout, PlannerTopic } from './describe.ts';
import type { PlannerSelection } from './selection.ts';

const plan = {
  version: z.literal(1),
  wizard: z.literal('planner'),
  solutions: someOrNone(solutionIds),
  dashboards: someOrNone(dashboardIds),
};

/** The schema of a selection in requests. */
const selection: z.ZodMiniType<PlannerSelection> = z.strictObject({
  ...plan,
  platform: z.enum(platformIds),
  path: z.enum(pathIds),
});

/** The schema of a consultation's topic in requests. */
const topic: z.ZodMiniType<PlannerTopic> = z.strictObject({
  ...plan,
  platform: oneOrNone(platformIds),
  path: oneOrNone(pathIds),
});

const about: z.ZodMiniType<Stored<PlannerAbout>> = z.partial(
  z.strictObject({
    industry: oneOrNone(industryIds),
    goals: someOrNone(goalIds),
    budget: z.nullable(z.number().check(z.minimum(budgetRange.min), z.maximum(budgetRange.max))),
  } satisfies Record<keyof PlannerAbout, unknown>),
);

export const plannerSchemas = { selection, topic, about };
