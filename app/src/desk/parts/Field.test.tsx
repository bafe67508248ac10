import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field';

test('a text that is too long stays as it was pasted, and keeps the form from being sent', () => {
  const field = (value: string) => <Field label="Name" limit={5} value={value} onChange={() => {}} />;
  const { rerender } = render(field('123456'));
  const input = screen.getByLabelText<HTMLInputElement>(/^Name/);
  expect(input).toHaveValue('123456');
  expect(input).toBeInvalid();
  expect(input.validationMessage).toBe('Please shorten this: at most 5 characters fit, and it has 6.');
  expect(screen.getByText(input.validationMessage)).toBeVisible();
  rerender(field('12345'));
  expect(input).toBeValid();
  expect(input.validationMessage).toBe('');
});
