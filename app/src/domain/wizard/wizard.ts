import type { Bill } from '../pricing/price.ts';
import type { About } from './about.ts';
import type { ChoicesDescription } from './description.ts';
import type { Flow, WizardState } from './flow.ts';
import type { StepAddress } from './stepAddress.ts';
import type { WizardId } from './wizardIds.ts';

/** Choices as they were stored or sent: they may name what is not on offer any more. */
export type StoredChoices = Readonly<Record<string, unknown>>;

/** What else was asked, as it was stored or sent. */
export interface StoredAbout {
  industry: string | null;
  goals: readonly string[];
  budget: number | null;
}

/** How a wizard's state is saved in the browser. */
export interface WizardRecord<Answers> {
  /** Under which it is saved, in both storages. */
  readonly key: string;
  /** Never throws, whatever is stored. */
  parse(stored: unknown): WizardState<Answers>;
  format(state: WizardState<Answers>): unknown;
  /** Texts and lists of texts, still empty, that are never saved, only parked while the visitor is away to pay. */
  readonly typed: Partial<Answers>;
}

/** How answers become an order. */
export interface WizardOrder<Answers, Selection, Topic> {
  /** What the price depends on; null while a question of it is open. */
  selection(answers: Answers): Selection | null;
  /** The answers of a selection. What is not on offer any more is open again. */
  answers(selection: StoredChoices, about?: StoredAbout): Answers;
  /** A short title: "Trinity Core + Full System platform". */
  title(selection: Selection): string;
  /** The service that is bought, by its name on our pages. */
  service(selection: Selection): string;
  /** What was chosen so far, finished or not, and for whom it is. */
  topic(answers: Answers): { topic: Topic; about: About };
  /** The choices in English. */
  describe(choices: Selection | Topic, about: About): ChoicesDescription;
}

/**
 * The half of a wizard that the server shares with the browser: what it asks, what that costs, and how it is stored. Its
 * functions are methods, so that one list holds wizards of different answers.
 */
export interface WizardRules<Answers = object, Id extends string = string, Selection = object, Topic = object> {
  readonly id: WizardId;
  /** The address of its first step. */
  readonly path: string;
  readonly address: StepAddress<Id>;
  readonly flow: Flow<Answers, Id>;
  readonly record: WizardRecord<Answers>;
  /** The answers that a link brings along, to join those given before. */
  fromLink(parameters: URLSearchParams, answers: Answers): Partial<Answers>;
  /** What the answers cost so far, and what is due of it today: on the screen, in the request and on the server. */
  price(answers: Answers): Bill;
  readonly order: WizardOrder<Answers, Selection, Topic>;
}
