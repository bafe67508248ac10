import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { afterEach, expect, test, vi } from 'vitest';
import { openDesk } from '../testing/desk';
import { server } from '../testing/setup.ts';
import { OtherPages } from './OtherPages';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  '/calendar/hosts',
  '/offers/all',
  '/messages/all',
  '/people/nobody@example.ie',
  '/people/nobody@example.ie/statement',
  '/newsletter/drafts',
  '/access/webhooks/new',
  '/mail/all',
  '/orders/new',
  '/nothing',
])('says that there is nothing at %s', async (at) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  server.use(
    http.get('/api/staff/webhooks', () => HttpResponse.json({ webhooks: [], events: [] })),
    http.get('/api/staff/*', () =>
      HttpResponse.json({ code: 'not-found', message: 'There is no such thing.', requestId: '1' }, { status: 404 }),
    ),
  );
  openDesk(<OtherPages />, { route: '*', at });
  expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/today');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
