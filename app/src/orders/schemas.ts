import * as z from 'zod/mini';
import { dashboardIds, systemIds } from '../domain/catalogue/ids.ts';
import { someOrNone } from '../domain/contract/choices.ts';
import { line, optionalText } from '../domain/contract/fields.ts';
import { limits } from '../domain/contract/limits.ts';
import { aboutSchemas, selectionSchemas, topicSchemas } from '../wizards/schemas.ts';
import type { Brief } from './brief.ts';
import type { Selection } from './selection.ts';

const version = z.literal(1);
/** The answers that no price depends on; a question may be newer than the answers. */
export const aboutSchema = z.union(aboutSchemas);
/** A buyer's answers and wishes, in requests and in the database. */
export const briefSchema: z.ZodMiniType<Brief> = z.strictObject({
  version,
  about: aboutSchema,
  wishes: z.strictObject({
    notes: optionalText(limits.notes),
    keywords: z.array(line(limits.short)).check(z.maxLength(limits.short)),
    systems: someOrNone(systemIds),
    dashboards: someOrNone(dashboardIds),
  }),
  topic: z.nullable(z.union(topicSchemas)),
});

const consultation = z.strictObject({ version: z.literal(1), wizard: z.literal('consultation') });

/** A selection in a request: `isOffered` says whether a visitor could have reached Review with it. */
export const selectionSchema: z.ZodMiniType<Selection> = z.union([...selectionSchemas, consultation]);
