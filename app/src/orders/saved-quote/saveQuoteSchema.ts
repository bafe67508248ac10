import * as z from 'zod/mini';
import type { About, WizardSelection } from '../../wizards/schemas.ts';
import { aboutSchema } from '../briefSchema.ts';
import { selectionSchema } from '../selectionSchema.ts';

/** Request to save a quote: only ids, so that it never contains personal data. */
export const saveQuoteRequestSchema = z.strictObject({
  selection: selectionSchema,
  about: aboutSchema,
});
/** A selection that can be saved. */
export type SavableSelection = WizardSelection;
export interface SaveQuoteRequest {
  selection: SavableSelection;
  about: About;
}
