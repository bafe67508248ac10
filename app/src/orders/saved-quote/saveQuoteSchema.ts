import * as z from 'zod/mini';
import { endpoint } from '../../domain/contract/endpoint.ts';
import * as routes from '../../domain/contract/routes.ts';
import type { About, WizardSelection } from '../../wizards/schemas.ts';
import { aboutSchema, selectionSchema } from '../schemas.ts';
import { savedQuoteSchema } from './savedQuoteSchema.ts';

/** Request to save a quote: only ids, so that it never contains personal data. */
export const saveQuoteRequestSchema = z.strictObject({
  selection: selectionSchema,
  about: aboutSchema,
});
export interface SaveQuoteRequest {
  selection: WizardSelection;
  about: About;
}

export const saveQuoteEndpoint = endpoint(routes.saveQuote, {
  body: saveQuoteRequestSchema,
  answer: savedQuoteSchema,
  status: 201,
});
