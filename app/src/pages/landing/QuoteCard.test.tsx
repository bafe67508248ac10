import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  test('combines a brand, a campaign and a platform', () => {
    const { form, total } = open();
    expect(total).toHaveTextContent('Total €2,850. Deposit today €570, 20% of the total, from €1,000 up.');
    expect(form).toHaveTextContent('Next you choose the Trinity system in your platform, from €200.');
  });

  test('without scripts, the form opens the configurator with the same choice', () => {
    const { form } = open();
    expect(form).toHaveAttribute('action', '/quote-builder');
    expect(form.method).toBe('get');
    expect(fields(form)).toBe(
      'only=yes&service=brand-identity&brand=premium&service=ad-campaigns&campaign=growth&service=complete-platform&tier=full',
    );
  });
});

describe('choosing', () => {
  test('another package changes total and deposit', async () => {
    const { total, press } = open();
    await press.click(screen.getByRole('radio', { name: 'Elite' }));
    expect(total).toHaveTextContent('Total €3,100. Deposit today €620');
  });

  test('arrow keys move the choice within a group', async () => {
    const { total, press } = open();
    screen.getByRole('radio', { name: 'Full System' }).focus();
    await press.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Foundation' })).toBeChecked();
    expect(total).toHaveTextContent('Total €2,050.');
  });

  test('switching a service off removes its price', async () => {
    const { form, total, press } = open();
    await press.click(toggle('a digital platform'));
    await press.click(toggle('an ad campaign'));
    expect(total).toHaveTextContent('Total €750. Deposit today €375, 50% of the total, under €1,000.');
    expect(form).toHaveTextContent('Digital platformNot included');
    expect(form).not.toHaveTextContent('Trinity');
  });

  test('choosing a size switches the service on', async () => {
    const { total, press } = open();
    await press.click(toggle('an ad campaign'));
    expect(total).toHaveTextContent('Total €2,350.');
    const sizes = within(screen.getByRole('group', { name: 'Ad campaign' }));
    await press.click(sizes.getByRole('radio', { name: 'Starter' }));
    expect(toggle('an ad campaign')).toBeChecked();
    expect(total).toHaveTextContent('Total €2,700.');
  });
});

describe('going on', () => {
  test('opens the configurator with the choice', async () => {
    const { press } = open();
    await press.click(toggle('a brand identity'));
    await press.click(toggle('a digital platform'));
    await press.click(screen.getByRole('button', { name: 'Continue with this' }));
    expect(address()).toBe('/quote-builder?service=ad-campaigns&only=yes&campaign=growth');
  });

  test('opens a blank configurator with nothing switched on', async () => {
    const { total, press } = open();
    for (const what of ['a brand identity', 'an ad campaign', 'a digital platform']) await press.click(toggle(what));
    expect(total).toHaveTextContent('Total €0. Deposit today €0, Switch on what you need.');
    await press.click(screen.getByRole('button', { name: 'Start with nothing chosen' }));
    expect(address()).toBe('/quote-builder');
  });
});
