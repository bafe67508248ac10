import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { quickQuoteRules } from '../quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../quick-quote/rules/questions.ts';
import { hasChoices, reopen } from './reopen.ts';
import { storeOf } from './wizardStore.ts';

const quickQuoteStore = storeOf(quickQuoteRules(catalogue));
const { blank } = quickQuoteFlow(catalogue);
const kept = { at: 3, answers: { ...blank, solutionType: 'website' as const } };
const own = { ...blank, name: 'Ann', email: 'ann@example.ie', keywords: 'bread' };

beforeEach(() => quickQuoteStore.clear());

test('replaces previous choices, and keeps name and e-mail', () => {
  quickQuoteStore.set({ at: 0, answers: { ...own, solutionType: 'both' } });
  reopen(quickQuoteStore, kept);
  expect(quickQuoteStore.get()).toEqual({ at: 3, answers: { ...own, solutionType: 'website' } });
});

test('name and e-mail of the new state win', () => {
  quickQuoteStore.set({ at: 0, answers: own });
  reopen(quickQuoteStore, { ...kept, answers: { ...kept.answers, name: 'Ben' } });
  expect(quickQuoteStore.get().answers).toMatchObject({ name: 'Ben', email: own.email });
});

test('contact details are no choices', () => {
  quickQuoteStore.set({ at: 0, answers: own });
  expect(hasChoices(quickQuoteStore)).toBe(false);
  quickQuoteStore.set(kept);
  expect(hasChoices(quickQuoteStore)).toBe(true);
});
