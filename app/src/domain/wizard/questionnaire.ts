import { type Named, nameIn, namesIn } from '../catalogue/nameOf.ts';
import { formatEuro } from '../money.ts';
import { booleanOrNull, fieldsOf, oneOf, someOf } from '../record.ts';
import { type LabelledNote, yesOrNo } from './description.ts';
import { begin, clamp, type Flow, type Step, type WizardState } from './flow.ts';
import { type WizardId, wizardKeys } from './wizardIds.ts';

/*
 * A wizard is declared once, question by question. Everything that is only another form of that is derived here: steps,
 * what the browser stores, what a link and a request contain, and what people read. `src/wizards/schemas.ts` derives the schemas.
 */

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

/** Questions about the business that several wizards ask; what is bought is chosen in each. */
export type SharedQuestion = 'industry' | 'goals';

type Options<Id extends string> = Readonly<Record<Id, Named>>;

/** What can be answered, and from that the type of the answer: null or an empty list while the question is open. */
type AnswerTo<Value> = [Value] extends [boolean | null]
  ? { type: 'yes-no' }
  : [Value] extends [number | null]
    ? { type: 'amount'; min: number; max: number }
    : [Value] extends [readonly (infer Id extends string)[]]
      ? { type: 'some'; options: Options<Id> }
      : { type: 'one'; options: Options<Extract<Value, string>>; canGrow?: true };

/** One question. Its functions get the answers on the visitor's path: earlier ones, or blank. */
interface QuestionRules<Choices, Value, StepId extends string, Branch> {
  /** The step that asks it. */
  step: StepId;
  /** The answers to the branching question after which it is asked; after all if left out. */
  on?: readonly Branch[];
  /** A further condition. */
  askedIf?: (path: Choices) => boolean;
  /** Whether the visitor may leave it open. */
  optional?: true;
  /** The options offered on this path; all if left out. Another answer counts as open. */
  offered?: (path: Choices) => readonly NonNullable<Value>[];
  /** Whether a price depends on it. It is then part of what is sold, else of what the agency is told about the business. */
  priced: boolean;
  /** Its name in requests and orders; in the browser's storage if left out. */
  sent?: string;
  /** Its name in links to the wizard; links can't answer it if left out. */
  link?: string;
  /** The same question in other wizards. */
  shared?: SharedQuestion;
  /** In summary, mail and desk; null if `say` of another question contains the answer. */
  label: string | null;
  /** Whether the bill says it, too. Otherwise the buyer reads it beside the bill. */
  billed?: true;
  /** Whether the description of the target audience says it, too. */
  inAudience?: true;
  /** The answer in words; the names of the chosen options if left out. */
  say?: (answers: Choices) => string | null | undefined;
}

/** Every question of a wizard, in order, by the name of its answer in the browser's storage. */
export type Questions<Choices, StepId extends string, Branch = never> = {
  readonly [Field in keyof Choices]: Readonly<
    AnswerTo<Choices[Field]> & QuestionRules<Choices, Choices[Field], StepId, Branch>
  >;
};

type ValueOf<Question> = Question extends { type: 'one'; options: Options<infer Id> }
  ? Id | null
  : Question extends { type: 'some'; options: Options<infer Id> }
    ? readonly Id[]
    : Question extends { type: 'amount' }
      ? number | null
      : boolean | null;

/** The answers to all questions, open ones included. */
export type ChoicesOf<Q> = { -readonly [Field in keyof Q]: ValueOf<Q[Field]> };
/** The answers that affect the price, by the names of the questions. */
export type PricedOf<Q> = {
  -readonly [Field in keyof Q as Q[Field] extends { priced: true } ? Field : never]: ValueOf<Q[Field]>;
};

