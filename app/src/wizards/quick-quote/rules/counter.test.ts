import { expect, test } from 'vitest';
import { viewOf } from '../../../domain/wizard/flow.ts';
import type { QuickQuoteAnswers } from './cart.ts';
import { quickQuoteCounter } from './counter.ts';
import { quickQuoteFlow } from './flow.ts';

const at = (position: number, answers: Partial<QuickQuoteAnswers>) =>
  quickQuoteCounter(viewOf(quickQuoteFlow, { at: position, answers: { ...quickQuoteFlow.blank, ...answers } }));

test('before the solution is chosen the number of steps is unknown', () => expect(at(0, {})).toBe('Step 1'));

test('after that it is the number of steps on the path', () => {
  expect(at(0, { solutionType: 'website' })).toBe('Step 1 of 5');
  expect(at(1, { solutionType: 'trinity' })).toBe('Step 2 of 4');
  expect(at(2, { solutionType: 'trinity', trinitySelectionId: 'garo' })).toBe('Step 3 of 5');
});
