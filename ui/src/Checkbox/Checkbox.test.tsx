import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox';
import { NotAvailable, Off, WithError, WithLink } from './Checkbox.stories';

test('a click on the label and the space bar turn it on and off', async () => {
  const user = userEvent.setup();
  render(<Off />);
  const box = screen.getByRole('checkbox', { name: 'Send me the quote by e-mail' });
  expect(box).toHaveAccessibleDescription('One message, and no newsletter.');
  await user.click(screen.getByText('Send me the quote by e-mail'));
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('its label may contain a link; it is announced as required, and the app validates it', () => {
  render(<WithLink />);
  const box = screen.getByRole('checkbox', { name: /privacy policy/ });
  expect(screen.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  expect(box).toHaveAttribute('aria-required', 'true');
  expect(box).not.toHaveAttribute('required');
});

test('an error is announced, and marks and describes the checkbox', async () => {
  const user = userEvent.setup();
  render(<WithError />);
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms *' });
  expect(screen.getByRole('alert')).toHaveTextContent('Agree to the terms');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Agree to the terms, so that we may begin.');
  await user.click(box);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(box).toBeValid();
});

test('a disabled checkbox says why and keeps its state', async () => {
  const user = userEvent.setup();
  render(<NotAvailable />);
  const box = screen.getByRole('checkbox', { name: 'Hosting in Ireland' });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Part of every platform.');
  await user.click(screen.getByText('Hosting in Ireland'));
  expect(box).toBeChecked();
});

test('the app controls the value, and a form submits it', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="Order">
      <Checkbox
        ref={ref}
        label="Terms"
        checked
        onChange={change}
        name="terms"
        value="accepted"
        id="terms"
        data-part="terms"
      />
    </form>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(ref.current).toBeChecked();
  expect(ref.current).toHaveAttribute('id', 'terms');
  expect(ref.current).toHaveAttribute('data-part', 'terms');
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('terms')).toBe('accepted');
});
