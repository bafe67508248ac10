import * as z from 'zod/mini';
import { wizardIds } from '../wizard/wizardIds.ts';

/**
 * What was chosen in a wizard, so that it opens with that: ids, and nothing about a person. Whoever takes it up reads it as
 * carefully as anything stored, so no catalogue has to come along to check them here.
 */
export const chosenSchema = z.object({
  selection: z.looseObject({ wizard: z.enum(wizardIds) }),
  about: z.object({
    industry: z.nullable(z.string()),
    goals: z.array(z.string()),
    /** Euro. */
    budget: z.nullable(z.number()),
  }),
});
export type Chosen = z.infer<typeof chosenSchema>;
