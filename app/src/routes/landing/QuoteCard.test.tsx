import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuoteCard } from './QuoteCard';

let address = '';
const Address = () => {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
};

function open() {
  render(
    <MemoryRouter>
      <QuoteCard />
      <Address />
    </MemoryRouter>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Try a quote' });
  return { form, total: within(form).getByRole('status'), press: userEvent.setup() };
}

const systemSwitch = () => screen.getByRole('checkbox', { name: 'Include a Trinity system' });
const platformSwitch = () => screen.getByRole('checkbox', { name: 'Include a digital platform' });
const fields = (form: HTMLFormElement) => `${new URLSearchParams([...new FormData(form)] as [string, string][])}`;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

describe('at first', () => {
  test('Trinity Core and Full System are joined, with 10% off', () => {
    const { form, total } = open();
    expect(total).toHaveTextContent('Total €1,980. Deposit today €396, 20% of the total, from €1,000 up.');
    expect(form).toHaveTextContent('Bundle discount−€22010% off when a system and a platform are joined');
  });

  test('the browser alone would open the quote builder with the same choice', () => {
    const { form } = open();
    expect(form).toHaveAttribute('action', '/service/stepWizardPage');
    expect(form.method).toBe('get');
    expect(fields(form)).toBe('solution=trinity&trinity=trinity-core&solution=website&tier=full');
  });
});

describe('choosing', () => {
  test('another system changes total and deposit', async () => {
    const { total, press } = open();
    await press.click(screen.getByRole('radio', { name: 'Trinity Plus' }));
    expect(total).toHaveTextContent('Total €2,340. Deposit today €468');
  });

  test('arrow keys move the choice within a group', async () => {
    const { total, press } = open();
    screen.getByRole('radio', { name: 'Full System' }).focus();
    await press.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Premium' })).toBeChecked();
    expect(total).toHaveTextContent('Total €2,700.');
  });

  test('switching a part off takes its price and the discount away', async () => {
    const { form, total, press } = open();
    await press.click(platformSwitch());
    expect(total).toHaveTextContent('Total €600. Deposit today €300, 50% of the total, under €1,000.');
    expect(form).toHaveTextContent('Digital platformNot included');
    expect(form).not.toHaveTextContent('−€');
  });

  test('choosing a size of what is switched off switches it on', async () => {
    const { total, press } = open();
    await press.click(systemSwitch());
    await press.click(screen.getByRole('radio', { name: 'Expense Manager' }));
    expect(systemSwitch()).toBeChecked();
    expect(total).toHaveTextContent('Total €1,620.');
  });

  test('a system that may need setting up in a store says so', async () => {
    const { form, press } = open();
    await press.click(screen.getByRole('radio', { name: 'Trinity Plus' }));
    expect(form).not.toHaveTextContent('physical store');
    await press.click(platformSwitch());
    expect(form).toHaveTextContent('A physical store adds €1,600 for setup and training.');
  });
});

describe('going on', () => {
  test('opens the quote builder at the choice', async () => {
    const { press } = open();
    await press.click(systemSwitch());
    await press.click(screen.getByRole('radio', { name: 'Premium' }));
    await press.click(screen.getByRole('button', { name: 'Continue with this' }));
    expect(address).toBe('/service/stepWizardPage?solution=website&tier=premium');
  });

  test('with nothing switched on the quote builder opens blank', async () => {
    const { total, press } = open();
    await press.click(systemSwitch());
    await press.click(platformSwitch());
    expect(total).toHaveTextContent('Total €0. Deposit today €0, Switch on a system, a platform, or both.');
    await press.click(screen.getByRole('button', { name: 'Start with a blank quote' }));
    expect(address).toBe('/service/stepWizardPage');
  });
});
