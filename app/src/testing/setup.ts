import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { handlers } from '../mocks/handlers.ts';
import { Notices } from '../shell/tool/Surroundings';

// Lazy pages are compiled on first use.
configure({ asyncUtilTimeout: 30_000 });

export const server = setupServer(...handlers);
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
