import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { renderTool } from '../../testing/tool';
import { quickQuoteRules } from '../quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../quick-quote/rules/questions.ts';
import { useWizard } from './useWizard.ts';
import { useStartOver } from './WizardPage';
import { storeOf } from './wizardStore.ts';

const quickQuoteStore = storeOf(quickQuoteRules(catalogue));
const before = {
  at: 2,
  answers: { ...quickQuoteFlow(catalogue).blank, solutionType: 'both', selectedIndustry: 'retail', name: 'Ann' },
} as const;

function Quote() {
  const wizard = useWizard(quickQuoteRules(catalogue), quickQuoteStore);
  const startOver = useStartOver(wizard, quickQuoteStore, 'Selections have been reset.');
  return (
    <>
      <h1>{wizard.step.label}</h1>
      <button type="button" onClick={startOver}>
        Start Over
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;

test('everything is reset, and a notice says so; Undo restores every answer, the personal fields and the step', async () => {
  quickQuoteStore.set(before);
  history.replaceState(null, '', '/service/stepWizardPage?step=trinity');
  renderTool(Quote);
  await press('Start Over');
  expect(heading()).toBe('Solution Type');
  expect(location.search).toBe('');
  expect(quickQuoteStore.get().answers).toEqual(quickQuoteFlow(catalogue).blank);
  expect(await screen.findByText('Selections have been reset.')).toBeVisible();
  await press('Undo');
  expect(heading()).toBe('Trinity Package');
  expect(location.search).toBe('?step=trinity');
  expect(quickQuoteStore.get()).toEqual(before);
});
