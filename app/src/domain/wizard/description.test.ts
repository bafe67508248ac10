import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/given.ts';
import { answersIn, describe, notesText } from './description.ts';
import type { Wishes } from './wishes.ts';

const nothing: Wishes = { notes: '', keywords: [], systems: [], dashboards: [] };

test('lists everything in the client’s order, one labelled line each', () => {
  const text = notesText(
    catalogue,
    {
      notes: 'Open on Sundays',
      keywords: ['coffee', 'cake'],
      systems: ['mcd', 'aed'],
      dashboards: ['dashboard:financial'],
    },
    [
      ['Solution', 'Complete Digital Transformation'],
      ['Trinity', 'GARO'],
      ['Tier', 'Premium'],
      ['Industry', 'Retail'],
      ['Physical store', 'yes'],
    ],
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

test('leaves out empty and unanswered fields', () =>
  expect(
    notesText(catalogue, { ...nothing, notes: '  ' }, [
      ['Tier', null],
      ['Services', ''],
      ['Physical store', 'no'],
    ]),
  ).toBe('Physical store: no'));

test('a second line of a note can’t look like a labelled line', () =>
  expect(notesText(catalogue, { ...nothing, notes: 'Hello\r\nPhysical store: no\n\nBye' }, [])).toBe(
    'Additional notes: Hello\n  Physical store: no\n  Bye',
  ));

test('starts with the heading', () =>
  expect(notesText(catalogue, nothing, [['Tier', 'Premium']], 'CONSULTATION REQUEST')).toBe(
    'CONSULTATION REQUEST\nTier: Premium',
  ));

test('shortens a long note to 5,000 characters in all, and keeps the other lines', () => {
  const long = { ...nothing, notes: 'n'.repeat(1_000_000), keywords: ['k'.repeat(10_000)] };
  const text = notesText(catalogue, long, [['Industry', 'Retail']], 'CONSULTATION REQUEST');
  expect(text).toHaveLength(5000);
  expect(text.endsWith('…\nIndustry: Retail')).toBe(true);
});

const described = {
  serviceType: 'web',
  targetAudience: 'Everyone',
  campaignDuration: '',
  ordered: [['Tier', 'Premium']],
  answers: [
    ['Industry', 'Retail'],
    ['Goals', ''],
    ['Budget', null],
    ['Opening', 'soon', true],
    ['Physical store', 'no'],
  ],
} as const;

test('the notes list what is ordered, then the answers that the target audience does not say', () =>
  expect(describe(catalogue, described, nothing).notes).toBe('Tier: Premium\nIndustry: Retail\nPhysical store: no'));

test('the buyer reads the answers that were given', () =>
  expect(answersIn(described)).toEqual([
    { name: 'Industry', value: 'Retail' },
    { name: 'Opening', value: 'Soon' },
    { name: 'Physical store', value: 'No' },
  ]));