/** The answers to all questions, and the fields of the last step. */
export type AnswersOf<Q, Typed> = ChoicesOf<Q> & Typed;
type Sent<Q, Field extends keyof Q> = Q[Field] extends { sent: infer Name extends string } ? Name : Field;
type Part<Q, Priced extends boolean> = {
  -readonly [Field in keyof Q as Q[Field] extends { priced: Priced } ? Sent<Q, Field> : never]: ValueOf<Q[Field]>;
};
type Tagged<Id extends WizardId> = { version: 1; wizard: Id };

type InBranch<Q, Branch extends keyof Q, Value> = {
  -readonly [Field in keyof Q as Q[Field] extends { priced: false }
    ? never
    : Q[Field] extends { on: readonly (infer On)[] }
      ? Value extends On
        ? Sent<Q, Field>
        : never
      : Sent<Q, Field>]: Field extends Branch
    ? Value
    : Q[Field] extends { askedIf: unknown }
      ? ValueOf<Q[Field]>
      : NonNullable<ValueOf<Q[Field]>>;
};
type EachBranch<Id extends WizardId, Q, Branch extends keyof Q, Value> = Value extends unknown
  ? Tagged<Id> & InBranch<Q, Branch, Value>
  : never;

/** What is ordered: the answers that affect the price, by their names in requests. Null where the visitor's path doesn't ask. */
export type SelectionOf<Id extends WizardId, Q, Branch extends keyof Q = never> = EachBranch<
  Id,
  Q,
  Branch,
  [Branch] extends [never] ? null : NonNullable<ValueOf<Q[Branch]>>
>;
/** A selection that may be unfinished. */
export type TopicOf<Id extends WizardId, Q> = Tagged<Id> & Part<Q, true>;
/** The answers that don't affect the price, by their names in requests. */
export type AboutOf<Q> = Part<Q, false>;

interface StepRules<Answers> {
  label: string | ((answers: Answers) => string);
  /** What lets the visitor go on; by default that its questions are answered. */
  isDone?: (answers: Answers) => boolean;
  isEmpty?: (answers: Answers) => boolean;
}

interface Declaration<Id extends WizardId, Q, Typed, StepId extends string, Branch extends keyof Q> {
  id: Id;
  questions: Q;
  /** The question that decides which others are asked: the selection of each branch has a shape of its own. */
  branch?: Branch;
  /** The steps, in order. One without a question is always there. */
  steps: Readonly<Record<StepId, StepRules<AnswersOf<Q, Typed>>>>;
  /** The blank fields of the last step, which are never saved. */
  typed: Typed;
  /** The order in which answers are described, if it isn't that of the questions. */
  described?: readonly (keyof Q)[];
  /** Whether to read what browsers stored before there were versions. */
  unversioned?: true;
}

/** What follows from the questions of a wizard. */
export interface Questionnaire<Id extends WizardId, Q, Typed, StepId extends string, Branch extends keyof Q> {
  id: Id;
  declared: Readonly<{ questions: Q; branch: Branch | undefined }>;
  flow: Flow<AnswersOf<Q, Typed>, StepId>;
  record: WizardRecord<AnswersOf<Q, Typed>>;
  /** The answers to a question that other wizards ask, too. The first is filled in from another wizard. */
  fieldsFor(shared: SharedQuestion): readonly string[];
  /** The answers on the visitor's path. The others are kept in case the visitor switches back, and blank here. */
  onPath(answers: ChoicesOf<Q>): ChoicesOf<Q>;
  /** The answers that a link names. */
  answersInLink(parameters: URLSearchParams): Partial<ChoicesOf<Q>>;
  /** Null while a question is open on which the price depends. */
  selection(answers: ChoicesOf<Q>): SelectionOf<Id, Q, Branch> | null;
  topic(answers: ChoicesOf<Q>): { topic: TopicOf<Id, Q>; about: AboutOf<Q> };
  /** The answers of a selection or topic. Items no longer offered are unanswered again. */
  answersFrom(choices: StoredChoices, about?: StoredChoices): AnswersOf<Q, Typed>;
  /** The same as they are stored, also with items no longer offered. */
  storedAnswers(choices: StoredChoices, about?: StoredChoices): ChoicesOf<Q>;
  /** What people read: what is ordered, and what was answered about the business. */
  describe(stored: ChoicesOf<Q>): { ordered: readonly LabelledNote[]; answers: readonly LabelledNote[] };
}

