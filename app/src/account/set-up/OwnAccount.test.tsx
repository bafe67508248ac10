import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test } from 'vitest';
import { ann } from '../../mocks/account.ts';
import { accountTest, heading, type User, unavailable } from '../../testing/account.tsx';
import { server } from '../../testing/setup.ts';

const { open, mockError, recordRequests } = accountTest(server);
const rename = '/api/auth/update-user';

const name = () => screen.findByRole('textbox', { name: 'Your name' });
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

const toName = async (user: User) => {
  await heading('What do you want to hear from us?');
  await press(user, 'Back');
  expect(await heading('Your e-mail address is confirmed')).toHaveFocus();
  await press(user, 'Back');
  expect(await heading('What should we call you?')).toHaveFocus();
};
const rewrite = async (user: User, text: string) => {
  await user.clear(await name());
  if (text) await user.type(await name(), text);
};
const remembered = () => JSON.parse(localStorage.getItem('user') ?? '').user.name;

test('with an account, Back leads as far as the name, and continuing without a change or without a name saves nothing', async () => {
  const sent = recordRequests(rename, { user: ann });
  const user = await open('/Stepper', ann);
  await toName(user);
  expect(await name()).toHaveValue('Ann Byrne');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press(user, 'Continue');
  expect(await heading('Your e-mail address is confirmed')).toHaveFocus();
  await press(user, 'Back');
  await rewrite(user, '  ');
  await press(user, 'Continue');
  expect(await name()).toHaveFocus();
  expect(await name()).toHaveAccessibleDescription('Please enter your name.');
  expect(await heading('What should we call you?')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refused name shows why and stays in the field; the old name applies until it is saved', async () => {
  mockError(rename);
  const user = await open('/Stepper', ann);
  await toName(user);
  await rewrite(user, 'Anna Byrne');
  await press(user, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
  expect(await heading('What should we call you?')).toBeVisible();
  expect(await name()).toHaveValue('Anna Byrne');
  expect(remembered()).toBe('Ann Byrne');
  const sent = recordRequests(rename, { user: { ...ann, name: 'Anna Byrne' } });
  await press(user, 'Continue');
  expect(await heading('Your e-mail address is confirmed')).toHaveFocus();
  expect(sent).toEqual([{ name: 'Anna Byrne' }]);
  expect(remembered()).toBe('Anna Byrne');
  await press(user, 'Back');
  expect(await name()).toHaveValue('Anna Byrne');
});

test('the stepper saves the name like Continue does', async () => {
  const sent = recordRequests(rename, { user: { ...ann, name: 'Anna Byrne' } });
  const user = await open('/Stepper', ann);
  await toName(user);
  await rewrite(user, ' Anna  Byrne');
  await press(user, 'Your e-mail, done');
  expect(await heading('Your e-mail address is confirmed')).toHaveFocus();
  expect(sent).toEqual([{ name: 'Anna Byrne' }]);
});

test('reaches the end without a choice, and can go back to the choices', async () => {
  const sent = recordRequests('/api/account/newsletter', { newsletter: 'subscribed' });
  const user = await open('/Stepper', ann);
  await heading('What do you want to hear from us?');
  await press(user, 'Continue');
  expect(await heading('Your account is ready')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/UserDashboard');
  await press(user, 'Back');
  expect(await heading('What do you want to hear from us?')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('offers a retry when the server can’t confirm the login', async () => {
  await open('/Stepper', ann);
  await heading('What do you want to hear from us?');
  cleanup();
  const user = await open('/Stepper', 'unreachable');
  await heading('We couldn’t load your progress');
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be reached/);
  server.use(http.get('/api/account/session', () => HttpResponse.json({ user: ann })));
  await press(user, 'Try again');
  await heading('What do you want to hear from us?');
});
