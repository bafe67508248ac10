import * as z from 'zod/mini';
import type { About } from '../../domain/wizard/about.ts';
import type { WizardSelection } from '../../wizards/rules.ts';
import { selectionSchema } from '../selectionSchema.ts';
import { aboutSchema } from './savedQuoteSchema.ts';

/** Asks to keep a quote: ids and nothing else, so that nothing about a person is ever in it. */
export const saveQuoteRequestSchema = z.strictObject({
  selection: selectionSchema,
  about: aboutSchema,
});
/** Something that can be kept. */
export type SavableSelection = WizardSelection;
export interface SaveQuoteRequest {
  selection: SavableSelection;
  about: About;
}
