import * as z from 'zod/mini';
import { goalIds } from '../../domain/catalogue/goals.ts';
import { industryIds } from '../../domain/catalogue/industries.ts';
import { chosenSchema } from '../../domain/contract/chosen.ts';
import { email } from '../../domain/contract/fields.ts';
import { wizardIds } from '../../domain/wizard/wizardIds.ts';
import { budgetRange } from '../../wizards/planner/rules/budget.ts';

export const aboutSchema = z.strictObject({
  industry: z.nullable(z.enum(industryIds)),
  goals: z.array(z.enum(goalIds)).check(z.maxLength(goalIds.length)),
  budget: z.nullable(z.number().check(z.minimum(budgetRange.min), z.maximum(budgetRange.max))),
});

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

/** A bill and what is due of it today. */
export const pricedSchema = z.object({
  price: z.object({ lines: z.array(lineSchema), total: z.number() }),
  due: dueSchema,
});
export type Priced = z.infer<typeof pricedSchema>;

/** A saved quote as its link shows it. Days are texts, as "2026-12-20", in the time of the agency. */
export const savedQuoteSchema = z.object({
  token: z.string(),
  reference: z.string(),
  wizard: z.enum(wizardIds),
  title: z.string(),
  keptOn: z.string(),
  /** The last day on which the price holds. */
  validUntil: z.string(),
  /** Whether it still holds today. */
  valid: z.boolean(),
  /** As it was on the day it was kept. */
  kept: pricedSchema,
  /** By today's price list; null when something in it is not on offer any more. */
  today: z.nullable(pricedSchema),
  /** The basket as ids. Whoever takes it up reads it as carefully as anything stored. */
  selection: chosenSchema.shape.selection,
  about: aboutSchema,
});
export type SavedQuote = z.infer<typeof savedQuoteSchema>;

/** Asks for the link by mail. Whom it goes to is all a visitor can say: nobody's words travel in our mail. */
export const mailRequestSchema = z.strictObject({ email });

/** The same whatever the address. */
export const mailAnswerSchema = z.object({ asked: z.boolean() });

/** Of a link: longer than any token of ours. */
export const savedQuoteParamsSchema = z.object({ token: z.string().check(z.maxLength(200)) });
