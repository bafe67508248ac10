import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Once one file has imported axe, documents have a method that fails in jsdom, which lays nothing out.
beforeEach(() => {
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// jsdom has the element but not its behaviour: focus goes in and comes back, Escape closes, closing is an event.
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function closeByEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}

HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, [href], input, summary')?.focus();
  this.addEventListener('keydown', closeByEscape);
};

HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
