import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '../content/browserStorage.ts';
import { plannerPaths } from '../content/links/paths.ts';
import { fontScript, restoreScript, storageKeys } from './headScripts.ts';

const { dataset } = document.documentElement;
const run = (script: string) => new Function(/^<script>(.*)<\/script>$/.exec(script)?.[1] ?? '')();

/** Runs the inline script of a page at a URL. */
function isHeldBack(path: string, search = ''): boolean {
  history.replaceState(null, '', path + search);
  run(restoreScript(path));
  return dataset.restoring !== undefined;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete dataset.restoring;
  delete dataset.font;
});
afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(storageKeys))('%s shows the prerendered page to new visitors', (path) => {
  expect(isHeldBack(path)).toBe((plannerPaths as readonly string[]).indexOf(path) > 0);
});

describe.each(Object.entries(storageKeys))('%s hides the prerendered page', (path, record) => {
  test.each([
    ['from returning visitors', localStorage],
    ['from visitors with answers in this tab', sessionStorage],
  ])('%s', (_, storage) => {
    storage.setItem(record, '{}');
    expect(isHeldBack(path)).toBe(true);
  });
});

test('a link to a step, or with answers, hides the prerendered step too', () => {
  expect(isHeldBack('/quote-builder', '?step=brand')).toBe(true);
});

test('another wizard’s state hides nothing', () => {
  localStorage.setItem('budget-planner', '{}');
  expect(isHeldBack('/quote-builder')).toBe(false);
});

test('shows the page without storage', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('SecurityError');
    },
  });
  try {
    expect(isHeldBack('/quote-builder')).toBe(false);
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', real as PropertyDescriptor);
  }
});

test('never hides a document', () => expect(restoreScript('/trinity')).toBe(''));

test('uses the storage keys of the privacy policy', () => {
  const names = browserStorage.flatMap(({ names }) => names);
  expect(names).toEqual(expect.arrayContaining(Object.values(storageKeys)));
});

/** Runs the script of the font for a visitor who comes from a page. @returns loads the font */
function visit(referrer: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  Object.assign(document, { fonts: { load: () => promise } });
  run(fontScript);
  return resolve;
}

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
