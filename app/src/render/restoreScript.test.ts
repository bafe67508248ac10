import { beforeEach, describe, expect, test } from 'vitest';
import { browserStorage } from '../content/browserStorage.ts';
import { plannerPaths } from '../content/links/paths.ts';
import { restoreScript, storageKeys } from './headScripts.ts';

/** Runs the inline script of a page at a URL. */
function isHeldBack(path: string, search = ''): boolean {
  history.replaceState(null, '', path + search);
  const script = /^<script>(.*)<\/script>$/.exec(restoreScript(path))?.[1] ?? '';
  new Function(script)();
  return document.documentElement.dataset.restoring !== undefined;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.restoring;
});

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
