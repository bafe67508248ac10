import fc from 'fast-check';
import { dashboardIds, systemIds } from '../src/domain/catalogue/ids.ts';
import { type Flow, furthestStep, type WizardState } from '../src/domain/wizard/flow.ts';
import type { AnyQuestion } from '../src/domain/wizard/questionnaire.ts';

/** Parts of random answers, for property tests. */

export const one = <Id extends string>(ids: readonly Id[]) => fc.constantFrom(null, ...ids);
export const some = <Id extends string>(ids: readonly Id[]) => fc.subarray([...ids]);
export const yesOrNo = fc.constantFrom(null, true, false);

export const details = {
  name: fc.constantFrom('', ' ', 'Ann Ó Briain'),
  email: fc.constantFrom('', 'ann', 'ann@example.ie'),
  additionalNotes: fc.string({ maxLength: 60 }),
};

export const review = {
  ...details,
  keywords: fc.string({ maxLength: 40 }),
  selectedSystems: some(systemIds),
  selectedDashboards: some(dashboardIds),
};

/** A state on any open step. */
export function states<Answers>(
  flow: Flow<Answers>,
  answers: fc.Arbitrary<Answers>,
): fc.Arbitrary<WizardState<Answers>> {
  return answers.chain((given) => fc.record({ at: fc.nat(furthestStep(flow, given)), answers: fc.constant(given) }));
}

function answer({ type, options = {}, min = 0, max = 0 }: AnyQuestion): fc.Arbitrary<unknown> {
  if (type === 'one') return one(Object.keys(options));
  if (type === 'some') return some(Object.keys(options));
  return type === 'yes-no' ? yesOrNo : fc.option(fc.integer({ min, max }));
}

interface Asked<Answers, StepId extends string> {
  declared: { questions: object };
  record: { typed: Partial<Answers> };
  flow: Flow<Answers, StepId>;
}

const questionsOf = ({ declared }: Asked<never, never>) =>
  Object.entries(declared.questions as Readonly<Record<string, AnyQuestion>>);

/** Random answers to a wizard: every question answered or open, even if it isn't on the path. */
export function answersTo<Answers extends object>(wizard: Asked<Answers, string>): fc.Arbitrary<Answers> {
  const asked = questionsOf(wizard as never).map(([field, question]) => [field, answer(question)]);
  const typed = Object.entries(review).filter(([field]) => field in wizard.record.typed);
  return fc.record(Object.fromEntries([...asked, ...typed])) as unknown as fc.Arbitrary<Answers>;
}

/** The answers that each step asks for. What is never saved is asked in the last. */
export function asksOf<Answers, StepId extends string>(wizard: Asked<Answers, StepId>) {
  const { flow, record } = wizard;
  const asks: Record<string, string[]> = {};
  for (const [field, { step }] of questionsOf(wizard as never)) asks[step] = [...(asks[step] ?? []), field];
  const last = flow.steps(flow.blank).at(-1)?.id ?? '';
  asks[last] = [...(asks[last] ?? []), ...Object.keys(record.typed)];
  return asks as unknown as Readonly<Record<StepId, readonly (keyof Answers)[]>>;
}
