import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const font = 'http://localhost:3000/assets/font.woff2';

/** A page whose font came, and which was painted, at these moments; undefined where the browser does not tell. */
async function pageWith({ came, painted }: { came?: number; painted?: number }) {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    const end = name === font ? came : painted;
    return end === undefined ? [] : [{ startTime: end, duration: 0 } as PerformanceEntry];
  });
  const { takeLateFont } = await import('./lateFont.ts');
  return takeLateFont;
}

const added: unknown[] = [];

beforeEach(() => {
  vi.resetModules();
  added.length = 0;
  document.head.innerHTML = `<link rel="preload" as="font" href="${font}">`;
  vi.stubGlobal(
    'FontFace',
    class {
      source: string;
      constructor(_: string, source: string) {
        this.source = source;
      }
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: unknown) => added.push(face) } });
});

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(document, 'fonts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a font that came after the first paint is taken up, once', async () => {
  const takeLateFont = await pageWith({ came: 1_200, painted: 700 });
  takeLateFont();
  takeLateFont();
  expect(added).toEqual([expect.objectContaining({ source: `url(${font})` })]);
});

test.each([
  ['it was there before the first paint', { came: 300, painted: 700 }],
  ['it is still on its way', { painted: 700 }],
  ['the browser does not tell when it painted', { came: 300 }],
])('nothing is taken up where %s', async (_, moments) => {
  (await pageWith(moments))();
  expect(added).toEqual([]);
});
