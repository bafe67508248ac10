export type Weight = 400 | 600;

export interface FontFile {
  name: string;
  /** In its package. */
  file: string;
  weight: Weight;
  /** Which letters it is read for. */
  letters: RegExp;
}

const packages = {
  /** The typeface of the site. */
  instrument: '@fontsource/instrument-sans/files/instrument-sans',
  noto: '@fontsource/noto-sans/files/noto-sans',
  // Noto's draws dots apart from their letters, so that the text couldn't be copied.
  arabic: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic',
  chinese: '@fontsource/noto-sans-sc/files/noto-sans-sc',
} as const;

const latin = /\p{scx=Latin}|\p{M}/u;
const greek = /\p{scx=Greek}/u;
const cyrillic = /\p{scx=Cyrillic}/u;
/** Stands for a letter that no font has: PDF/A allows no text without letters. */
export const replacement = '\u{FFFD}';
const both: readonly Weight[] = [400, 600];

const subsets: readonly (readonly [keyof typeof packages, string, RegExp, readonly Weight[]])[] = [
  ['instrument', 'latin', /./su, both],
  ['instrument', 'latin-ext', /[^\0-\xFF]/u, both],
  ['noto', 'vietnamese', latin, both],
  ['noto', 'latin-ext', latin, both],
  ['noto', 'greek', greek, both],
  ['noto', 'greek-ext', greek, both],
  ['noto', 'cyrillic', cyrillic, both],
  ['noto', 'cyrillic-ext', cyrillic, both],
  ['arabic', 'arabic', /\p{scx=Arabic}/u, both],
  ['noto', 'latin', /\u{FFFD}/u, both],
  // One weight: it is ten times as large as the others. It has Japanese kana too.
  ['chinese', 'chinese-simplified', /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]/u, [400]],
];

/** The font files. Of those that have a letter, the first draws it. */
export const fontFiles: readonly FontFile[] = subsets.flatMap(([family, subset, letters, weights]) =>
  weights.map((weight) => {
    const path = `${packages[family]}-${subset}-${weight}`;
    return { name: path.slice(path.lastIndexOf('/') + 1), file: `${path}-normal.woff`, weight, letters };
  }),
);

/** The font that most text is set in. */
export const baseFont = (weight: Weight) => `instrument-sans-latin-${weight}`;
