import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox';
import { WithLink } from './Checkbox.stories';

test('it is announced as required, and the app validates it', () => {
  render(<WithLink />);
  const box = screen.getByRole('checkbox', { name: /privacy policy/ });
  expect(box).toHaveAttribute('aria-required', 'true');
  expect(box).not.toHaveAttribute('required');
});

test('the app controls the value, and a form submits it', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(
    <form aria-label="Order">
      <Checkbox label="Terms" checked onCheckedChange={change} name="terms" value="accepted" />
    </form>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('terms')).toBe('accepted');
});

test('it keeps what the app says of it', () => {
  const { container } = render(<Checkbox label="Terms" aria-describedby="more" aria-invalid id="terms" />);
  const box = screen.getByRole('checkbox');
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAttribute('aria-describedby', 'more');
  expect(container.querySelector('label + *')).toBeNull();
});
