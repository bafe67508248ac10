import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';

const served = (name: string) => readFile(new URL(`../src/shell/font/${name}`, import.meta.url));

/** A published font; src/shell/font/README.md says how ours is subset from the Latin one. */
const published = (subset: 'latin' | 'latin-ext') =>
  readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`),
    ),
  );

test('the font is at most 30 kB', async () => {
  expect((await served('instrumentSans.woff2')).length).toBeLessThanOrEqual(30_000);
});

describe('the subset font', async () => {
  const cut = create(await served('instrumentSans.woff2')) as Font;
  const whole = create(await published('latin')) as Font;

  test('has every character, every weight and the same metrics', () => {
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

  /** The last character is in no font. */
  const words =
    'AV. To we: “Wiśniewski”, Māori, Wangarĩ, ṻ, Seán Ó Fáil; offices – ffi fl www -> 20 × €1,174.50 − 5 % \uE000';
  test.each([
    ['words', undefined],
    ['figures of one width', { tnum: true }],
    ['letters without kerning', { kern: false }],
  ])('shapes %s like the full font', (_what, features) => {
    const line = (font: Font) => {
      const { glyphs, positions } = font.layout(words.normalize('NFD'), features);
      return glyphs.map((glyph, at) => ({ drawn: glyph.path.toSVG(), ...positions[at] }));
    };
    expect(line(cut)).toEqual(line(whole));
  });
});

test('between them, the two fonts have the letters of European names', async () => {
  const fonts = [create(await served('instrumentSans.woff2')), create(await published('latin-ext'))] as Font[];
  const letters = [...'ŁłČčŠšŽžŐőŰűĄąĘęŚśŞşĞğİıŘřŮůŤťĢģĶķŅņĦħŴŵŶŷÞþÐðÆæØøÅåßÓóÁáÉéÍíÚú'];
  expect(
    letters.filter((letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))),
  ).toEqual([]);
});
