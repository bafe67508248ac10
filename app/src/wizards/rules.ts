import type * as z from 'zod/mini';
import type { WizardRules } from '../domain/wizard/wizard.ts';
import type { WizardId } from '../domain/wizard/wizardIds.ts';
import { packageBuilderRules } from './package-builder/rules/index.ts';
import { packageBuilderSchemas } from './package-builder/rules/schema.ts';
import { plannerRules } from './planner/rules/index.ts';
import { plannerSchemas } from './planner/rules/schema.ts';
import { quickQuoteRules } from './quick-quote/rules/index.ts';
import { quickQuoteSchemas } from './quick-quote/rules/schema.ts';

/** A wizard with its request schemas. */
type Registered = WizardRules & { schemas: Readonly<Record<'selection' | 'topic' | 'about', z.ZodMiniType<object>>> };

/** Every wizard. */
export const wizards = {
  quote: { ...quickQuoteRules, schemas: quickQuoteSchemas },
  configurator: { ...packageBuilderRules, schemas: packageBuilderSchemas },
  planner: { ...plannerRules, schemas: plannerSchemas },
} satisfies Readonly<Record<WizardId, Registered>>;

type Schemas = (typeof wizards)[WizardId]['schemas'];
/** The complete choices of a wizard, ready to order. */
export type WizardSelection = z.infer<Schemas['selection']>;
/** The choices of a wizard so far. */
export type Topic = z.infer<Schemas['topic']>;
/** What a wizard asks beside what a price depends on. Nothing about a person. */
export type About = z.infer<Schemas['about']>;

/** A wizard by its id. */
export const wizardOf = (id: WizardId): Registered => wizards[id];

const all = Object.values<Registered>(wizards);
/** The schemas of every wizard's selections, topics and further answers. */
export const selectionSchemas = all.map(({ schemas }) => schemas.selection as z.ZodMiniType<WizardSelection>);
export const topicSchemas = all.map(({ schemas }) => schemas.topic as z.ZodMiniType<Topic>);
export const aboutSchemas = all.map(({ schemas }) => schemas.about as z.ZodMiniType<About>);
