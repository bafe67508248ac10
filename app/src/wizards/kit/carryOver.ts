import { catalogue } from '../../domain/catalogue/given.ts';
import { isAnswered, type SharedQuestion } from '../../domain/wizard/questionnaire.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { formatList } from '../../domain/words.ts';
import { wizardOf, wizardsOf } from '../rules.ts';
import { savedAt, storedRecord, storeOf } from './wizardStore.ts';

type Answers = Readonly<Record<string, unknown>>;

const questions: readonly SharedQuestion[] = ['industry', 'goals'];

/** The answers that a wizard shows: not those to questions on another path. */
const shownAnswers = ({ record, onPath }: WizardRules) =>
  onPath(record.parse(storedRecord(record.key)).answers) as Answers;

/** An answer from another wizard. */
interface CarriedAnswer {
  question: SharedQuestion;
  field: string;
  answer: unknown;
}

/**
 * Fills in questions not yet answered here with the answers from other wizards; the one used last takes precedence.
 * @returns the answers it filled in
 */
export function carryOver(id: WizardId): readonly CarriedAnswer[] {
  const wizard = wizardOf(catalogue, id);
  const others = wizardsOf(catalogue)
    .filter((other) => other !== wizard)
    .sort((one, other) => savedAt(other.record.key) - savedAt(one.record.key));
  const store = storeOf(wizard);
  const { at, answers } = store.get();
  const carried = questions.flatMap((question) => {
    const [field] = wizard.fieldsFor(question);
    if (field === undefined || isAnswered((answers as Answers)[field])) return [];
    const known = others.flatMap((other) => other.fieldsFor(question).map((name) => shownAnswers(other)[name]));
    const answer = known.find(isAnswered);
    return answer === undefined ? [] : [{ question, field, answer }];
  });
  const filled = Object.fromEntries(carried.map(({ field, answer }) => [field, answer]));
  if (carried.length > 0) store.set({ at, answers: { ...answers, ...filled } });
  return carried;
}

/** The filled-in answers that the visitor hasn't changed since. */
const unchanged = (carried: readonly CarriedAnswer[], answers: object) =>
  carried.filter(({ field, answer }) => (answers as Answers)[field] === answer);

/** Says which answers were filled in; undefined when the visitor has changed them all, or is on a path without them. */
export function carriedOverText(id: WizardId, carried: readonly CarriedAnswer[], answers: object): string | undefined {
  const shown = wizardOf(catalogue, id).onPath(answers) as Answers;
  const left = unchanged(carried, answers).flatMap(({ question, field }) =>
    isAnswered(shown[field]) ? [question] : [],
  );
  return left.length === 0 ? undefined : `We’ve filled in your ${formatList(left)} from your other choices.`;
}

/** Clears the filled-in answers. Answers given since stay. */
export function undoCarryOver(id: WizardId, carried: readonly CarriedAnswer[]): void {
  const store = storeOf(wizardOf(catalogue, id));
  const now = store.get();
  const blank = store.blank().answers as Answers;
  const emptied = unchanged(carried, now.answers).map(({ field }) => [field, blank[field]]);
  store.set({ ...now, answers: { ...now.answers, ...Object.fromEntries(emptied) } });
}
