import { beforeEach, expect, test } from 'vitest';
import { quickQuoteFlow } from '../../quick-quote/rules/flow.ts';
import { quickQuoteRules } from '../../quick-quote/rules/index.ts';
import { restoreSnapshots, storeOf } from '../wizardStore.ts';
import { reopen } from './reopen.ts';

const quickQuoteStore = storeOf(quickQuoteRules);
const { blank } = quickQuoteFlow;
const kept = { at: 3, answers: { ...blank, solutionType: 'website' as const, name: 'Somebody else' } };
const own = { ...blank, name: 'Ann', email: 'ann@example.ie', keywords: 'bread' };

beforeEach(() => quickQuoteStore.clear());

test('replaces previous choices, and keeps name and e-mail', () => {
  quickQuoteStore.set({ at: 0, answers: { ...own, solutionType: 'both' } });
  reopen(quickQuoteStore, kept);
  expect(quickQuoteStore.get()).toEqual({ at: 3, answers: { ...own, solutionType: 'website' } });
});

test('Undo restores the previous state, including the step', () => {
  const before = { at: 1, answers: { ...own, solutionType: 'both' as const } };
  quickQuoteStore.set(before);
  const there = reopen(quickQuoteStore, kept);
  restoreSnapshots(there ? [there] : []);
  expect(quickQuoteStore.get()).toEqual(before);
});

test('without previous choices there is nothing to restore', () => {
  quickQuoteStore.set({ at: 0, answers: own });
  expect(reopen(quickQuoteStore, kept)).toBeNull();
});
