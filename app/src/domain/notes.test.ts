import { expect, test } from 'vitest';
import { notesText } from './notes.ts';
import { blankReview } from './review.ts';

const nothing = { trinity: null, tier: null, industry: null, hasPhysicalStore: null };

test('everything is said in the order of the client’s list, one labelled line each', () => {
  const text = notesText(
    {
      ...blankReview,
      additionalNotes: 'Open on Sundays',
      keywords: 'coffee, Coffee, cake',
      selectedSystems: ['mcd', 'aed'],
      selectedDashboards: ['dashboard:financial'],
    },
    {
      solution: 'Complete Digital Transformation',
      trinity: 'GARO',
      tier: 'Premium',
      industry: 'Retail',
      hasPhysicalStore: true,
    },
  );
  expect(text).toBe(
    [
      'Additional notes: Open on Sundays',
      'Preferred systems: MCD, AED',
      'Dashboards: Financial Management',
      'Keywords: coffee, cake',
      'Solution: Complete Digital Transformation',
      'Trinity: GARO',
      'Tier: Premium',
      'Industry: Retail',
      'Physical store: yes',
    ].join('\n'),
  );
});

test('what is empty or not asked is left out', () =>
  expect(notesText({ ...blankReview, additionalNotes: '  ' }, { ...nothing, hasPhysicalStore: false })).toBe(
    'Physical store: no',
  ));

test('a further line of a note cannot pass for a fact', () =>
  expect(notesText({ ...blankReview, additionalNotes: 'Hello\r\nPhysical store: no\n\nBye' }, nothing)).toBe(
    'Additional notes: Hello\n  Physical store: no\n  Bye',
  ));

test('a heading comes first', () =>
  expect(notesText(blankReview, { ...nothing, tier: 'Premium' }, 'CONSULTATION REQUEST')).toBe(
    'CONSULTATION REQUEST\nTier: Premium',
  ));

test('too long a note is cut to 5,000 characters in all, and the facts stay', () => {
  const long = { ...blankReview, additionalNotes: 'n'.repeat(1_000_000), keywords: 'k'.repeat(10_000) };
  const text = notesText(long, { ...nothing, industry: 'Retail' }, 'CONSULTATION REQUEST');
  expect(text).toHaveLength(5000);
  expect(text.endsWith('…\nIndustry: Retail')).toBe(true);
});
