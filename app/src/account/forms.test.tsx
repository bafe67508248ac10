import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { describe, expect, test } from 'vitest';
import { accountTest, type User, unavailable } from '../testing/account.tsx';
import { server } from '../testing/setup.ts';

const { open } = accountTest(server);

const name = ['Your name', 'Ann Byrne', /Please enter your name\./] as const;
const email = ['Your e-mail address', 'ann@example.ie', /Please enter your e-mail address\./] as const;
const password = ['Password', 'quiet harbour lantern', /Please enter (a|your) password\./] as const;

interface Form {
  path: string;
  /** Label, text and the error of an empty field, from the first to the last. */
  fields: readonly (readonly [label: string, text: string, missing: RegExp])[];
  button: string;
  call: string;
}

const forms: Form[] = [
  { path: '/Login', fields: [email, password], button: 'Log in', call: '/api/auth/sign-in/email' },
  { path: '/SignUp', fields: [name, email, password], button: 'Sign Up', call: '/api/auth/sign-up/email' },
  { path: '/Stepper', fields: [name, email, password], button: 'Continue', call: '/api/auth/sign-up/email' },
  { path: '/forgot-password', fields: [email], button: 'Send the link', call: '/api/auth/request-password-reset' },
  {
    path: '/reset-password?token=t1',
    fields: [['New password', 'remembered this time', password[2]]],
    button: 'Set the new password',
    call: '/api/auth/reset-password',
  },
];

describe.each(forms)('the form of $path', ({ path, fields, button, call }) => {
  const press = async (user: User) => user.click(await screen.findByRole('button', { name: button }));
  const fillIn = async (user: User) => {
    for (const [label, text] of fields) await user.type(await screen.findByLabelText(label), text);
  };

  test('names each empty field, and moves to the first', async () => {
    const user = await open(path);
    await press(user);
    for (const [label, , missing] of fields) expect(screen.getByLabelText(label)).toHaveAccessibleDescription(missing);
    expect(screen.getByLabelText(fields[0]?.[0] ?? '')).toHaveFocus();
  });

  test('shows a failure, keeps what was typed, and sends a double press once', async () => {
    let sent = 0;
    const pressed = Promise.withResolvers<void>();
    server.use(
      http.post(call, async () => {
        sent += 1;
        if (sent === 1) return HttpResponse.error();
        await pressed.promise;
        return HttpResponse.json({ code: 'http', message: unavailable, requestId: '1' }, { status: 503 });
      }),
    );
    const user = await open(path);
    await fillIn(user);
    await press(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not be reached.*Nothing is lost/));
    for (const [label, text] of fields) expect(screen.getByLabelText(label)).toHaveValue(text);
    await user.dblClick(screen.getByRole('button', { name: button }));
    pressed.resolve();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(unavailable));
    expect(sent).toBe(2);
  });
});
