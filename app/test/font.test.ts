import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

/** The published font; src/shell/font/README.md says how ours is subset from it. */
const published = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

test('the subset font has every character and weight, and the same metrics, in at most 30 kB', async () => {
  const bytes = await readFile(new URL('../src/shell/font/instrumentSans.woff2', import.meta.url));
  const whole = create(await readFile(new URL(import.meta.resolve(published)))) as Font;
  const { characterSet, variationAxes, unitsPerEm, ascent, descent, lineGap } = whole;
  expect(bytes.length).toBeLessThanOrEqual(30_000);
  expect(create(bytes)).toMatchObject({ characterSet, variationAxes, unitsPerEm, ascent, descent, lineGap });
});
