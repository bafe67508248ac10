import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';

const served = (name: string) => readFile(new URL(`../src/shell/font/${name}`, import.meta.url));

/** The typeface as it is published for Latin letters; src/shell/font/README.md says how ours is made from it. */
const wholeFont = () =>
  readFile(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    ),
  );

test('it weighs no more than 30 kB', async () => {
  expect((await served('instrumentSans.woff2')).length).toBeLessThanOrEqual(30_000);
});

describe('what was cut away is missed nowhere:', async () => {
  const cut = create(await served('instrumentSans.woff2')) as Font;
  const whole = create(await wholeFont()) as Font;

  test('it has every character, every weight and the same measures', () => {
    const facts = ({ characterSet, variationAxes, unitsPerEm, ascent, descent, lineGap }: Font) => ({
      characterSet,
      variationAxes,
      unitsPerEm,
      ascent,
      descent,
      lineGap,
    });
    expect(facts(cut)).toEqual(facts(whole));
  });

  /** The last of it is in no font: a box stands for it. */
  const words =
    'AV. To we: “Wiśniewski”, Māori, Wangarĩ, ṻ, Seán Ó Fáil; offices – ffi fl www -> 20 × €1,174.50 − 5 % \uE000';
  test.each([
    ['words', undefined],
    ['figures of one width', { tnum: true }],
    ['letters without kerning', { kern: false }],
  ])('it sets %s as the whole one does', (_what, features) => {
    const line = (font: Font) => {
      const { glyphs, positions } = font.layout(words.normalize('NFD'), features);
      return glyphs.map((glyph, at) => ({ drawn: glyph.path.toSVG(), ...positions[at] }));
    };
    expect(line(cut)).toEqual(line(whole));
  });
});
