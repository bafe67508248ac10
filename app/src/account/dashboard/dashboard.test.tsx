import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { ann, annsAccount, annsSessions } from '../../mocks/account.ts';
import { accountTest, address, heading, unavailable } from '../../testing/account.tsx';
import { server } from '../../testing/setup.ts';
import { dataWords, sections } from './words.ts';

const { open, mockError, recordRequests } = accountTest(server);
const nothing = { bookings: [], orders: [], quotes: [], newsletter: 'none' } as const;
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test.each(['/UserDashboard', '/user/bookings?show=past'])(
  '%s without a session leads to the home page, with the way back',
  async (path) => {
    await open(path);
    await waitFor(() => expect(address()).toBe(`/?${new URLSearchParams({ next: path })}`));
  },
);

test('without a server the visitor isn’t redirected, and a retry works', async () => {
  const user = await open('/user/profile', 'unreachable');
  await heading('We couldn’t open your dashboard');
  expect(screen.getByText(/^The server could not be reached\./)).toBeVisible();
  expect(address()).toBe('/user/profile');
  server.use(http.get('/api/account/session', () => HttpResponse.json({ user: ann })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Hello, Ann');
});

test('shows a loading error, and a retry works', async () => {
  mockError('/api/account');
  const user = await open('/user/bookings', ann);
  expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
  server.use(http.get('/api/account', () => HttpResponse.json(annsAccount)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await part('Coming up')).toBeTruthy();
});

test('an expired session leads to the login and back', async () => {
  const user = await open('/user/newsletter', ann);
  mockError('/api/account/newsletter', 401, 'NOT_SIGNED_IN', 'Please log in to continue.');
  server.use(http.get('/api/account/session', () => HttpResponse.json({ user: null })));
  await user.click(await screen.findByRole('switch', { name: 'Send me the newsletter' }));
  await waitFor(() => expect(address()).toBe('/?next=%2Fuser%2Fnewsletter'));
  expect(localStorage.getItem('user')).toBeNull();
});

test('there is always a title and a heading, also while a page loads', async () => {
  const missing: string[] = [];
  const watch = new MutationObserver(() => {
    if (!document.querySelector('h1')) missing.push(`heading of ${address()}`);
    if (document.title === '') missing.push(`title of ${address()}`);
  });
  const user = await open('/user/data', ann);
  watch.observe(document, { childList: true, subtree: true, characterData: true });
  await heading(dataWords.title);
  for (const { label } of sections) {
    const link = screen.getByRole('link', { name: label });
    await user.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  }
  watch.disconnect();
  expect(missing).toEqual([]);
});

test.each([
  ['/UserDashboard', 'You’re all caught up', 'Book a free consultation', '/booking'],
  ['/user/bookings', 'You haven’t booked a consultation yet', 'Book a free consultation', '/booking'],
  ['/user/orders', 'No orders or saved quotes yet', 'Quick quote', '/service/stepWizardPage'],
])('%s has an empty state with a link', async (path, title, way, to) => {
  server.use(http.get('/api/account', () => HttpResponse.json(nothing)));
  await open(path, ann);
  const empty = await part(title);
  expect(empty.getByRole('link', { name: way })).toHaveAttribute('href', to);
});

test('lists upcoming consultations first, and only those can be changed', async () => {
  await open('/user/bookings', ann);
  const next = await part('Coming up');
  expect(next.getByRole('link', { name: 'Move or cancel: Tuesday 26 November 2999' })).toHaveAttribute(
    'href',
    '/booking/manage/b2.signed',
  );
  const past = await part('Earlier');
  expect(past.getByText('Over')).toBeVisible();
  expect(past.queryByRole('link')).toBeNull();
});

test('a call under way leads to its page, to join it', async () => {
  const [call] = annsAccount.bookings;
  const [start, end] = [-600_000, 600_000].map((later) => new Date(Date.now() + later).toISOString());
  const bookings = [{ ...call, start, end, changeable: false }];
  server.use(http.get('/api/account', () => HttpResponse.json({ ...annsAccount, bookings })));
  await open('/user/bookings', ann);
  const next = await part('Coming up');
  expect(next.getByText('Happening now')).toBeVisible();
  expect(next.getByRole('link', { name: /^How to join: / })).toHaveAttribute('href', '/booking/manage/b2.signed');
});

test('a new name shows at once and is saved', async () => {
  const user = await open('/user/profile', ann);
  const name = await screen.findByRole('textbox', { name: 'Your name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveAccessibleDescription('Please enter your name.');
  await user.type(name, 'Anna Byrne');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await heading('Hello, Anna');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ user: { ...ann, name: 'Anna Byrne' } });
});

test('a new address needs confirmation by e-mail; the current one is refused', async () => {
  const message = 'Check the inbox of your old address first, and open the link in our e-mail.';
  const sent = recordRequests('/api/auth/change-email', { message });
  const user = await open('/user/profile', ann);
  const email = await screen.findByRole('textbox', { name: 'New e-mail address' });
  await user.type(email, 'ANN@example.ie');
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(email).toHaveAccessibleDescription(/That’s already your address\./);
  await user.clear(email);
  await user.type(email, 'anna@example.ie');
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([{ newEmail: 'anna@example.ie' }]);
});

test('the newsletter switch takes effect at once, and a failure reverts it', async () => {
  const user = await open('/user/newsletter', ann);
  const newsletter = await screen.findByRole('switch', { name: 'Send me the newsletter' });
  await user.click(newsletter);
  expect(await screen.findByText('Done. You’ll get the next issue.')).toBeVisible();
  expect(newsletter).toBeChecked();
  mockError('/api/account/newsletter');
  await user.click(newsletter);
  expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
  expect(newsletter).toBeChecked();
});

test('a wrong current password shows an error; the right one ends other sessions', async () => {
  const user = await open('/user/security', ann);
  const places = await part('Where you’re logged in');
  await waitFor(() => expect(places.getAllByRole('listitem')).toHaveLength(2));
  const refusal = 'This isn’t the password of your account, so nothing was changed. Please check it.';
  mockError('/api/auth/change-password', 400, 'INVALID_PASSWORD', refusal);
  const current = screen.getByLabelText('Current password');
  await user.type(current, 'wrong');
  await user.type(screen.getByLabelText('New password'), 'quiet harbour lantern');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(current).toHaveAccessibleDescription(refusal));
  expect(current).toHaveFocus();
  const message = 'Your password is changed. You are logged out everywhere else.';
  recordRequests('/api/auth/change-password', { message });
  server.use(http.get('/api/account/sessions', () => HttpResponse.json(annsSessions.slice(0, 1))));
  await user.type(current, ' no more');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('You’re not logged in anywhere else.')).toBeVisible();
  expect(current).toHaveValue('');
});

test('ends one session, and shows a failure', async () => {
  const user = await open('/user/security', ann);
  const end = await screen.findByRole('button', { name: 'Log out Safari on iPhone' });
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull();
  mockError('/api/account/sessions/end');
  await user.click(end);
  expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
  const sent = recordRequests('/api/account/sessions/end', annsSessions.slice(0, 1));
  await user.click(end);
  expect(await screen.findByText('That device is logged out.')).toBeVisible();
  expect(sent).toEqual([{ id: 's2' }]);
});

test('downloads the data, and shows a failure', async () => {
  const saved = vi.fn(() => 'blob:data');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  mockError('/api/account/export');
  const user = await open('/user/data', ann);
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
  expect(saved).not.toHaveBeenCalled();
  server.use(http.get('/api/account/export', () => HttpResponse.json({ name: ann.name })));
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your file is downloaded.')).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('deletes browser entries one by one, except the login', async () => {
  localStorage.setItem('quote-builder', '{}');
  sessionStorage.setItem('quote-builder', '{}');
  localStorage.setItem('configurator', '{}');
  localStorage.setItem('of-a-tag', '1');
  const user = await open('/user/data', ann);
  const browser = await part('In this browser');
  expect(browser.queryByRole('button', { name: /Delete user/ })).toBeNull();
  await user.click(browser.getByRole('button', { name: 'Delete of-a-tag' }));
  expect(localStorage.getItem('of-a-tag')).toBeNull();
  expect(localStorage.getItem('quote-builder')).toBe('{}');
  await user.click(browser.getByRole('button', { name: 'Delete quote-builder' }));
  expect(await browser.findByText('Deleted: quote-builder')).toBeVisible();
  expect([localStorage.getItem('quote-builder'), sessionStorage.getItem('quote-builder')]).toEqual([null, null]);
  expect(localStorage.getItem('configurator')).toBe('{}');
  expect(localStorage.getItem('user')).not.toBeNull();
});

test('deleting the account needs the password, then a link', async () => {
  const user = await open('/user/data', ann);
  const password = await screen.findByLabelText('Your password');
  await user.click(screen.getByRole('button', { name: 'E-mail me the link' }));
  expect(password).toHaveFocus();
  const message = 'Check your inbox: the link in our e-mail deletes your account.';
  const sent = recordRequests('/api/account/delete', { message });
  await user.type(password, 'quiet harbour lantern');
  await user.click(screen.getByRole('button', { name: 'E-mail me the link' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([{ password: 'quiet harbour lantern' }]);
});

test('an unknown dashboard path says so, with a link', async () => {
  await open('/user/nonsense', ann);
  await heading('There’s nothing here');
  expect(screen.getByRole('link', { name: 'Go to your overview' })).toHaveAttribute('href', '/UserDashboard');
});
