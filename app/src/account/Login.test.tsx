import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { ann } from '../mocks/account.ts';
import { accountTest, address, heading, type User } from '../testing/account.tsx';
import { server } from '../testing/setup.ts';

const { open, mockError, recordRequests } = accountTest(server);

const email = () => screen.findByRole('textbox', { name: 'Your e-mail address' });
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn(user: User) {
  await user.type(await email(), ' ann@example.ie ');
  await user.type(password(), 'quiet harbour lantern');
}

test('a login leads to the dashboard and is stored in the browser', async () => {
  const sent = recordRequests('/api/auth/sign-in/email', { user: ann });
  const user = await open('/Login');
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: /^Keep me logged in/ }));
  await user.click(logIn());
  await heading('Hello, Ann');
  expect(sent).toEqual([{ email: 'ann@example.ie', password: 'quiet harbour lantern', rememberMe: true }]);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ user: ann });
});

test('the form starts with what was typed and ticked before hydration', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form action="/Login"><input name="email" value="ann@example.ie"><input name="remember" type="checkbox" checked></form>',
  );
  onTestFinished(() => document.querySelector('form')?.remove());
  await open('/Login');
  expect(await email()).toHaveValue('ann@example.ie');
  expect(screen.getByRole('checkbox', { name: /^Keep me logged in/ })).toBeChecked();
});

test.each([
  ['?next=/user/orders', '/user/orders'],
  ['?next=//evil.example', '/user/profile'],
])('with %s the login leads to %s', async (search, to) => {
  const user = await open(`/Login${search}`);
  await fillIn(user);
  await user.click(logIn());
  await waitFor(() => expect(address()).toBe(to));
});

test('a logged-in visitor is redirected', async () => {
  await open('/Login?next=/user/security', ann);
  await heading('Security');
});

test('an unconfirmed address can request the e-mail again', async () => {
  mockError('/api/auth/sign-in/email', 403, 'EMAIL_NOT_VERIFIED', 'One more step: please open the link.');
  const message = 'Check your inbox and spam folder. The e-mail tells you what to do next.';
  const sent = recordRequests('/api/auth/send-verification-email', { message });
  const user = await open('/Login');
  await fillIn(user);
  await user.click(logIn());
  await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([{ email: 'ann@example.ie' }]);
});

test('a password can be shown, hidden, pasted and autofilled', async () => {
  const user = await open('/Login');
  await user.click(await email());
  await user.tab();
  await user.paste('pasted from a manager');
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(await email()).toHaveAttribute('autocomplete', 'username');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveValue('pasted from a manager');
});
