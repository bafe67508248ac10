import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { loadAccount } from '../account/Account';
import { refreshSession } from '../api/account.ts';
import type { AccountUser, SessionAnswer } from '../domain/contract/account.ts';
import type { server as testServer } from './setup.ts';

/**
 * What tests about accounts do again and again.
 * @param server of the test file: another file has another one
 */
export function accountTest(server: typeof testServer) {
  async function letIn(who: AccountUser | 'away' | null) {
    const answer = () => (who === 'away' ? HttpResponse.error() : HttpResponse.json<SessionAnswer>({ user: who }));
    server.use(http.get('/api/account/session', answer));
    await refreshSession().catch(() => {});
  }

  // Whatever file comes next begins with nobody signed in.
  afterEach(() => {
    cleanup();
    return letIn(null);
  });

  return {
    /** Opens an address of the site for somebody who is signed in, for nobody, or with the server away. */
    async open(address: string, who: AccountUser | 'away' | null = null) {
      await letIn(who);
      window.history.replaceState(null, '', address);
      const Account = await loadAccount(window.location.pathname);
      render(
        <BrowserRouter>
          <Account />
        </BrowserRouter>,
      );
      return userEvent.setup();
    },

    /** Answers a call with an error, as the server words it. */
    refuse(path: string, status: number, code: string, message: string) {
      server.use(http.all(path, () => HttpResponse.json({ code, message, requestId: '1' }, { status })));
    },

    /** Answers a call and keeps what was sent. */
    hearing(path: string, answer: object): unknown[] {
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

/** Opens the tool that the address leads to, as the browser does. */
export function follow(Tool: ComponentType): void {
  cleanup();
  render(
    <BrowserRouter>
      <Tool />
    </BrowserRouter>,
  );
}

export type User = ReturnType<typeof userEvent.setup>;
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const address = () => window.location.pathname + window.location.search;