/** A question of any wizard. */
export type AnyQuestion = QuestionRules<Values, unknown, string, unknown> & {
  type: 'one' | 'some' | 'yes-no' | 'amount';
  options?: Options<string>;
  /** Whether a catalogue can have further options. */
  canGrow?: true;
  min?: number;
  max?: number;
};
type Values = Record<string, unknown>;

/** The ids of a question's options; none for other questions. */
export const optionIdsOf = ({ options = {} }: { options?: Options<string> }): string[] => Object.keys(options);

const blankOf = ({ type }: AnyQuestion) => (type === 'some' ? [] : null);
/** Whether an answer isn't open. */
export const isAnswered = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);

/** A valid answer from something stored; blank for anything else. */
function read(
  { type, min = 0, max = 0, ...question }: AnyQuestion,
  value: unknown,
  ids = optionIdsOf(question),
): unknown {
  if (type === 'one') return oneOf(ids, value);
  if (type === 'some') return someOf(ids, value);
  if (type === 'yes-no') return booleanOrNull(value);
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}

function linkedAnswer(question: AnyQuestion, given: readonly string[]): unknown {
  if (question.type === 'some') return read(question, given);
  const [first] = given;
  if (question.type === 'amount') return read(question, Number(first));
  return read(question, question.type === 'yes-no' ? ({ yes: true, no: false } as Values)[first ?? ''] : first);
}

function inWords({ type, options = {} }: AnyQuestion, value: unknown): string | null {
  if (type === 'one') return nameIn(options, value as string | null);
  if (type === 'some') return namesIn(options, value as readonly string[]);
  if (type === 'yes-no') return yesOrNo(value as boolean | null);
  return value === null ? null : formatEuro(value as number);
}

/** Derives a wizard's steps, storage, links, requests and descriptions from its questions. */
export function questionnaire<
  const Id extends WizardId,
  const Q,
  Typed extends object,
  StepId extends string,
  Branch extends keyof Q = never,
