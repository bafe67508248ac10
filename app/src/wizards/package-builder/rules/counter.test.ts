import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { viewOf } from '../../../domain/wizard/flow.ts';
import { packageOf } from '../testing.ts';
import { numberedCounter, packageBuilderCounter } from './counter.ts';
import { type PackageBuilderAnswers, packageBuilderFlow } from './questions.ts';

/** The counter of each step, with all questions answered. */
function counters(answers: Partial<PackageBuilderAnswers>, counterOf = packageBuilderCounter): string[] {
  const all = packageOf({
    ...{ industry: 'retail', brand: 'starter', campaign: 'starter', trinity: 'garo', systems: 'mcd', tier: 'full' },
    ...{ hasPhysicalStore: true, ...answers },
  });
  const flow = packageBuilderFlow(catalogue);
  return flow.steps(all).map((_, at) => counterOf(viewOf(flow, { at, answers: all }), all.services));
}

test("steps of services count services, and the platform's two steps share a number", () =>
  expect(counters({ services: ['brand-identity', 'trinity-systems', 'complete-platform'] })).toEqual([
    'Step 1 of 8',
    'Step 2 of 8',
    'Service 1 of 3',
    'Service 2 of 3',
    'Service 3 of 3, part 1 of 2',
    'Service 3 of 3, part 2 of 2',
    'Step 7 of 8',
    'Step 8 of 8',
  ]));

test('before a service is chosen the number of steps is unknown', () => expect(counters({})[0]).toBe('Step 1'));

test('beside numbered steps, the step of a service has its number too', () =>
  expect(counters({ services: ['trinity-systems'], trinity: 'mcd' }, numberedCounter)).toEqual([
    'Step 1 of 3',
    'Step 2 of 3 · Service 1 of 1',
    'Step 3 of 3',
  ]));
