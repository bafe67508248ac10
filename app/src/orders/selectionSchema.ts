import * as z from 'zod/mini';
import { selectionSchemas } from '../wizards/schemas.ts';
import { isComplete, type Selection } from './selection.ts';

const consultation = z.strictObject({ version: z.literal(1), wizard: z.literal('consultation') });

/**
 * A selection in a request. Valid only if a visitor could have reached Review with it: known ids, and every question
 * that its price depends on answered.
 */
export const selectionSchema = z
  .union([...selectionSchemas, consultation])
  .check(z.refine((selection: Selection) => isComplete(selection), 'The selection is not complete.'));
