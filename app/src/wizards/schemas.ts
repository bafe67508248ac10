import * as z from 'zod/mini';
import { defaultCatalogue } from '../domain/catalogue/defaultCatalogue.ts';
import { addedId } from '../domain/catalogue/ids.ts';
import { oneOrNone, someOrNone } from '../domain/contract/choices.ts';
import {
  type AboutOf,
  type AnyQuestion,
  optionIdsOf,
  type Questionnaire,
  type SelectionOf,
  type Stored,
  type TopicOf,
} from '../domain/wizard/questionnaire.ts';
import type { WizardId } from '../domain/wizard/wizardIds.ts';
import { packageBuilderQuestionnaire } from './package-builder/rules/questions.ts';
import { plannerQuestionnaire } from './planner/rules/questions.ts';
import { quickQuoteQuestionnaire } from './quick-quote/rules/questions.ts';

type Shape = Record<string, z.ZodMiniType>;

/** An id that catalogues can add: whether one has it is checked with the catalogue. */
const catalogueId = z.string().check(z.regex(addedId));

function answerSchema(question: AnyQuestion, canBeOpen: boolean): z.ZodMiniType {
  const { type, canGrow, min = 0, max = 0 } = question;
  const ids = optionIdsOf(question) as [string, ...string[]];
  if (canGrow) return canBeOpen ? z.nullable(catalogueId) : catalogueId;
  if (type === 'one') return canBeOpen ? oneOrNone(ids) : z.enum(ids);
  if (type === 'some') return someOrNone(ids);
  return z.nullable(type === 'yes-no' ? z.boolean() : z.number().check(z.minimum(min), z.maximum(max)));
}

/**
 * The schemas of a wizard's requests: a complete selection, the choices so far, and what no price depends on. Apart from
 * the questionnaire, so that a wizard loads no validation library.
 */
function schemasOf<Id extends WizardId, Q, Typed, StepId extends string, Branch extends keyof Q>({
  id,
  declared: { questions, branch },
}: Questionnaire<Id, Q, Typed, StepId, Branch>) {
  const all = Object.entries(questions as Readonly<Record<string, AnyQuestion>>);
  const tag: Shape = { version: z.literal(1), wizard: z.literal(id) };
  const shape = (priced: boolean, schema: (question: AnyQuestion, key: string) => z.ZodMiniType | undefined): Shape =>
    Object.fromEntries(
      all.flatMap(([key, question]) => {
        const own = question.priced === priced ? schema(question, key) : undefined;
        return own ? [[question.sent ?? key, own]] : [];
      }),
    );
  const selection = (value?: string) =>
    z.strictObject({
      ...tag,
      ...shape(true, (question, key) => {
        if (key === branch && value !== undefined) return z.literal(value);
        const isAsked = question.on === undefined || question.on.includes(value);
        return isAsked ? answerSchema(question, question.askedIf !== undefined) : undefined;
      }),
    });
  const branches = all.flatMap(([key, question]) => (key === branch ? optionIdsOf(question) : []));
  const schemas = {
    selection: branches.length > 0 ? z.union(branches.map(selection)) : selection(),
    topic: z.strictObject({ ...tag, ...shape(true, (question) => answerSchema(question, true)) }),
    about: z.partial(z.strictObject(shape(false, (question) => answerSchema(question, true)))),
  };
  return schemas as unknown as {
    selection: z.ZodMiniType<SelectionOf<Id, Q, Branch>>;
    topic: z.ZodMiniType<TopicOf<Id, Q>>;
    about: z.ZodMiniType<Stored<AboutOf<Q>>>;
  };
}

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
