import { TextField } from '@agency-site/ui/TextField';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PlainForm } from './PlainForm';
import { useForm } from './useForm.ts';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { name: 'ApiError', code });

function Subscription({ error, send = () => Promise.reject(error) }: { error?: Error; send?: () => Promise<unknown> }) {
  const form = useForm({
    initial: { name: 'Ann', email: '' },
    problems: ({ email }) => ({ email: email ? null : 'Who are you?' }),
    send,
    errorFields: { TAKEN: 'name' },
  });
  return (
    <PlainForm onSubmit={form.submit}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="E-mail" />
      <p role="status">{form.failure?.message}</p>
      <button type="submit">Send</button>
    </PlainForm>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('a refusal is said at its field, which gets the focus, until it is changed', async () => {
  render(<Subscription error={refusal('TAKEN', 'This name is taken.')} />);
  await userEvent.type(field('E-mail'), 'ann@example.ie');
  await userEvent.click(screen.getByRole('button'));
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveAccessibleDescription('This name is taken.');
  expect(screen.getByRole('status')).toHaveTextContent('');
  await userEvent.type(field('Name'), 'a');
  expect(field('Name')).toHaveAccessibleDescription('');
  expect(field('E-mail')).toHaveValue('ann@example.ie');
});

test.each([
  [refusal('CLOSED', 'We are closed.'), 'We are closed.'],
  [new TypeError('x is undefined'), 'Error: Something went wrong. Please try again.'],
])('any other failure is said once for the form: %s', async (error, words) => {
  render(<Subscription error={error} />);
  await userEvent.type(field('E-mail'), 'ann@example.ie{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(field('Name')).toHaveAccessibleDescription('');
});

test('while it is sent, it is not sent again', () => {
  const send = vi.fn(() => new Promise(() => {}));
  const { container } = render(<Subscription send={send} />);
  fireEvent.change(field('E-mail'), { target: { value: 'ann@example.ie' } });
  for (const form of container.querySelectorAll('form')) for (let times = 2; times > 0; times--) fireEvent.submit(form);
  expect(send).toHaveBeenCalledOnce();
});
