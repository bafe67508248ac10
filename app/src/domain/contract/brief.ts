import * as z from 'zod/mini';
import { topicSchemas } from '../../wizards/rules.ts';
import type { Brief, StoredBrief } from '../brief.ts';
import { dashboardIds } from '../catalogue/dashboards.ts';
import { systemIds } from '../catalogue/trinity.ts';
import { someOrNone } from './choices.ts';
import { line, remark } from './fields.ts';
import { aboutSchema } from './kept.ts';
import { limits } from './limits.ts';

const version = z.literal(1);
/** What a buyer told us, on the wire and in the books. */
export const briefSchema: z.ZodMiniType<Brief> = z.strictObject({
  version,
  about: aboutSchema,
  wishes: z.strictObject({
    notes: remark(limits.notes),
    keywords: z.array(line(limits.short)).check(z.maxLength(limits.short)),
    systems: someOrNone(systemIds),
    dashboards: someOrNone(dashboardIds),
  }),
  topic: z.nullable(z.union(topicSchemas)),
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
