import { TextField } from '@agency-site/ui/TextField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Form, textIn } from './Form';

test.each([
  ['the browser', false, []],
  ['the app', true, ['']],
])('checked by %s, it is sent with what its fields hold', async (_, noValidate, withoutName) => {
  const sent = vi.fn((fields: FormData) => textIn(fields, 'name'));
  render(
    <Form aria-label="You" method="dialog" noValidate={noValidate} onSubmit={sent}>
      <TextField label="Name" name="name" required />
      <button type="submit">Send</button>
    </Form>,
  );
  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
  const send = screen.getByRole('button');
  await userEvent.click(send);
  expect(sent.mock.results.map(({ value }) => value)).toEqual(withoutName);
  await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}');
  expect(sent.mock.results.map(({ value }) => value)).toEqual([...withoutName, 'Ann']);
});
