import { cleanup, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { afterEach } from 'vitest';
import { loadAccount } from '../account/Account';
import { refreshSession } from '../api/account.ts';
import type { AccountUser, SessionAnswer } from '../domain/contract/account.ts';
import type { server as testServer } from './setup.ts';
import { renderTool } from './tool';

export const unavailable = 'We can’t reach our database right now. Please try again in a moment.';

/**
 * Helpers for account tests.
 * @param server the mock server of the test file
 */
export function accountTest(server: typeof testServer) {
  async function setSession(who: AccountUser | 'unreachable' | null) {
    const answer = () =>
      who === 'unreachable' ? HttpResponse.error() : HttpResponse.json<SessionAnswer>({ user: who });
    server.use(http.get('/api/account/session', answer));
    await refreshSession().catch(() => {});
  }

  // The next file starts signed out.
  afterEach(() => {
    cleanup();
    return setSession(null);
  });

  return {
    /** Opens a path signed in, signed out, or without a server. */
    async open(address: string, who: AccountUser | 'unreachable' | null = null) {
      await setSession(who);
      window.history.replaceState(null, '', address);
      renderTool(await loadAccount(window.location.pathname));
      // jsdom has no styles that a press could depend on.
      const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
      return {
        ...user,
        /** Enters a text at once: a page that renders after each letter takes many times as long. */
        type: async (field: Element, text: string) => {
          await user.click(field);
          await user.paste(text);
        },
      };
    },

    /** Mocks an error response: of a server without its database, if nothing else is given. */
    mockError(path: string, status = 503, code = 'http', message = unavailable) {
      server.use(http.all(path, () => HttpResponse.json({ code, message, requestId: '1' }, { status })));
    },

    /** Mocks a response and records requests. */
    recordRequests(path: string, answer: object): unknown[] {
      const sent: unknown[] = [];
      server.use(
        http.post(path, async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json(answer);
        }),
      );
      return sent;
    },
  };
}

export type User = Awaited<ReturnType<ReturnType<typeof accountTest>['open']>>;
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const address = () => window.location.pathname + window.location.search;
