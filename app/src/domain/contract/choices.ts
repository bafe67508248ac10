import * as z from 'zod/mini';
import { wizardIds } from '../wizard/wizardIds.ts';

type Ids = readonly [string, ...string[]];

/** A catalogue id, or null for an unanswered question. */
export const oneOrNone = <const Known extends Ids>(ids: Known) => z.nullable(z.enum(ids));

/** A list of distinct ids. */
export const someOrNone = <const Known extends Ids>(ids: Known) =>
  z.array(z.enum(ids)).check(
    z.maxLength(ids.length),
    z.refine((chosen: readonly string[]) => new Set(chosen).size === chosen.length, 'Please send each choice once.'),
  );

/**
 * Choices to open a wizard with: ids, and no personal data. The wizard validates them
 * like anything stored, so this schema doesn't need the catalogue.
 */
export const chosenSchema = z.object({
  selection: z.looseObject({ wizard: z.enum(wizardIds) }),
  /** Other answers in the wizard, such as the industry. */
  about: z.looseObject({}),
});
export type Chosen = z.infer<typeof chosenSchema>;

/** What a buyer answered about the business, in words: "Industry", "Retail". */
export const answersSchema = z.array(z.object({ name: z.string(), value: z.string() }));
export type Answer = z.infer<typeof answersSchema>[number];
