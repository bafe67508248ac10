import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Buyer } from '../orders/checkoutRequest.ts';
import type { WizardDefinition } from '../wizards/kit/definition.ts';
import { WizardPage } from '../wizards/kit/WizardPage';
import { storeOf } from '../wizards/kit/wizardStore.ts';

/** Renders a tool at the current address, in place of what was there. */
export function renderTool(Tool: ComponentType) {
  cleanup();
  return render(
    <BrowserRouter>
      <Tool />
    </BrowserRouter>,
  );
}

/** Opens the last step, and returns the names and values in the head of its receipt. */
export async function answersAtReview<Answers extends Buyer, Id extends string>(
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
  renderTool(() => <WizardPage definition={definition} />);
  await screen.findByLabelText('Your Name *');
  const title = screen.getByRole('heading', { name: /^(Order summary|Your plan)$/ });
  const names = title.nextElementSibling?.textContent.split(' · ').map((answer) => answer.split(': ')) ?? [];
  return Object.fromEntries(names);
}
