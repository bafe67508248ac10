import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WithToasts } from './Banner.stories';

const inset = () => document.documentElement.style.getPropertyValue('--ag-bottom-inset');

/** Tells the size once, as a browser does when it begins to observe. */
class SizeObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([], this);
  }
  unobserve() {}
  disconnect() {}
}

test('while open, its height is the inset at the bottom of the window', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(212);
  render(<WithToasts />);
  expect(inset()).toBe('212px');
  await user.click(screen.getByRole('button', { name: 'Reject All' }));
  expect(screen.queryByRole('region', { name: /consent/ })).not.toBeInTheDocument();
  expect(inset()).toBe('');
});
