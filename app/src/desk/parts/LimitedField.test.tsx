import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LimitedField } from './LimitedField';

test('a text that is too long stays as it was pasted, and keeps the form from being sent', async () => {
  render(<LimitedField label="Name" limit={5} />);
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.click(input);
  await userEvent.paste('123456');
  expect(input).toHaveValue('123456');
  expect(input).toBeInvalid();
  expect(input.validationMessage).toBe('Please shorten this: at most 5 characters fit, and it has 6.');
  expect(input).toHaveAccessibleDescription(input.validationMessage);
  await userEvent.type(input, '{Backspace}');
  expect(input).toBeValid();
  expect(input.validationMessage).toBe('');
});
