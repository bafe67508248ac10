import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { handlers } from '../mocks/handlers.ts';
import { Notices } from '../shell/notices/Notices';

// A lazily loaded page is compiled when it is first asked for.
configure({ asyncUtilTimeout: 5000 });

export const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// Every page has a place for notices.
beforeEach(() => {
  document.getElementById('notices')?.remove();
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(createElement(Notices)));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  // What a wizard has still to save it saves now, not into the next test.
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

// jsdom opens no other page: its address is enough.
vi.mock('../api/openPage.ts', () => ({ openPage: (to: string) => window.history.replaceState(null, '', to) }));

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// jsdom knows the element, not what it does.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
