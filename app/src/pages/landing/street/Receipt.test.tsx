import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { packageBuilderRules } from '../../../wizards/package-builder/rules/index.ts';
import { Hero } from '../Hero';
import { Amount } from './Receipt';

const address = () => location.pathname + location.search;
const line = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

function open() {
  render(<Hero />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your order so far' });
  return { form, said: screen.getByRole('status'), press: userEvent.setup() };
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));

test('without scripts, the form opens the package builder with what is on', () => {
  const { form } = open();
  expect(form).toHaveAttribute('action', '/quote-builder');
  const fields = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const before = { ...packageBuilderRules(catalogue).flow.blank, services: ['ad-campaigns'] } as const;
  expect(packageBuilderRules(catalogue).fromLink(fields, before)).toMatchObject({
    services: ['brand-identity', 'complete-platform'],
    brand: 'starter',
    tier: 'foundation',
  });
});

test('each change is said in one sentence, with what it comes to', async () => {
  const { said, press } = open();
  expect(said).toBeEmptyDOMElement();
  await press.click(line('Campaign'));
  expect(said).toHaveTextContent('Drawn: a poster. Total €1,850, deposit today €370.');
  await press.click(screen.getByRole('radio', { name: 'salon' }));
  expect(said).toHaveTextContent('Now drawn for a salon. Total €1,850, deposit today €370.');
});

test('a system comes with the website while a brand is ordered, and has the discount without', async () => {
  const { form, said, press } = open();
  expect(line('System')).toBeDisabled();
  expect(line('System')).toBeChecked();
  await press.click(line('Brand'));
  expect(line('System')).toBeEnabled();
  expect(said).toHaveTextContent('Removed: the brand on its sign. Total €900, deposit today €450.');
  expect(form).toHaveTextContent('10% off, ordered together−€100');
  await press.click(line('System'));
  await press.click(line('Campaign'));
  // It comes back with the website.
  expect(line('System')).toBeChecked();
  expect(said).toHaveTextContent('Drawn: a system on a tablet. Drawn: a poster.');
});

test('opens the wizard that sells what is on, and a blank one with nothing', async () => {
  const { press } = open();
  await press.click(line('Brand'));
  await press.click(screen.getByRole('button', { name: 'Continue with this' }));
  expect(address()).toBe('/service/stepWizardPage?solution=both&tier=foundation&industry=restaurant');
  for (const name of ['Website', 'System']) await press.click(line(name));
  await press.click(screen.getByRole('button', { name: 'Start with nothing chosen' }));
  expect(address()).toBe('/quote-builder');
});

test.each([
  ['counts to a new amount within 220 ms', false, /^(?!€600$|€1,980$)/],
  ['changes at once with reduced motion', true, /^€1,980$/],
])('a total %s', (_, isReduced, onTheWay) => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const { container, rerender } = render(<Amount euro={600} />);
  rerender(<Amount euro={1980} />);
  if (!isReduced) expect(container).toHaveTextContent('€600');
  vi.advanceTimersByTime(100);
  expect(container).toHaveTextContent(onTheWay);
  vi.advanceTimersByTime(140);
  expect(container).toHaveTextContent('€1,980');
  vi.useRealTimers();
});