>(declared: Declaration<Id, Q, Typed, StepId, Branch>): Questionnaire<Id, Q, Typed, StepId, Branch> {
  const { id, branch, typed, unversioned } = declared;
  const questions = Object.entries(declared.questions as Readonly<Record<string, AnyQuestion>>);
  const byKey = new Map(questions);
  const described = [...new Set([...((declared.described ?? []) as readonly string[]), ...byKey.keys()])];
  const steps = Object.entries(declared.steps as unknown as Readonly<Record<string, StepRules<Values>>>);
  const version = { version: 1, wizard: id };

  const each = (answer: (question: AnyQuestion, key: string) => unknown): Values =>
    Object.fromEntries(questions.map(([key, question]) => [key, answer(question, key)]));
  const blank = each(blankOf);
  const readAll = (stored: Values) => each((question, key) => read(question, stored[key]));
  const branchOf = (answers: Values) => (branch === undefined ? undefined : answers[branch as string]);
  const isInBranch = ({ on }: AnyQuestion, answers: Values) => on === undefined || on.includes(branchOf(answers));
  const isAsked = (question: AnyQuestion, path: Values) =>
    isInBranch(question, path) && (question.askedIf?.(path) ?? true);

  function onPath(answers: Values): Values {
    const path = { ...blank };
    for (const [key, question] of questions) {
      if (!isAsked(question, path)) continue;
      path[key] = read(question, answers[key], question.offered?.(path) as string[] | undefined);
    }
    return path;
  }
  const isOpen = (key: string, question: AnyQuestion, path: Values) =>
    isAsked(question, path) && !question.optional && !isAnswered(path[key]);

  const flow: Flow<Values> = {
    blank: { ...blank, ...typed },
    steps: (answers) => {
      const path = onPath(answers);
      return steps
        .filter(([step]) => {
          const own = questions.filter(([, question]) => question.step === step);
          return own.length === 0 || own.some(([, question]) => isAsked(question, path));
        })
        .map(([step, { label, isDone, isEmpty }]) => ({
          id: step,
          label: typeof label === 'string' ? label : label(answers),
          isDone:
            isDone ??
            ((now) => {
              const then = onPath(now);
              return !questions.some(([key, question]) => question.step === step && isOpen(key, question, then));
            }),
          ...(isEmpty && { isEmpty }),
        })) as unknown as readonly [Step<Values>, ...Step<Values>[]];
    },
  };

  const nameSent = (question: AnyQuestion, key: string) => question.sent ?? key;
  const part = (path: Values, isIn: (question: AnyQuestion) => boolean): Values =>
    Object.fromEntries(
      questions.flatMap(([key, question]) => (isIn(question) ? [[nameSent(question, key), path[key]]] : [])),
    );
  const sentAnswer = (key: string, question: AnyQuestion, choices: StoredChoices, about: StoredChoices) =>
    (question.priced ? choices : about)[nameSent(question, key)];

  const derived = {
    id,
    declared: { questions: declared.questions, branch },
    flow,
    record: {
      key: wizardKeys[id],
      typed,
      format: ({ at, answers }) => ({ version: 1, currentStep: at + 1, ...readAll(answers) }),
      parse: (stored) => {
        const saved = fieldsOf(stored);
        if (saved.version !== 1 && !(unversioned && saved.version === undefined)) return begin(flow);
        return clamp(flow, {
          at: typeof saved.currentStep === 'number' ? saved.currentStep - 1 : 0,
          answers: { ...flow.blank, ...readAll(saved) },
        });
      },
    } satisfies WizardRecord<Values>,
    fieldsFor: (shared: SharedQuestion) => questions.flatMap(([key, one]) => (one.shared === shared ? [key] : [])),
    onPath,
    answersInLink: (parameters: URLSearchParams) =>
      Object.fromEntries(
        questions.flatMap(([key, question]) => {
          const answer = question.link ? linkedAnswer(question, parameters.getAll(question.link)) : null;
          return isAnswered(answer) ? [[key, answer]] : [];
        }),
      ),
    selection: (answers: Values) => {
      const path = onPath(answers);
      const isComplete = questions.every(([key, question]) => !question.priced || !isOpen(key, question, path));
      return isComplete ? { ...version, ...part(path, (one) => one.priced && isInBranch(one, path)) } : null;
    },
    topic: (answers: Values) => {
      const path = onPath(answers);
      return { topic: { ...version, ...part(path, ({ priced }) => priced) }, about: part(path, (one) => !one.priced) };
    },
    answersFrom: (choices: StoredChoices, about: StoredChoices = {}) => ({
      ...flow.blank,
      ...each((question, key) => read(question, sentAnswer(key, question, choices, about))),
    }),
    storedAnswers: (choices: StoredChoices, about: StoredChoices = {}) =>
      each((question, key) => sentAnswer(key, question, choices, about) ?? blank[key]),
    describe: (stored: Values) => {
      const lines = described.flatMap((key) => {
        const question = byKey.get(key);
        if (!question || question.label === null) return [];
        const said = question.say ? question.say(stored) : inWords(question, stored[key]);
        const note: LabelledNote = question.inAudience ? [question.label, said, true] : [question.label, said];
        return [{ note, billed: question.billed === true }];
      });
      const those = (billed: boolean) => lines.flatMap((line) => (line.billed === billed ? [line.note] : []));
      return { ordered: those(true), answers: those(false) };
    },
  };
  return derived as unknown as Questionnaire<Id, Q, Typed, StepId, Branch>;
}
