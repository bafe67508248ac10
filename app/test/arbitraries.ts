import fc from 'fast-check';
import { dashboardIds } from '../src/domain/catalogue/dashboards.ts';
import { systemIds } from '../src/domain/catalogue/trinity.ts';
import { type Flow, furthestStep, type WizardState } from '../src/domain/wizard/flow.ts';

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
