import { expect, test } from 'vitest';
import { begin } from '../../../domain/flow.ts';
import { type QuoteAnswers, quoteFlow } from './flow.ts';
import { parseQuoteRecord, toQuoteRecord } from './record.ts';

const answers: QuoteAnswers = {
  ...quoteFlow.blank,
  solutionType: 'trinity',
  trinitySelectionId: 'garo',
  aedUpsellChoice: 'skip',
  hasPhysicalStore: true,
  name: 'Ann',
  email: 'ann@example.ie',
  additionalNotes: 'secret',
};

test('eight fields are saved beside the version, and nothing personal', () =>
  expect(toQuoteRecord({ at: 3, answers })).toEqual({
    version: 1,
    currentStep: 4,
    solutionType: 'trinity',
    selectedIndustry: null,
    selectedGoals: [],
    trinitySelectionId: 'garo',
    selectedTier: null,
    hasPhysicalStore: true,
    aedUpsellChoice: 'skip',
  }));

test('a record from before versions is read', () => {
  const { version, ...old } = toQuoteRecord({ at: 3, answers });
  expect(parseQuoteRecord(old)).toMatchObject({ at: 3, answers: { trinitySelectionId: 'garo', name: '' } });
});

test('a record of another version is not', () =>
  expect(parseQuoteRecord({ ...toQuoteRecord({ at: 3, answers }), version: 2 })).toEqual(begin(quoteFlow)));

test('a step beyond the open ones comes back as the furthest open one', () => {
  const record = { ...toQuoteRecord({ at: 3, answers }), currentStep: 99 };
  expect(parseQuoteRecord(record).at).toBe(4);
  expect(parseQuoteRecord({ ...record, trinitySelectionId: 'gone' })).toMatchObject({
    at: 1,
    answers: { trinitySelectionId: null, aedUpsellChoice: 'skip' },
  });
});
