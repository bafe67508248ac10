import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const published = (path: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/instrument-sans/${path}`)));

/**
 * What browsers do unasked (kerning, ligatures, accents put onto a letter, as in the ś of a name), and the figures of one
 * width that the styles ask for; by their counterpart (`pnum`), Linux knows a minus that it has to draw as sharp as a
 * figure. What is left out is for words in other languages.
 */
const features = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'pnum', 'tnum'];

/** Among the names in a font: where its licence is to be read. */
const licence = 14;

/** The typeface of the site as it is published for Latin letters, in every weight from 400 to 700. */
export const wholeFont = () => published('files/instrument-sans-latin-wght-normal.woff2');

/** The files that the site is served from, by their names: the typeface with all its characters, and its licence. */
export async function cutFont(): Promise<Readonly<Record<string, Buffer>>> {
  const whole = await wholeFont();
  const { characterSet } = create(whole) as Font;
  return {
    'instrumentSans.woff2': await subsetFont(whole, String.fromCodePoint(...characterSet), {
      targetFormat: 'woff2',
      keepFeatures: features,
      preserveNameIds: [licence],
    }),
    'OFL.txt': await published('LICENSE'),
  };
}
