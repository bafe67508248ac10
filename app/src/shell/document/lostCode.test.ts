import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readStored } from '../../api/storage.ts';
import { watchLeaving } from './leaving.ts';
import { reloadForLostParts } from './lostCode.ts';

const loseCode = () => window.dispatchEvent(new Event('vite:preloadError'));
const asked = vi.fn();

beforeAll(() => {
  watchLeaving();
  reloadForLostParts();
});
beforeEach(() => {
  sessionStorage.clear();
  asked.mockReset().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

test('code that is lost has the server asked whether the page is still there', () => {
  loseCode();
  expect(asked).toHaveBeenCalledOnce();
});

test('code that is lost on the way to another page does nothing', () => {
  window.dispatchEvent(new Event('beforeunload'));
  loseCode();
  expect(asked).not.toHaveBeenCalled();
});

test('a visitor who leaves while the server is asked is not brought back', async () => {
  const answer = Promise.withResolvers<Response>();
  asked.mockReturnValue(answer.promise);
  loseCode();
  window.dispatchEvent(new Event('beforeunload'));
  answer.resolve(new Response());
  await vi.waitFor(() => expect(asked.mock.settledResults[0]?.type).toBe('fulfilled'));
  await answer.promise;
  expect(readStored('session', 'reloaded')).toBeUndefined();
});
