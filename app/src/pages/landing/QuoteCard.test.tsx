import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quickQuoteRules } from '../../wizards/quick-quote/rules/index.ts';
import { QuoteCard } from './QuoteCard';

const address = () => location.pathname + location.search;

function open() {
  render(<QuoteCard />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Try a quote' });
  return { form, total: within(form).getByRole('status'), press: userEvent.setup() };
}

const toggle = (what: string) => screen.getByRole('checkbox', { name: `Include ${what}` });
const fields = (form: HTMLFormElement) => `${new URLSearchParams([...new FormData(form)] as [string, string][])}`;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

describe('at first', () => {
  test('combines a website and three systems, with the discount', () => {
    const { form, total } = open();
    expect(total).toHaveTextContent('Total €1,980. Deposit today €396, 20% of the total, from €1,000 up.');
    expect(form).toHaveTextContent('What you chose€2,20010% off, ordered together−€220Total€1,980');
  });

  test('without scripts, the form opens the quick quote with the same choice', () => {
    const { form } = open();
    expect(form).toHaveAttribute('action', '/service/stepWizardPage');
    expect(form.method).toBe('get');
    const query = fields(form);
    expect(query).toBe('solution=website&tier=full&solution=trinity&trinity=trinity-core');
    expect(quickQuoteRules.fromLink(new URLSearchParams(query), quickQuoteRules.flow.blank)).toEqual({
      solutionType: 'both',
      selectedTier: 'full',
      trinitySelectionId: 'trinity-core',
    });
  });
});

describe('choosing', () => {
  test('arrow keys move the choice within a group', async () => {
    const { total, press } = open();
    screen.getByRole('radio', { name: 'Full System' }).focus();
    await press.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Foundation' })).toBeChecked();
    expect(total).toHaveTextContent('Total €1,260.');
  });

  test('switching a part off removes its price and the discount', async () => {
    const { form, total, press } = open();
    await press.click(toggle('a website'));
    expect(total).toHaveTextContent('Total €600. Deposit today €300, 50% of the total, under €1,000.');
    expect(form).toHaveTextContent('WebsiteNot included');
    expect(form).toHaveTextContent('Order both together for 10% off');
  });

  test('choosing a size switches the part on', async () => {
    const { total, press } = open();
    await press.click(toggle('a business system'));
    expect(total).toHaveTextContent('Total €1,600.');
    const sizes = within(screen.getByRole('group', { name: 'Business system' }));
    await press.click(sizes.getByRole('radio', { name: 'One' }));
    expect(toggle('a business system')).toBeChecked();
    expect(total).toHaveTextContent('Total €1,620.');
  });
});

describe('going on', () => {
  test('opens a blank quick quote with nothing switched on', async () => {
    const { total, press } = open();
    for (const what of ['a website', 'a business system']) await press.click(toggle(what));
    expect(total).toHaveTextContent('Total €0. Deposit today €0, Switch on what you need.');
    await press.click(screen.getByRole('button', { name: 'Start with nothing chosen' }));
    expect(address()).toBe('/service/stepWizardPage');
  });
});
