import { cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import { packageBuilder } from '../../package-builder/definition';
import { planner } from '../../planner/definition';
import { quickQuote } from '../../quick-quote/definition';
import type { WizardDefinition } from '../definition.ts';
import { WizardPage } from '../WizardPage';
import { storeOf } from '../wizardStore.ts';

/** Opens the last step, and returns the names and values that it shows before the fields. */
async function answersAtReview<Answers extends Buyer, Id extends string>(
  definition: WizardDefinition<Answers, Id>,
  given: Partial<Answers>,
) {
  const { flow, address } = definition;
  const answers = { ...flow.blank, ...given };
  const steps = flow.steps(answers);
  const at = steps.length - 1;
  storeOf(definition).set({ at, answers });
  const { pathname, search } = address.write((steps[at] ?? steps[0]).id, at);
  history.replaceState(null, '', `${pathname}${search}`);
  await definition.review();
  render(
    <BrowserRouter>
      <WizardPage definition={definition} />
    </BrowserRouter>,
  );
  await screen.findByLabelText('Your Name *');
  const names = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return Object.fromEntries(names);
}

test('the quick quote repeats industry and goals, or the store', async () => {
  const platform = { solutionType: 'website', selectedIndustry: 'retail', selectedTier: 'full' } as const;
  expect(await answersAtReview(quickQuote, { ...platform, selectedGoals: ['scale'] })).toMatchObject({
    Industry: 'Retail',
    Goals: 'Scale Your Business',
  });
  cleanup();
  const system = { solutionType: 'trinity', trinitySelectionId: 'garo', aedUpsellChoice: 'skip' } as const;
  expect(await answersAtReview(quickQuote, { ...system, hasPhysicalStore: false })).toMatchObject({
    'Physical store': 'No',
  });
});

test('the package builder repeats industry and store beside the delivery times', async () => {
  const services = ['complete-platform'] as const;
  const chosen = { services, industry: 'retail', systems: 'garo', tier: 'full', hasPhysicalStore: true } as const;
  expect(await answersAtReview(packageBuilder, chosen)).toMatchObject({
    Industry: 'Retail',
    'Physical store': 'Yes',
    'The whole package, estimated': '4–6 months',
  });
});

test('the planner repeats budget, goals and industry', async () => {
  const plan = { industry: 'retail', goals: ['brand', 'scale'], budget: 5000, platform: 'full' } as const;
  expect(await answersAtReview(planner, plan)).toMatchObject({
    Budget: '€5,000',
    Goals: 'Build Brand Identity, Scale Your Business',
    Industry: 'Retail',
  });
});
