import { afterEach, expect, test, vi } from 'vitest';
import { fadeTo, pageIsDrawn } from './fade.ts';

/** A browser that can fade; tells when it may show the new page. */
function browser({ calm }: { calm: boolean }) {
  const shown = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  document.startViewTransition = vi.fn((change: () => Promise<void>) => {
    void change().then(shown);
    return {} as ViewTransition;
  }) as typeof document.startViewTransition;
  return shown;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('a browser that cannot fade goes at once', () => {
  const go = vi.fn();
  fadeTo(go);
  expect(go).toHaveBeenCalledOnce();
});

test('the new page is shown once it is drawn', async () => {
  const shown = browser({ calm: false });
  const go = vi.fn();
  fadeTo(go);
  expect(go).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  pageIsDrawn();
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
});

test('who wants no motion gets none', () => {
  browser({ calm: true });
  const go = vi.fn();
  fadeTo(go);
  expect(go).toHaveBeenCalledOnce();
  expect(document.startViewTransition).not.toHaveBeenCalled();
});
