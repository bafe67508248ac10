import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { SolutionTypeId, TrinityId, UpsellId } from '../../../domain/catalogue/ids.ts';
import { type QuickQuoteAnswers, quickQuoteFlow, setupLeftOut } from './questions.ts';

const { blank } = quickQuoteFlow(catalogue);
const given = (answers: Partial<QuickQuoteAnswers>): QuickQuoteAnswers => ({ ...blank, ...answers });
const labels = (answers: Partial<QuickQuoteAnswers>) =>
  quickQuoteFlow(catalogue)
    .steps(given(answers))
    .map(({ label }) => label);
const ids = (answers: Partial<QuickQuoteAnswers>) =>
  quickQuoteFlow(catalogue)
    .steps(given(answers))
    .map(({ id }) => id);
const done = (id: string, answers: Partial<QuickQuoteAnswers>) =>
  quickQuoteFlow(catalogue)
    .steps(given(answers))
    .find((step) => step.id === id)
    ?.isDone(given(answers));

describe('steps', () => {
  test.each<[SolutionTypeId | null, string[]]>([
    ['website', ['Solution Type', 'Industry', 'Goals', 'Platform Tier', 'Review']],
    ['both', ['Solution Type', 'Industry', 'Trinity Package', 'Platform Tier', 'Review']],
    ['trinity', ['Solution Type', 'Trinity Package', 'AED Upsell', 'Review & Purchase']],
    [null, ['Solution Type', 'Review']],
  ])('solution %s: %j', (solutionType, path) => expect(labels({ solutionType })).toEqual(path));

  test.each<[TrinityId, UpsellId | null, string[]]>([
    ['expense', 'skip', ['upsell']],
    ['expense', 'aed-only', ['upsell']],
    ['expense', 'trinity-plus', ['upsell', 'store']],
    ['garo', null, ['upsell', 'store']],
    ['garo', 'skip', ['upsell', 'store']],
    ['garo', 'aed-only', ['upsell', 'store']],
    ['garo', 'trinity-core', ['upsell']],
    ['aed', 'skip', ['upsell']],
    ['trinity-core', 'skip', ['upsell']],
    ['trinity-core', 'trinity-plus', ['upsell']],
    ['trinity-plus', null, ['store']],
  ])('%s with upsell %s asks %j between the system and Review', (trinitySelectionId, aedUpsellChoice, between) =>
    expect(ids({ solutionType: 'trinity', trinitySelectionId, aedUpsellChoice })).toEqual([
      'solution',
      'trinity',
      ...between,
      'review',
    ]),
  );
});

describe('Continue', () => {
  test('goals need at least one', () => {
    expect(done('goals', { solutionType: 'website' })).toBe(false);
    expect(done('goals', { solutionType: 'website', selectedGoals: ['fees'] })).toBe(true);
  });

  test('no is an answer to the store question, unset is not', () => {
    const garo = { solutionType: 'trinity', trinitySelectionId: 'garo', aedUpsellChoice: 'skip' } as const;
    expect(done('store', garo)).toBe(false);
    expect(done('store', { ...garo, hasPhysicalStore: false })).toBe(true);
  });

  test('an upsell chosen for another system has to be chosen again', () => {
    expect(done('upsell', { solutionType: 'trinity', trinitySelectionId: 'mcd', aedUpsellChoice: 'aed-only' })).toBe(
      true,
    );
    expect(done('upsell', { solutionType: 'trinity', trinitySelectionId: 'aed', aedUpsellChoice: 'aed-only' })).toBe(
      false,
    );
  });

  test('Review needs a name and an e-mail address', () => {
    expect(done('review', { name: ' ', email: 'ann@example.ie' })).toBe(false);
    expect(done('review', { name: 'Ann', email: 'ann' })).toBe(false);
    expect(done('review', { name: 'Ann', email: 'ann@example.ie' })).toBe(true);
  });
});

test.each<[Partial<QuickQuoteAnswers>, TrinityId | null]>([
  [{ solutionType: 'both', trinitySelectionId: 'garo' }, 'garo'],
  [{ solutionType: 'both', trinitySelectionId: 'trinity-plus', hasPhysicalStore: true }, 'trinity-plus'],
  [{ solutionType: 'both', trinitySelectionId: 'trinity-core' }, null],
  [{ solutionType: 'trinity', trinitySelectionId: 'garo' }, null],
  [{ solutionType: 'website', trinitySelectionId: 'garo' }, null],
])('of %j the setup of %s is left out without a question', (answers, system) =>
  expect(setupLeftOut(catalogue, given(answers))).toBe(system),
);
