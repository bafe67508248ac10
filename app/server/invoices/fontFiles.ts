/** The typeface of the site: two weights, each in a file for western and one for other Latin letters. */
export const fontNames = ['latin-400', 'latin-ext-400', 'latin-600', 'latin-ext-600'] as const;

export const fontFile = (name: string) => `@fontsource/instrument-sans/files/instrument-sans-${name}-normal.woff`;

/** The files in their package. */
export const fontFiles: readonly string[] = fontNames.map(fontFile);
