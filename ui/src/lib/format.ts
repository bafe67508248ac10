/** Formats a number; as options of `Intl.NumberFormat`, a server component can pass it too. */
export type NumberFormat = ((value: number) => string) | Intl.NumberFormatOptions;

export const formatIn = (locale: string, format: NumberFormat): ((value: number) => string) =>
  typeof format === 'function' ? format : new Intl.NumberFormat(locale, format).format;
