import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { quickQuoteRules } from '../quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../quick-quote/rules/questions.ts';
import { hasChoices, replaceWizardState } from './replaceWizardState.ts';
import { storeOf } from './wizardStore.ts';

const quickQuoteStore = storeOf(quickQuoteRules(catalogue));
const { blank } = quickQuoteFlow(catalogue);
const kept = { at: 3, answers: { ...blank, solutionType: 'website' as const } };
const business = { company: 'Byrne Ltd' };
const own = { ...blank, name: 'Ann', email: 'ann@example.ie', keywords: 'bread', forBusiness: true, business };

beforeEach(() => quickQuoteStore.clear());

test('replaces previous choices, and keeps who buys', () => {
  quickQuoteStore.set({ at: 0, answers: { ...own, solutionType: 'both' } });
  replaceWizardState(quickQuoteStore, kept);
  expect(quickQuoteStore.get()).toEqual({ at: 3, answers: { ...own, solutionType: 'website' } });
});

test('name and e-mail of the new state win', () => {
  quickQuoteStore.set({ at: 0, answers: own });
  replaceWizardState(quickQuoteStore, { ...kept, answers: { ...kept.answers, name: 'Ben' } });
  expect(quickQuoteStore.get().answers).toMatchObject({ name: 'Ben', email: own.email });
});

test('the business of the new state wins', () => {
  replaceWizardState(quickQuoteStore, { ...kept, answers: { ...kept.answers, forBusiness: true, business } });
  expect(quickQuoteStore.get().answers).toMatchObject({ forBusiness: true, business });
});

test('contact details are no choices', () => {
  quickQuoteStore.set({ at: 0, answers: own });
  expect(hasChoices(quickQuoteStore)).toBe(false);
  quickQuoteStore.set(kept);
  expect(hasChoices(quickQuoteStore)).toBe(true);
});
