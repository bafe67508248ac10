import type { Bill } from '../pricing/price.ts';
import type { ChoicesDescription, Description } from './description.ts';
import type { Flow } from './flow.ts';
import type {
  AboutOf,
  AnswersOf,
  ChoicesOf,
  Questionnaire,
  SelectionOf,
  SharedQuestion,
  Stored,
  StoredChoices,
  TopicOf,
  WizardRecord,
} from './questionnaire.ts';
import type { StepAddress } from './stepAddress.ts';
import { type WizardId, wizardPaths } from './wizardIds.ts';

/** How answers become an order. */
export interface WizardOrder<Answers, Selection, Topic, About> {
  /** What the price depends on; null until it is complete. */
  selection(answers: Answers): Selection | null;
  /** The answers of a selection. Items no longer offered are unanswered again. */
  answers(selection: StoredChoices, about?: StoredChoices): Answers;
  /** A short title: "Trinity Core + Full System platform". */
  title(selection: Selection): string;
  /** The name of the service, as on our pages. */
  service(selection: Selection): string;
  /** The choices so far, finished or not, and what is asked beside them so that an order opens at Review. */
  topic(answers: Answers): { topic: Topic; about: About };
  /** The choices in English, with every further answer. */
  describe(choices: Selection | Topic, about: Stored<About>): ChoicesDescription;
}

/**
 * The part of a wizard that server and browser share: its questions, prices and storage. Its
 * functions are methods, so that one list can hold wizards with different answers.
 */
export interface WizardRules<
  Answers = object,
  Id extends string = string,
  Selection = object,
  Topic = object,
  About = object,
> {
  readonly id: WizardId;
  /** The address of its first step. */
  readonly path: string;
  readonly address: StepAddress<Id>;
  readonly flow: Flow<Answers, Id>;
  readonly record: WizardRecord<Answers>;
  /** The answers on the visitor's path; blank for all others. */
  onPath(answers: Answers): object;
  /** The answers to a question that other wizards ask, too. The first is filled in from another wizard. */
  fieldsFor(shared: SharedQuestion): readonly string[];
  /** Answers from a link, to merge with earlier ones. */
  fromLink(parameters: URLSearchParams, answers: Answers): Partial<Answers>;
  /** The price of the answers and what is due today: used on the screen, in the request and on the server. */
  price(answers: Answers): Bill;
  readonly order: WizardOrder<Answers, Selection, Topic, About>;
}

/** What a wizard adds to its questions. `path` are the answers on the visitor's path. */
interface OwnRules<Choices, StepId extends string> {
  address: StepAddress<StepId>;
  /** Answers from a link; by default, and where it is null, those that it names. */
  fromLink?: (parameters: URLSearchParams, answers: Choices) => Partial<Choices> | null;
  price: (path: Choices) => Bill;
  title: (path: Choices) => string;
  /** Of answers as stored: an item may be no longer offered. */
  service: (stored: Choices) => string;
  texts: (stored: Choices) => Omit<Description, 'notes'>;
}

/** The rules of a wizard: its questions, and what they cost. */
export function wizardRules<
  Id extends WizardId,
  Q,
  Typed extends object,
  StepId extends string,
  Branch extends keyof Q,
>(
  questions: Questionnaire<Id, Q, Typed, StepId, Branch>,
  { address, fromLink, price, title, service, texts }: OwnRules<ChoicesOf<Q>, NoInfer<StepId>>,
): WizardRules<AnswersOf<Q, Typed>, StepId, SelectionOf<Id, Q, Branch>, TopicOf<Id, Q>, AboutOf<Q>> {
  const { id, flow, record, onPath, fieldsFor, answersInLink, selection, topic, answersFrom, storedAnswers, describe } =
    questions;
  const pathOf = (choices: object) => onPath(answersFrom(choices as StoredChoices));
  return {
    id,
    path: wizardPaths[id],
    address,
    flow,
    record,
    onPath: onPath as (answers: object) => object,
    fieldsFor,
    fromLink: (parameters, given) =>
      (fromLink?.(parameters, given) ?? answersInLink(parameters)) as Partial<typeof given>,
    price: (given) => price(onPath(given)),
    order: {
      selection,
      answers: answersFrom,
      topic,
      title: (choices) => title(pathOf(choices)),
      service: (choices) => service(storedAnswers(choices as StoredChoices)),
      describe: (choices, about) => {
        const stored = storedAnswers(choices as StoredChoices, about as StoredChoices);
        return { ...texts(stored), ...describe(stored) };
      },
    },
  };
}
