import type { SharedQuestion, WizardRules } from '../../domain/wizard/wizard.ts';
import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { formatList } from '../../domain/words.ts';
import { wizards } from '../rules.ts';
import { savedAt, storedRecord, storeOf } from './wizardStore.ts';

type Answers = Readonly<Record<string, unknown>>;

const names: Readonly<Record<SharedQuestion, string>> = {
  industry: 'industry',
  goals: 'goals',
  system: 'Trinity system',
  platform: 'platform',
};
const questions = Object.keys(names) as SharedQuestion[];

const isAnswered = (answer: unknown) => (Array.isArray(answer) ? answer.length > 0 : answer !== null);
const fieldsOf = ({ shared }: WizardRules, question: SharedQuestion): readonly string[] => shared[question] ?? [];

/** The answers that a wizard shows: not those to questions on another path. */
function shownAnswers({ record, order }: WizardRules): Answers {
  const { topic, about } = order.topic(record.parse(storedRecord(record.key)).answers);
  return order.answers(topic as Answers, about as Answers) as Answers;
}

/** An answer from another wizard. */
interface Brought {
  question: SharedQuestion;
  field: string;
  answer: unknown;
}

/**
 * Fills in what the visitor has answered in another wizard, the last used one first, and not yet in this one.
 * @returns what came along
 */
export function bringAlong(id: WizardId): readonly Brought[] {
  const wizard = wizards[id];
  const others = Object.values(wizards)
    .filter((other) => other !== wizard)
    .sort((one, other) => savedAt(other.record.key) - savedAt(one.record.key));
  const store = storeOf(wizard);
  const { at, answers } = store.get();
  const brought = questions.flatMap((question) => {
    const [field] = fieldsOf(wizard, question);
    if (field === undefined || isAnswered((answers as Answers)[field])) return [];
    const known = others.flatMap((other) => fieldsOf(other, question).map((name) => shownAnswers(other)[name]));
    const answer = known.find(isAnswered);
    return answer === undefined ? [] : [{ question, field, answer }];
  });
  const filled = Object.fromEntries(brought.map(({ field, answer }) => [field, answer]));
  if (brought.length > 0) store.set({ at, answers: { ...answers, ...filled } });
  return brought;
}

/** What came along and is still there: the visitor hasn't answered it anew since. */
const unchanged = (brought: readonly Brought[], answers: object) =>
  brought.filter(({ field, answer }) => (answers as Answers)[field] === answer);

/** Says what came along; undefined when nothing of it is left. */
export function broughtWords(brought: readonly Brought[], answers: object): string | undefined {
  const left = unchanged(brought, answers).map(({ question }) => names[question]);
  return left.length === 0 ? undefined : `Your ${formatList(left)} came along from your other choices.`;
}

/** Empties what came along. Answers given since stay. */
export function leaveBehind(id: WizardId, brought: readonly Brought[]): void {
  const store = storeOf(wizards[id]);
  const now = store.get();
  const blank = store.blank().answers as Answers;
  const emptied = unchanged(brought, now.answers).map(({ field }) => [field, blank[field]]);
  store.set({ ...now, answers: { ...now.answers, ...Object.fromEntries(emptied) } });
}
