import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answersAtReview } from '../../testing/tool';
import { quickQuote } from './definition';
import { Details } from './review';
import type { QuickQuoteAnswers } from './rules/questions.ts';
import { completeQuote, quoteOf } from './testing.ts';

const form = {
  id: 'order',
  tried: false,
  onTry: () => {},
  besides: null,
};
function open(given: Partial<QuickQuoteAnswers>) {
  const answers = quoteOf(given);
  const list = quickQuote.price(answers);
  const bill = { ...list, full: list, savedQuote: null, discount: null };
  const order = { wizard: quickQuote, answers, answered: [], bill, form };
  return render(<Details {...order} onAnswer={() => {}} />);
}
const said =
  'In-store setup and training isn’t included in this quote. If you have a physical store, we’ll set up GARO there for €1,600: tell us in the notes.';

test('without a store question, Review says that the setup is not included and what it costs', () => {
  open({ solutionType: 'both', trinitySelectionId: 'garo', selectedTier: 'full' });
  expect(screen.getByText(said)).toBeVisible();
});

test('Review repeats industry and goals, or the store', async () => {
  const platform = { ...completeQuote, solutionType: 'website', selectedGoals: ['scale'] } as const;
  expect(await answersAtReview(quickQuote, platform)).toMatchObject({
    Industry: 'Retail',
    Goals: 'Scale Your Business',
  });
  cleanup();
  const system = { trinitySelectionId: 'garo', aedUpsellChoice: 'skip', hasPhysicalStore: false } as const;
  expect(await answersAtReview(quickQuote, { ...completeQuote, solutionType: 'trinity', ...system })).toMatchObject({
    'Physical store': 'No',
  });
});

test('what happens next has dates, which are later where the work waits until nobody can withdraw', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z'), toFake: ['Date'] });
  const order = { solutionType: 'both', trinitySelectionId: 'trinity-core', selectedTier: 'full' } as const;
  open({ ...order, beginAtOnce: true });
  expect(screen.getByText('You pay €396 by card')).toBeVisible();
  expect(screen.getByText('By Mon 21 Dec')).toBeVisible();
  expect(screen.queryByText('We begin')).toBeNull();
  cleanup();
  open(order);
  expect(screen.getByText('From Tue 15 Dec')).toBeVisible();
  expect(screen.getByText('By Tue 5 Jan')).toBeVisible();
  expect(screen.getByText('Date agreed with you')).toBeVisible();
  vi.useRealTimers();
});
