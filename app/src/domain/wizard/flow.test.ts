import { expect, test } from 'vitest';
import { applyMove, begin, clamp, type Flow, furthestStep, viewOf, type WizardState } from './flow.ts';

interface Answers {
  size: 's' | 'l' | null;
  colour: string;
}

/** Large ones come in colours. */
const flow: Flow<Answers, 'size' | 'colour' | 'end'> = {
  blank: { size: null, colour: '' },
  steps: (answers) => [
    { id: 'size', label: 'Size', isDone: (a) => a.size !== null },
    ...(answers.size === 'l'
      ? [{ id: 'colour' as const, label: 'Colour', isDone: (a: Answers) => a.colour !== '' }]
      : []),
    { id: 'end', label: 'End', isDone: () => true },
  ],
};

const large: WizardState<Answers> = { at: 1, answers: { size: 'l', colour: '' } };

test('refuses Next until the step is done', () => {
  const state = begin(flow);
  expect(viewOf(flow, state)).toMatchObject({ isDone: false, canContinue: false, canGoBack: false });
  expect(applyMove(flow, state, { type: 'next' })).toEqual(state);
});

test('goes on from an answered step, and back with the answer kept', () => {
  const answered = applyMove(flow, begin(flow), { type: 'answer', answers: { size: 'l' } });
  const next = applyMove(flow, answered, { type: 'next' });
  expect(viewOf(flow, next)).toMatchObject({ at: 1, step: { id: 'colour' }, canGoBack: true });
  expect(applyMove(flow, next, { type: 'back' })).toEqual({ at: 0, answers: { size: 'l', colour: '' } });
});

test('does not go back from the first step or on from the last', () => {
  const first = begin(flow);
  const last: WizardState<Answers> = { at: 1, answers: { size: 's', colour: '' } };
  expect(applyMove(flow, first, { type: 'back' })).toEqual(first);
  expect(viewOf(flow, last)).toMatchObject({ isDone: true, canContinue: false });
  expect(applyMove(flow, last, { type: 'next' })).toEqual(last);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [-3, 0],
  [1.9, 1],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 1],
])('going to %d ends at %d, the furthest reachable step', (to, at) =>
  expect(applyMove(flow, { ...large, at: 0 }, { type: 'go', at: to }).at).toBe(at),
);

test('the furthest step is the first that is not done, or the last', () => {
  expect(furthestStep(flow, { size: null, colour: 'red' })).toBe(0);
  expect(furthestStep(flow, { size: 'l', colour: '' })).toBe(1);
  expect(furthestStep(flow, { size: 'l', colour: 'red' })).toBe(2);
});

test('keeps a position on a reachable step', () => expect(clamp(flow, large)).toBe(large));
