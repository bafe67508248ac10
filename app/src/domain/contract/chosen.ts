import * as z from 'zod/mini';
import { wizardIds } from '../wizard/wizardIds.ts';

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
