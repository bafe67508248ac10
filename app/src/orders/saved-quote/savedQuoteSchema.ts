import * as z from 'zod/mini';
import { answersSchema, chosenSchema } from '../../domain/contract/choices.ts';
import { endpoint } from '../../domain/contract/endpoint.ts';
import { email, givenId } from '../../domain/contract/fields.ts';
import * as routes from '../../domain/contract/routes.ts';
import { wizardIds } from '../../domain/wizard/wizardIds.ts';

const lineSchema = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.number(),
  rule: z.string(),
  why: z.string(),
  kind: z.enum(['charge', 'discount']),
  step: z.optional(z.string()),
});

const dueSchema = z.object({
  amount: z.number(),
  share: z.number(),
  rule: z.string(),
  why: z.string(),
  later: z.number(),
});

/** A price and what is due of it today. */
export const pricedSchema = z.object({
  price: z.object({ lines: z.array(lineSchema), total: z.number() }),
  due: dueSchema,
});
export type Priced = z.infer<typeof pricedSchema>;

/** A saved quote as its link shows it. Days are strings such as "2026-12-20", in the agency's time zone. */
export const savedQuoteSchema = z.object({
  token: z.string(),
  reference: z.string(),
  wizard: z.enum(wizardIds),
  title: z.string(),
  savedOn: z.string(),
  /** The last day that the price is valid. */
  validUntil: z.string(),
  /** Whether the price is still valid today. */
  valid: z.boolean(),
  /** The price when it was saved. */
  savedBill: pricedSchema,
  /** The price by today's list; null if an item is no longer offered. */
  today: z.nullable(pricedSchema),
  /** The selection as ids. Must be validated like anything stored. */
  selection: chosenSchema.shape.selection,
  about: chosenSchema.shape.about,
  answers: answersSchema,
});
export type SavedQuote = z.infer<typeof savedQuoteSchema>;

/** Request to e-mail the link. It takes only an address, so that no one can send their own text in our e-mail. */
export const mailRequestSchema = z.strictObject({ email });

/** The same response for every address. */
export const mailAnswerSchema = z.object({ accepted: z.boolean() });

/** The maximum length of a token in a link. */
export const savedQuoteParamsSchema = z.object({ token: givenId(200) });

export const getSavedQuoteEndpoint = endpoint(routes.getSavedQuote, {
  params: savedQuoteParamsSchema,
  answer: savedQuoteSchema,
});

export const mailQuoteEndpoint = endpoint(routes.mailQuote, {
  params: savedQuoteParamsSchema,
  body: mailRequestSchema,
  answer: mailAnswerSchema,
  status: 202,
});
