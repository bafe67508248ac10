import type * as z from 'zod/mini';
import { defaultCatalogue } from '../domain/catalogue/defaultCatalogue.ts';
import { schemasOf } from '../domain/wizard/schemas.ts';
import type { WizardId } from '../domain/wizard/wizardIds.ts';
import { packageBuilderQuestionnaire } from './package-builder/rules/questions.ts';
import { plannerQuestionnaire } from './planner/rules/questions.ts';
import { quickQuoteQuestionnaire } from './quick-quote/rules/questions.ts';

type Schema = 'selection' | 'topic' | 'about';

/** The request schemas of each wizard; apart from their rules, so that a wizard loads no validation library. */
const schemas = {
  quote: schemasOf(quickQuoteQuestionnaire(defaultCatalogue)),
  configurator: schemasOf(packageBuilderQuestionnaire(defaultCatalogue)),
  planner: schemasOf(plannerQuestionnaire(defaultCatalogue)),
} satisfies Readonly<Record<WizardId, Readonly<Record<Schema, z.ZodMiniType<object>>>>>;

type Schemas = (typeof schemas)[WizardId];
/** The complete choices of a wizard, ready to order. */
export type WizardSelection = z.infer<Schemas['selection']>;
/** The choices of a wizard so far. */
export type Topic = z.infer<Schemas['topic']>;
/** What a wizard asks beside what a price depends on. Nothing about a person. */
export type About = z.infer<Schemas['about']>;

const all = Object.values<Readonly<Record<Schema, z.ZodMiniType<object>>>>(schemas);
/** The schemas of every wizard's selections, topics and further answers. */
export const selectionSchemas = all.map(({ selection }) => selection as z.ZodMiniType<WizardSelection>);
export const topicSchemas = all.map(({ topic }) => topic as z.ZodMiniType<Topic>);
export const aboutSchemas = all.map(({ about }) => about as z.ZodMiniType<About>);
