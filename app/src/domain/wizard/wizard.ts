import type { Bill } from '../pricing/price.ts';
import type { ChoicesDescription } from './description.ts';
import type { Flow, WizardState } from './flow.ts';
import type { StepAddress } from './stepAddress.ts';
import type { WizardId } from './wizardIds.ts';

/** Choices as stored or sent; they may contain ids that are no longer offered. */
export type StoredChoices = Readonly<Record<string, unknown>>;

/** Answers as stored or sent: a question may be newer than they are. */
export type Stored<Answers> = { [Field in keyof Answers]?: Answers[Field] | undefined };

/** How a wizard's state is saved in the browser. */
export interface WizardRecord<Answers> {
  /** The key, in local and session storage. */
  readonly key: string;
  /** Never throws, whatever is stored. */
  parse(stored: unknown): WizardState<Answers>;
  format(state: WizardState<Answers>): object | undefined;
  /** Blank fields that are never saved, only kept in the tab while the visitor is away to pay. */
  readonly typed: Partial<Answers>;
}

/** Questions that several wizards ask. */
export type SharedQuestion = 'industry' | 'goals' | 'system' | 'platform';
export type SharedAnswers<Field = string> = Readonly<Partial<Record<SharedQuestion, readonly [Field, ...Field[]]>>>;

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
  /** Answers from a link, to merge with earlier ones. */
  fromLink(parameters: URLSearchParams, answers: Answers): Partial<Answers>;
  /** The price of the answers and what is due today: used on the screen, in the request and on the server. */
  price(answers: Answers): Bill;
  /** The answers to the questions that several wizards ask. The first answer of each is filled in from another wizard. */
  readonly shared: SharedAnswers;
  readonly order: WizardOrder<Answers, Selection, Topic, About>;
}
