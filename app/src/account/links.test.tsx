import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { ann } from '../mocks/account.ts';
import { accountTest, heading, type User, unavailable } from '../testing/account.tsx';
import { server } from '../testing/setup.ts';

const { open, mockError, recordRequests } = accountTest(server);

const checkInbox = 'Check your inbox and spam folder. The e-mail tells you what to do next.';

const type = (user: User) => async (label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);
const press = (user: User) => async (name: string) => user.click(await screen.findByRole('button', { name }));

test('a sign-up shows the same message for every address, and the e-mail can be sent again', async () => {
  const sent = recordRequests('/api/auth/sign-up/email', { message: checkInbox });
  const again = recordRequests('/api/auth/send-verification-email', { message: checkInbox });
  const user = await open('/SignUp');
  await type(user)('Your name', ' Ann  Byrne ');
  await type(user)('Your e-mail address', 'ann@example.ie');
  await type(user)('Password', 'quiet harbour lantern');
  await press(user)('Sign Up');
  const title = await heading('Check your inbox');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(checkInbox)).toBeVisible();
  expect(sent).toEqual([{ name: 'Ann Byrne', email: 'ann@example.ie', password: 'quiet harbour lantern' }]);
  await press(user)('Send it again');
  expect(await screen.findByText('Requested again. It may take a minute.')).toBeVisible();
  expect(again).toEqual([{ email: 'ann@example.ie' }]);
  await press(user)('Use another address');
  expect(await screen.findByLabelText('Your e-mail address')).toHaveValue('ann@example.ie');
});

test('a password that is easy to guess, or refused by the server, shows the reason until it changes', async () => {
  mockError('/api/auth/sign-up/email', 400, 'PASSWORD_REFUSED', 'Many people use this password.');
  const user = await open('/SignUp');
  await type(user)('Your name', 'Ann Byrne');
  await type(user)('Your e-mail address', 'ann@example.ie');
  await type(user)('Password', 'ann@example.ie');
  await press(user)('Sign Up');
  const field = screen.getByLabelText('Password');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/easy to guess/);
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await user.clear(field);
  await user.type(field, 'password123456');
  await press(user)('Sign Up');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Many people use this password\./));
  expect(field).toHaveFocus();
  await user.type(field, '!');
  expect(field).not.toHaveAccessibleDescription(/Many people/);
});

test('a forgotten password gets the same response, and a failure to resend is shown', async () => {
  const user = await open('/forgot-password');
  await type(user)('Your e-mail address', 'nobody@example.ie');
  await press(user)('Send the link');
  expect(await heading('Check your inbox')).toHaveFocus();
  mockError('/api/auth/request-password-reset');
  await press(user)('Send it again');
  expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
});

test('sets a new password with the token of the link', async () => {
  const sent = recordRequests('/api/auth/reset-password', { message: 'Please log in with the new password.' });
  const user = await open('/reset-password?token=t1');
  await type(user)('New password', 'remembered this time');
  await press(user)('Set the new password');
  expect(await heading('Your new password is set')).toHaveFocus();
  expect(sent).toEqual([{ token: 't1', newPassword: 'remembered this time' }]);
});

test.each([
  ['/reset-password?token=old', '/api/auth/reset-password', 'Set the new password', 'Send a new link'],
  ['/delete-account?token=old', '/api/account/delete/confirm', 'Delete my account for good', 'Go to your data'],
])('an expired link on %s says so, and offers a new one', async (path, call, button, way) => {
  mockError(call, 400, 'INVALID_TOKEN', 'This link has expired.');
  const user = await open(path);
  if (path.startsWith('/reset')) await type(user)('New password', 'remembered this time');
  await press(user)(button);
  expect(await heading('This link doesn’t work')).toHaveFocus();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
});

test.each([
  ['/reset-password', 'dead', 'This link doesn’t work', 'Send a new link'],
  ['/reset-password', 'used-reset', 'This link has already been used', 'Log in'],
  ['/delete-account', 'used-deletion', 'Your account is already deleted', 'Go to the home page'],
  ['/verify-email', 'used-sign-up', 'Your address is already confirmed', 'Log in'],
  ['/verify-email', 'used-agree', 'You’ve already agreed to the new address', 'Open your dashboard'],
  ['/verify-email', 'used-new-address', 'Your new address is already confirmed', 'Log in'],
])('%s says at once that its link is %s', async (path, state, title, way) => {
  document.documentElement.dataset.link = state;
  onTestFinished(() => {
    delete document.documentElement.dataset.link;
  });
  await open(`${path}?token=t1`);
  await heading(title);
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link used in the meantime says so on submit', async () => {
  mockError('/api/auth/verify-email', 400, 'used-sign-up', 'This link has already been used, so nothing was changed.');
  const user = await open('/verify-email?token=t1');
  await press(user)('Confirm');
  expect(await heading('Your address is already confirmed')).toHaveFocus();
});

test('an expired confirmation link can be requested again on the page', async () => {
  mockError('/api/auth/verify-email', 400, 'INVALID_TOKEN', 'This link has expired.');
  const user = await open('/verify-email?token=old');
  await press(user)('Confirm');
  expect(await heading('This link doesn’t work')).toHaveFocus();
  await type(user)('Your e-mail address', 'ann@example.ie');
  await press(user)('Send a new link');
  expect(await heading('Check your inbox')).toHaveFocus();
});

test('a new account needs its password, and is then logged in', async () => {
  const nearlyThere = 'Nearly there: please enter the password you chose.';
  recordRequests('/api/auth/verify-email', { outcome: 'password-needed', message: nearlyThere, user: null });
  const user = await open('/verify-email?token=t1');
  await press(user)('Confirm');
  expect(await screen.findByText(nearlyThere)).toBeVisible();
  await press(user)('Confirm');
  expect(screen.getByLabelText('The password you chose')).toHaveFocus();
  await type(user)('The password you chose', 'quiet harbour lantern');
  const sent = recordRequests('/api/auth/verify-email', {
    outcome: 'verified',
    message: 'Your account is ready. Welcome!',
    user: ann,
  });
  await press(user)('Confirm');
  expect(await heading('Your e-mail address is confirmed')).toHaveFocus();
  expect(sent).toEqual([{ token: 't1', password: 'quiet harbour lantern' }]);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ user: ann });
});

test.each([
  ['one-more-mail', 'One more e-mail'],
  ['changed', 'Your e-mail address has changed'],
])('a change of address that is %s shows the next step', async (outcome, title) => {
  recordRequests('/api/auth/verify-email', { outcome, message: 'Thank you.', user: null });
  const user = await open('/verify-email?token=t1', ann);
  await press(user)('Confirm');
  expect(await heading(title)).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open your dashboard' })).toBeVisible();
});

test('an account is deleted only on click, and the visitor is logged out', async () => {
  const message = 'Your account is deleted. Orders you paid for stay in our books for six years, as the law requires.';
  const sent = recordRequests('/api/account/delete/confirm', { user: null, message });
  const user = await open('/delete-account?token=t1', ann);
  await heading('Delete your account');
  expect(sent).toEqual([]);
  await press(user)('Delete my account for good');
  expect(await heading('Your account is deleted')).toHaveFocus();
  expect(screen.getByText(message)).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
});
