import { expect, test } from 'vitest';
import { begin } from '../../../domain/wizard/flow.ts';
import type { QuickQuoteAnswers } from './cart.ts';
import { quickQuoteFlow } from './flow.ts';
import { quickQuoteRecord } from './record.ts';

const answers: QuickQuoteAnswers = {
  ...quickQuoteFlow.blank,
  solutionType: 'trinity',
  trinitySelectionId: 'garo',
  aedUpsellChoice: 'skip',
  hasPhysicalStore: true,
  name: 'Ann',
  email: 'ann@example.ie',
  additionalNotes: 'secret',
};

test('eight fields are saved beside the version, and nothing personal', () =>
  expect(quickQuoteRecord.format({ at: 3, answers })).toEqual({
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
  const { version, ...old } = quickQuoteRecord.format({ at: 3, answers });
  expect(quickQuoteRecord.parse(old)).toMatchObject({ at: 3, answers: { trinitySelectionId: 'garo', name: '' } });
});

test('a record of another version is not read', () =>
  expect(quickQuoteRecord.parse({ ...quickQuoteRecord.format({ at: 3, answers }), version: 2 })).toEqual(
    begin(quickQuoteFlow),
  ));

test('a step beyond the open ones is restored as the furthest open one', () => {
  const record = { ...quickQuoteRecord.format({ at: 3, answers }), currentStep: 99 };
  expect(quickQuoteRecord.parse(record).at).toBe(4);
  expect(quickQuoteRecord.parse({ ...record, trinitySelectionId: 'gone' })).toMatchObject({
    at: 1,
    answers: { trinitySelectionId: null, aedUpsellChoice: 'skip' },
  });
});
