import { beforeEach, expect, test, vi } from 'vitest';
import { fontScript } from './headScripts.ts';

const script = /^<script>(.*)<\/script>$/.exec(fontScript)?.[1] ?? '';
const { dataset } = document.documentElement;

/** Runs the script for a visitor who comes from a page. @returns loads the font */
function visit(referrer: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  Object.assign(document, { fonts: { load: () => promise } });
  new Function(script)();
  return resolve;
}

beforeEach(() => {
  vi.restoreAllMocks();
  delete dataset.font;
});

test('a first visitor sees the page once its font is there', async () => {
  const load = visit('https://search.example/');
  expect(dataset.font).toBe('');
  load();
  await vi.waitFor(() => expect(dataset.font).toBeUndefined());
});

test('on a very slow line the page does not wait for it', () => {
  vi.useFakeTimers();
  visit('');
  vi.advanceTimersByTime(1_000);
  expect(dataset.font).toBeUndefined();
  vi.useRealTimers();
});

test('a visitor from another page of the site does not wait', () => {
  visit(`${location.origin}/trinity`);
  expect(dataset.font).toBeUndefined();
});
