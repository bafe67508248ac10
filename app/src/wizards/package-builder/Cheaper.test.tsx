import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { renderTool } from '../../testing/tool';
import { showStoredUndo } from '../kit/storedUndo.ts';
import { storeOf } from '../kit/wizardStore.ts';
import { quickQuoteRules } from '../quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../quick-quote/rules/questions.ts';
import { Cheaper } from './Cheaper';
import { packageBuilderRules } from './rules/index.ts';
import { type PackageBuilderAnswers, packageBuilderFlow } from './rules/questions.ts';

const packageBuilderStore = storeOf(packageBuilderRules(catalogue));
const quickQuoteStore = storeOf(quickQuoteRules(catalogue));
const { blank } = packageBuilderFlow(catalogue);
const system = { ...blank, services: ['trinity-systems'], trinity: 'garo', hasPhysicalStore: false } as const;
const platform = { ...blank, services: ['complete-platform'], systems: 'garo', tier: 'full' } as const;

function open(answers: PackageBuilderAnswers, service?: 'trinity-systems' | 'complete-platform') {
  packageBuilderStore.set({ at: 3, answers });
  renderTool(() => <Cheaper answers={answers} {...(service && { service })} />);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const quickQuoteOpens = () => vi.waitFor(() => expect(location.pathname).toBe('/service/stepWizardPage'));

beforeEach(() => {
  packageBuilderStore.clear();
  quickQuoteStore.clear();
  history.replaceState(null, '', '/quote-builder?step=review');
});

test('on Review: the price there, and the difference', () => {
  open(system);
  expect(screen.getByRole('status')).toHaveTextContent(/^GARO costs €2,030 less in the quick quote: €200\.Take it/);
});

test('on Review: both deposits, if they are higher there', () => {
  open({
    ...platform,
    services: ['brand-identity', 'complete-platform'],
    brand: 'premium',
    tier: 'foundation',
    hasPhysicalStore: false,
  });
  expect(screen.getByRole('status')).toHaveTextContent('Deposits today: €825 in all, instead of €756.');
});

test('on the step of a system: its price, without deposits while the package is incomplete', () => {
  open({ ...system, services: ['brand-identity', 'trinity-systems'] }, 'trinity-systems');
  expect(screen.getByRole('status')).toHaveTextContent(
    /less in the quick quote: €200\. The rest of your package stays here, as an order of its own\.Take it/,
  );
});

test('nothing if it costs the same', () => {
  open({ ...system, trinity: 'mcd' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('one click', () => {
  test('moves the answers there, and keeps the package for a comparison', async () => {
    open({ ...platform, industry: 'retail', hasPhysicalStore: false, name: 'Ann', keywords: 'bread' });
    await press('Take it to the quick quote');
    await quickQuoteOpens();
    expect(quickQuoteStore.get()).toEqual({
      at: 4,
      answers: {
        ...quickQuoteFlow(catalogue).blank,
        ...{ solutionType: 'both', trinitySelectionId: 'garo', selectedTier: 'full', selectedIndustry: 'retail' },
        ...{ name: 'Ann', keywords: 'bread' },
      },
    });
    expect(packageBuilderStore.get().answers.services).toEqual(['complete-platform']);
  });

  test('removes the part from the package, so that it is not ordered twice; Undo restores both wizards', async () => {
    const before = { at: 0, answers: { ...quickQuoteFlow(catalogue).blank, solutionType: 'website' as const } };
    quickQuoteStore.set(before);
    const answers: PackageBuilderAnswers = {
      ...system,
      services: ['brand-identity', 'trinity-systems'],
      brand: 'elite',
    };
    open(answers);
    await press('Take it to the quick quote');
    await quickQuoteOpens();
    expect(quickQuoteStore.get().answers).toMatchObject({ solutionType: 'trinity', trinitySelectionId: 'garo' });
    expect(packageBuilderStore.get().answers.services).toEqual(['brand-identity']);
    showStoredUndo();
    await press('Undo');
    expect(location.pathname).toBe('/quote-builder');
    expect(quickQuoteStore.get()).toEqual(before);
    expect(packageBuilderStore.get().answers).toEqual(answers);
  });

  test('a platform with a store setup has two buttons, one for each quick quote', async () => {
    open({ ...platform, hasPhysicalStore: true });
    expect(screen.getByRole('status')).toHaveTextContent(
      'As two quick quotes, GARO with in-store setup and Full System platform cost €2,030 less: €3,400 together.',
    );
    await press('Take Full System platform there');
    await quickQuoteOpens();
    expect(quickQuoteStore.get().answers).toMatchObject({ solutionType: 'website', selectedTier: 'full' });
    expect(packageBuilderStore.get().answers.services).toEqual(['complete-platform']);
  });
});
