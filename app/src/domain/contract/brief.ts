import * as z from 'zod/mini';
import type { Brief, StoredBrief } from '../brief.ts';
import { brandIds } from '../catalogue/brand.ts';
import { campaignIds } from '../catalogue/campaigns.ts';
import { dashboardIds } from '../catalogue/dashboards.ts';
import { pathIds } from '../catalogue/paths.ts';
import { platformIds } from '../catalogue/platforms.ts';
import { serviceIds } from '../catalogue/services.ts';
import { solutionTypeIds } from '../catalogue/solution-types.ts';
import { solutionIds } from '../catalogue/solutions.ts';
import { tierIds } from '../catalogue/tiers.ts';
import { systemIds, trinityIds } from '../catalogue/trinity.ts';
import { upsellIds } from '../catalogue/upsells.ts';
import { line, remark } from './fields.ts';
import { aboutSchema } from './kept.ts';
import { limits } from './limits.ts';

const version = z.literal(1);
const oneOf = <const Ids extends readonly [string, ...string[]]>(ids: Ids) => z.nullable(z.enum(ids));
const someOf = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.array(z.enum(ids)).check(
    z.maxLength(ids.length),
    z.refine((chosen: readonly string[]) => new Set(chosen).size === chosen.length, 'Please send each choice once.'),
  );
const hasPhysicalStore = z.nullable(z.boolean());

const topicSchema = z.union([
  z.strictObject({
    version,
    wizard: z.literal('quote'),
    solutionType: oneOf(solutionTypeIds),
    system: oneOf(trinityIds),
    upsell: oneOf(upsellIds),
    tier: oneOf(tierIds),
    hasPhysicalStore,
  }),
  z.strictObject({
    version,
    wizard: z.literal('configurator'),
    services: someOf(serviceIds),
    brand: oneOf(brandIds),
    campaign: oneOf(campaignIds),
    trinity: oneOf(trinityIds),
    systems: oneOf(trinityIds),
    tier: oneOf(tierIds),
    hasPhysicalStore,
  }),
  z.strictObject({
    version,
    wizard: z.literal('planner'),
    platform: oneOf(platformIds),
    solutions: someOf(solutionIds),
    dashboards: someOf(dashboardIds),
    path: oneOf(pathIds),
  }),
]);

/** What a buyer told us, on the wire and in the books. */
export const briefSchema: z.ZodMiniType<Brief> = z.strictObject({
  version,
  about: aboutSchema,
  wishes: z.strictObject({
    notes: remark(limits.notes),
    keywords: z.array(line(limits.short)).check(z.maxLength(limits.short)),
    systems: someOf(systemIds),
    dashboards: someOf(dashboardIds),
  }),
  topic: z.nullable(topicSchema),
});

/** The brief of an order in the books: typed, or the texts of a buyer who sent nothing else. */
export const storedBriefSchema: z.ZodMiniType<StoredBrief> = z.union([
  briefSchema,
  z.strictObject({
    version,
    text: z.strictObject({
      serviceType: z.string(),
      targetAudience: z.string(),
      campaignDuration: z.string(),
      notes: z.string(),
    }),
  }),
]);
