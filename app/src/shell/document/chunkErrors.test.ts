import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readStored } from '../../api/storage.ts';
import { reloadOnChunkError } from './chunkErrors.ts';
import { watchLeaving } from './leaving.ts';

const failImport = () => window.dispatchEvent(new Event('vite:preloadError'));
const fetchMock = vi.fn();

beforeAll(() => {
  watchLeaving();
  reloadOnChunkError();
});
beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

test('a failed import checks whether the server still has the page', () => {
  failImport();
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('a failed import while leaving does nothing', () => {
  window.dispatchEvent(new Event('beforeunload'));
  failImport();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('does not reload if the visitor leaves during the check', async () => {
  const answer = Promise.withResolvers<Response>();
  fetchMock.mockReturnValue(answer.promise);
  failImport();
  window.dispatchEvent(new Event('beforeunload'));
  answer.resolve(new Response());
  await vi.waitFor(() => expect(fetchMock.mock.settledResults[0]?.type).toBe('fulfilled'));
  await answer.promise;
  expect(readStored('session', 'reloaded')).toBeUndefined();
});
