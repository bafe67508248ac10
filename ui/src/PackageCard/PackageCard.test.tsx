import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PackageCard } from './PackageCard';
import { ChooseSeveral, NotAvailable, OneChosen, WithPicture } from './PackageCard.stories';

test('each multiple-choice card is selected and deselected separately', async () => {
  const user = userEvent.setup();
  render(<ChooseSeveral />);
  const manager = screen.getByRole('checkbox', { name: 'Expense Manager' });
  await user.click(manager);
  await user.click(screen.getByRole('checkbox', { name: 'MCD' }));
  expect(manager).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'MCD' })).toBeChecked();
  await user.click(manager);
  expect(manager).not.toBeChecked();
});

test('it is named by its title alone, and described by badge, price and delivery', () => {
  render(<OneChosen />);
  expect(screen.getByRole('radio', { name: 'Full System' })).toHaveAccessibleDescription(
    'Popular €1,200–€2,000 €1,600 in your quote Delivered in 14–21 days',
  );
});

test('the subtitle is part of its name, and the icon is not', () => {
  render(<WithPicture />);
  for (const card of screen.getAllByRole('checkbox', { name: 'Know where your money goes Expense Manager' })) {
    expect(card).toHaveAccessibleDescription('Recommended €200 Was €1,500');
  }
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a former price is announced as such', () => {
  render(<ChooseSeveral />);
  expect(screen.getByRole('checkbox', { name: 'MCD' })).toHaveAccessibleDescription(
    'Recommended €200 Was €1,500 What each dish earns.',
  );
});

test('features are a separate list, not part of the description', () => {
  render(<NotAvailable />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Everything in Foundation',
    'API access',
  ]);
  expect(screen.getByRole('radio')).not.toHaveAccessibleDescription(/API access/);
});

test('an unavailable card is disabled and says why', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(
    <PackageCard
      type="checkbox"
      name="tier"
      value="premium"
      checked={false}
      onCheckedChange={change}
      title="Premium"
      price="€2,400"
      unavailable="Budget Exceeded"
      unavailableNote="Needs €2,400, and €1,500 of your budget remains."
    />,
  );
  const card = screen.getByRole('checkbox', { name: 'Premium' });
  expect(card).toBeDisabled();
  expect(card).toHaveAccessibleDescription('€2,400 Budget Exceeded Needs €2,400, and €1,500 of your budget remains.');
  await user.click(card);
  expect(change).not.toHaveBeenCalled();
});

test('the app controls the value', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(<PackageCard type="checkbox" name="x" value="core" checked={false} onCheckedChange={change} title="Core" />);
  await user.click(screen.getByRole('checkbox', { name: 'Core' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('checkbox', { name: 'Core' })).not.toBeChecked();
});

test('cards are part of a form', () => {
  render(
    <form aria-label="Order">
      <OneChosen />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Order' })).get('packages')).toBe('full');
});
