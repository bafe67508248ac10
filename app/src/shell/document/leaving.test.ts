import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isLeaving, watchLeaving, whileHere } from './leaving.ts';

const abandoned = new TypeError('error loading dynamically imported module');
const leave = () => window.dispatchEvent(new Event('beforeunload'));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeAll(watchLeaving);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  comeBack();
  vi.useRealTimers();
});

/** Code that cannot be had the first time. */
const load = () => vi.fn().mockRejectedValueOnce(abandoned).mockResolvedValue('code');

test('what cannot be fetched on a page that stays is said at once', async () => {
  await expect(whileHere(load())).rejects.toBe(abandoned);
});

test('what cannot be fetched because the visitor is leaving is not said, and fetched again once they are back', async () => {
  leave();
  expect(isLeaving()).toBe(true);
  const fetched = vi.fn();
  const code = load();
  void whileHere(code).then(fetched, fetched);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).not.toHaveBeenCalled();
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledWith('code');
  expect(code).toHaveBeenCalledTimes(2);
});

test('a page that is not left after all fetches it again, and says what fails then', async () => {
  leave();
  const said = vi.fn();
  void whileHere(() => Promise.reject(abandoned)).catch(said);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toHaveBeenCalledWith(abandoned);
  expect(isLeaving()).toBe(false);
});
