import type { SharedQuestion, WizardRules } from '../../domain/wizard/wizard.ts';
import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { formatList } from '../../domain/words.ts';
import { notify } from '../../shell/notices/notices.ts';
import { packageBuilderRules } from '../package-builder/rules/index.ts';
import { plannerRules } from '../planner/rules/index.ts';
import { quickQuoteRules } from '../quick-quote/rules/index.ts';
import { storedRecord, storeOf } from './wizardStore.ts';

type Answers = Readonly<Record<string, unknown>>;

const wizards: Readonly<Record<WizardId, WizardRules>> = {
  quote: quickQuoteRules,
  configurator: packageBuilderRules,
  planner: plannerRules,
};

const names: Readonly<Record<SharedQuestion, string>> = {
  industry: 'industry',
  goals: 'goals',
  system: 'Trinity system',
  platform: 'platform',
};
const questions = Object.keys(names) as SharedQuestion[];

const isAnswered = (answer: unknown) => (Array.isArray(answer) ? answer.length > 0 : answer !== null);
const fieldsOf = ({ shared }: WizardRules, question: SharedQuestion): readonly string[] => shared[question] ?? [];

const answersOf = ({ record }: WizardRules) => record.parse(storedRecord(record.key)).answers as Answers;

/**
 * Fills in what the visitor has answered in another wizard and not yet in this one. A notice says what came along and
 * offers to undo that.
 */
export function bringAlong(id: WizardId): void {
  const wizard = wizards[id];
  const others = Object.values(wizards).filter((other) => other !== wizard);
  const store = storeOf(wizard);
  const { at, answers } = store.get();
  const brought = questions.flatMap((question) => {
    const [field] = fieldsOf(wizard, question);
    if (field === undefined || isAnswered((answers as Answers)[field])) return [];
    const known = others.flatMap((other) => fieldsOf(other, question).map((name) => answersOf(other)[name]));
    const answer = known.find(isAnswered);
    return answer === undefined ? [] : [{ question, field, answer }];
  });
  if (brought.length === 0) return;
  const filled = Object.fromEntries(brought.map(({ field, answer }) => [field, answer]));
  store.set({ at, answers: { ...answers, ...filled } });
  /** Empties what came along. Answers given since stay. */
  const undo = () => {
    const now = store.get();
    const same = brought.filter(({ field, answer }) => (now.answers as Answers)[field] === answer);
    const emptied = same.map(({ field }) => [field, (store.blank().answers as Answers)[field]]);
    store.set({ ...now, answers: { ...now.answers, ...Object.fromEntries(emptied) } });
  };
  notify({
    severity: 'info',
    topic: 'undo',
    text: `Your ${formatList(brought.map(({ question }) => names[question]))} came along from your other choices.`,
    action: { label: 'Undo', onAction: undo },
  });
}
