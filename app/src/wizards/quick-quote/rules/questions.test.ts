import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { SolutionTypeId, TrinityId, UpsellId } from '../../../domain/catalogue/ids.ts';
import { quoteOf } from '../testing.ts';
import { type QuickQuoteAnswers, quickQuoteFlow, systemWithoutSetup } from './questions.ts';

type Given = Partial<QuickQuoteAnswers>;
const stepsOf = (answers: Given) => quickQuoteFlow(catalogue).steps(quoteOf(answers));
const done = (id: string, answers: Given) =>
  stepsOf(answers)
    .find((step) => step.id === id)
    ?.isDone(quoteOf(answers));

describe('steps', () => {
  test.each<[SolutionTypeId | null, string[]]>([
    ['website', ['Solution Type', 'Industry', 'Goals', 'Platform Tier', 'Review']],
    ['both', ['Solution Type', 'Industry', 'Trinity Package', 'Platform Tier', 'Review']],
    ['trinity', ['Solution Type', 'Trinity Package', 'AED Upsell', 'Review & Purchase']],
    [null, ['Solution Type', 'Review']],
  ])('solution %s: %j', (solutionType, path) =>
    expect(stepsOf({ solutionType }).map(({ label }) => label)).toEqual(path),
  );

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
    expect(stepsOf({ solutionType: 'trinity', trinitySelectionId, aedUpsellChoice }).map(({ id }) => id)).toEqual([
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
    const added = { solutionType: 'trinity', aedUpsellChoice: 'aed-only' } as const;
    expect(done('upsell', { ...added, trinitySelectionId: 'mcd' })).toBe(true);
    expect(done('upsell', { ...added, trinitySelectionId: 'aed' })).toBe(false);
  });

  test('Review needs a name and an e-mail address', () => {
    expect(done('review', { name: ' ', email: 'ann@example.ie' })).toBe(false);
    expect(done('review', { name: 'Ann', email: 'ann' })).toBe(false);
    expect(done('review', { name: 'Ann', email: 'ann@example.ie' })).toBe(true);
  });
});

test.each<[Given, TrinityId | null]>([
  [{ solutionType: 'both', trinitySelectionId: 'garo' }, 'garo'],
  [{ solutionType: 'both', trinitySelectionId: 'trinity-plus', hasPhysicalStore: true }, 'trinity-plus'],
  [{ solutionType: 'both', trinitySelectionId: 'trinity-core' }, null],
  [{ solutionType: 'trinity', trinitySelectionId: 'garo' }, null],
  [{ solutionType: 'website', trinitySelectionId: 'garo' }, null],
])('of %j the setup of %s is left out without a question', (answers, system) =>
  expect(systemWithoutSetup(catalogue, quoteOf(answers))).toBe(system),
);
