import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importUnlessLeaving, isLeaving, watchLeaving } from './leaving.ts';

const abandoned = new TypeError('error loading dynamically imported module');
const leave = () => window.dispatchEvent(new Event('beforeunload'));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeAll(watchLeaving);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  comeBack();
  vi.useRealTimers();
});

/** Code that fails to load the first time. */
const load = () => vi.fn().mockRejectedValueOnce(abandoned).mockResolvedValue('code');

test('reports a failed import at once on a page that stays', async () => {
  await expect(importUnlessLeaving(load())).rejects.toBe(abandoned);
});

test('retries an import that failed because the visitor was leaving, once they return', async () => {
  leave();
  expect(isLeaving()).toBe(true);
  const fetched = vi.fn();
  const code = load();
  void importUnlessLeaving(code).then(fetched, fetched);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).not.toHaveBeenCalled();
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledWith('code');
  expect(code).toHaveBeenCalledTimes(2);
});

test('retries and reports a failed import when the page is not left after all', async () => {
  leave();
  const said = vi.fn();
  void importUnlessLeaving(() => Promise.reject(abandoned)).catch(said);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toHaveBeenCalledWith(abandoned);
  expect(isLeaving()).toBe(false);
});
