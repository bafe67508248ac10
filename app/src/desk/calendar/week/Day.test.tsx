import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NowLine } from './Day';

afterEach(() => vi.useRealTimers());

test('the line is at the agency’s time, moves, and is hidden outside the hours shown', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-24T12:00:00Z') });
  const { container } = render(<NowLine hours={{ from: 8 * 60, to: 18 * 60 }} />);
  const top = () => container.querySelector('span')?.style.top;
  // 1 PM in Dublin's summer.
  expect(top()).toBe('50%');
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(top()).toBe('60%');
  act(() => vi.advanceTimersByTime(5 * 3_600_000));
  expect(top()).toBeUndefined();
});
