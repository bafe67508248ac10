import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Amount } from './street/Receipt';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function motion(welcome: boolean) {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: !welcome }));
}

test('counts to a new amount within 220 ms', () => {
  motion(true);
  const { container, rerender } = render(<Amount euro={600} />);
  rerender(<Amount euro={1980} />);
  expect(container).toHaveTextContent('€600');
  vi.advanceTimersByTime(100);
  expect(container).not.toHaveTextContent(/^€600$|^€1,980$/);
  vi.advanceTimersByTime(140);
  expect(container).toHaveTextContent('€1,980');
});

test('changes at once with reduced motion', () => {
  motion(false);
  const { container, rerender } = render(<Amount euro={600} />);
  rerender(<Amount euro={1980} />);
  expect(container).toHaveTextContent('€1,980');
});
