import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { handlers } from '../mocks/handlers.ts';
import { Notices } from '../shell/tool/Surroundings';

// Lazy pages are compiled on first use.
configure({ asyncUtilTimeout: 30_000 });

export const server = setupServer(...handlers);
/** Mocks the responses to what is posted to a path, of which the last one stays. @returns the bodies, as they come */
export function recordPosts(path: string, ...answers: (() => Response | Promise<Response>)[]) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return (answers.length > 1 ? answers.shift() : answers[0])?.();
    }),
  );
  return sent;
}
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// An empty page with the region for notices, whatever earlier tests have left.
beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(createElement(Notices));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  // Flush pending saves of wizards before the next test.
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

// jsdom can't navigate: changing the URL is enough.
vi.mock('../api/browser.ts', async (original) => ({
  ...(await original<object>()),
  openPage: (to: string) => window.history.replaceState(null, '', to),
}));

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
HTMLElement.prototype.showPopover ??= () => {};
// jsdom draws nothing, so no size ever changes.
window.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom doesn't implement its methods.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
