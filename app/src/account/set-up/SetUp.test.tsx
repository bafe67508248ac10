import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountTest, address, heading, type User } from '../../testing/account.tsx';
import { server } from '../../testing/setup.ts';

const { open, recordRequests } = accountTest(server);
const signUp = '/api/auth/sign-up/email';
const emailSent = { message: 'Check your inbox and spam folder. The e-mail tells you what to do next.' };

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: User, name: string | RegExp) => user.click(await button(name));
const name = () => screen.findByRole('textbox', { name: 'Your name' });
const email = () => screen.findByRole('textbox', { name: 'Your e-mail address' });
const password = () => screen.findByLabelText('Password');
const typed = async () =>
  Promise.all([name(), email(), password()]).then((fields) => fields.map((field) => (field as HTMLInputElement).value));

const annsDetails = ['Ann Byrne', 'ann@example.ie', 'quiet harbour lantern'];
async function fillIn(user: User) {
  await user.type(await name(), 'Ann Byrne');
  await user.type(await email(), 'ann@example.ie');
  await user.type(await password(), 'quiet harbour lantern');
}

test.each(['Back', 'Use another address'])(
  '“%s” leads back to what was typed, and another address gets its own e-mail',
  async (way) => {
    const sent = recordRequests(signUp, emailSent);
    const user = await open('/Stepper');
    await fillIn(user);
    await press(user, 'Continue');
    expect(await screen.findByText(emailSent.message)).toBeVisible();
    await press(user, way);
    expect(await heading('Who are you?')).toHaveFocus();
    expect(await typed()).toEqual(annsDetails);
    await user.clear(await email());
    await user.type(await email(), 'byrne@example.ie');
    await press(user, 'Continue');
    await heading('Check your inbox');
    expect(screen.getByRole('definition')).toHaveTextContent('byrne@example.ie');
    expect(sent).toMatchObject([{ email: 'ann@example.ie' }, { email: 'byrne@example.ie' }]);
  },
);

test('after opening the link, the visitor logs in and returns here', async () => {
  const user = await open('/Stepper');
  await fillIn(user);
  await press(user, 'Continue');
  await press(user, 'I’ve opened the link');
  await waitFor(() => expect(address()).toBe('/Login?next=/Stepper'));
});

test('leaving before or during confirmation stores nothing in the browser', async () => {
  const user = await open('/Stepper');
  await fillIn(user);
  const left = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, address()]);
  expect(left()).not.toMatch(/Byrne|ann@|lantern/);
  await press(user, 'Continue');
  await heading('Check your inbox');
  expect(left()).not.toMatch(/Byrne|ann@|lantern/);
});

test('the form keeps its contents while the server can’t be reached', async () => {
  const user = await open('/Stepper', 'unreachable');
  await fillIn(user);
  await press(user, 'Continue');
  expect(await heading('Check your inbox')).toHaveFocus();
});
