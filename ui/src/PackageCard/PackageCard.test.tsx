import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PackageCard } from './PackageCard';
import { OneChosen } from './PackageCard.stories';

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
