import * as z from 'zod/mini';
import { brandIds } from '../catalogue/brand.ts';
import { campaignIds } from '../catalogue/campaigns.ts';
import { dashboardIds } from '../catalogue/dashboards.ts';
import { pathIds } from '../catalogue/paths.ts';
import { platformIds } from '../catalogue/platforms.ts';
import { serviceIds } from '../catalogue/services.ts';
import { solutionIds } from '../catalogue/solutions.ts';
import { tierIds } from '../catalogue/tiers.ts';
import { trinityIds } from '../catalogue/trinity.ts';
import { upsellIds } from '../catalogue/upsells.ts';
import { isComplete, type Selection } from '../selection.ts';

const version = z.literal(1);
const system = z.enum(trinityIds);
const tier = z.enum(tierIds);
const hasPhysicalStore = z.nullable(z.boolean());
const quote = { version, wizard: z.literal('quote') };

/**
 * A basket on the wire. It passes only when a visitor could have carried it to Review: known ids, and every question
 * that its price depends on answered.
 */
export const selectionSchema = z
  .union([
    z.strictObject({ ...quote, solutionType: z.literal('website'), tier }),
    z.strictObject({
      ...quote,
      solutionType: z.literal('trinity'),
      system,
      upsell: z.nullable(z.enum(upsellIds)),
      hasPhysicalStore,
    }),
    z.strictObject({ ...quote, solutionType: z.literal('both'), system, tier }),
    z.strictObject({
      version,
      wizard: z.literal('configurator'),
      services: z.array(z.enum(serviceIds)).check(z.maxLength(serviceIds.length)),
      brand: z.nullable(z.enum(brandIds)),
      campaign: z.nullable(z.enum(campaignIds)),
      trinity: z.nullable(system),
      systems: z.nullable(system),
      tier: z.nullable(tier),
      hasPhysicalStore,
    }),
    z.strictObject({
      version,
      wizard: z.literal('planner'),
      platform: z.enum(platformIds),
      solutions: z.array(z.enum(solutionIds)).check(z.maxLength(solutionIds.length)),
      dashboards: z.array(z.enum(dashboardIds)).check(z.maxLength(dashboardIds.length)),
      path: z.enum(pathIds),
    }),
    z.strictObject({ version, wizard: z.literal('consultation') }),
  ])
  .check(z.refine((selection: Selection) => isComplete(selection), 'The selection is not complete.'));
