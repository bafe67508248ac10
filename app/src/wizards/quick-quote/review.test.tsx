import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { answersAtReview } from '../../testing/answersAtReview';
import { blankBusiness } from '../kit/review/blankBusiness.ts';
import { quickQuote } from './definition';
import { Details } from './review';
import type { QuickQuoteAnswers } from './rules/questions.ts';
import { quickQuoteFlow } from './rules/questions.ts';
import { completeQuote } from './testing.ts';

const form = {
  tried: false,
  onTry: () => {},
  nameRef: createRef<HTMLInputElement>(),
  emailRef: createRef<HTMLInputElement>(),
  business: blankBusiness(),
  onBusiness: () => {},
  beginAtOnce: false,
  onBeginAtOnce: () => {},
  businessRefs: { current: {} },
  folds: null,
  onFolds: () => {},
  besides: null,
};
const open = (answers: Partial<QuickQuoteAnswers>) =>
  render(<Details answers={{ ...quickQuoteFlow(catalogue).blank, ...answers }} onAnswer={() => {}} form={form} />);
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
