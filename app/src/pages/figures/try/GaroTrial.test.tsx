import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GaroTrial } from './GaroTrial';

let show: (isSeen: boolean) => void;

function start({ still = false } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
}

beforeEach(() => start());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const round = () => Number(/^round (\d+)/.exec(screen.getByText(/^round \d+/).textContent ?? '')?.[1]);
const deliveries = () => screen.getByRole('slider', { name: /^Deliveries/ });
const said = () => screen.getByRole('status').textContent;

test('searches while it is in view, for under five seconds', () => {
  render(<GaroTrial />);
  pass(1000);
  expect(round()).toBe(0);
  show(true);
  for (let i = 0; i < 10; i++) pass(50);
  expect(round()).toBe(10);
  show(false);
  pass(1000);
  expect(round()).toBe(10);
  show(true);
  for (let i = 0; i < 80; i++) pass(50);
  expect(round()).toBe(70);
  // Nothing was asked, so nothing is announced.
  expect(said()).toBe('');
});

test('searches on under changed rules, and announces the result', () => {
  render(<GaroTrial />);
  show(true);
  for (let i = 0; i < 80; i++) pass(50);
  const before = screen.getAllByText(/^€\d+$/)[0]?.textContent;
  fireEvent.change(deliveries(), { target: { value: 5 } });
  expect(deliveries()).toHaveAttribute('aria-valuetext', 'every 5 days');
  expect(round()).toBe(0);
  for (let i = 0; i < 80; i++) pass(50);
  expect(said()).toMatch(/^The best plan costs €\d+ a week\.$/);
  expect(said()).not.toContain(before);
});

test('shows the result at once if motion is reduced', () => {
  start({ still: true });
  render(<GaroTrial />);
  fireEvent.change(deliveries(), { target: { value: 5 } });
  expect(round()).toBe(70);
  expect(said()).toMatch(/a week\.$/);
});
