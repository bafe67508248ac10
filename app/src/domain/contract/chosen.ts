import * as z from 'zod/mini';
import type { About } from '../wizard/about.ts';
import { wizardIds } from '../wizard/wizardIds.ts';

/**
 * Choices to open a wizard with: ids, and no personal data. The wizard validates them
 * like anything stored, so this schema doesn't need the catalogue.
 */
export const chosenSchema = z.object({
  selection: z.looseObject({ wizard: z.enum(wizardIds) }),
  about: z.object({
    industry: z.nullable(z.string()),
    goals: z.array(z.string()),
    /** Euro. */
    budget: z.nullable(z.number()),
  } satisfies Record<keyof About, unknown>),
});
export type Chosen = z.infer<typeof chosenSchema>;
