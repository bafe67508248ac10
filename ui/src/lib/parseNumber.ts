import { memoize } from './calendar/memoize';

const separators = memoize((locale: string) => {
  const format = new Intl.NumberFormat(locale);
  const part = (wanted: string) => format.formatToParts(1_234_567.8).find(({ type }) => type === wanted)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  return { group: part('group'), decimal: part('decimal'), digits };
});

/**
 * The number that someone typed, as it is written in a language: in German, "2.500" is 2500 and "12,75" is 12.75. A group
 * separator that can't be one, as in "12.75", is a decimal point. Currency signs and spaces are left out.
 * @returns `NaN` for what isn't a number
 */
export function parseNumber(text: string, locale: string): number {
  const { group, decimal, digits } = separators(locale);
  let plain = '';
  for (const sign of text.trim()) {
    const digit = digits.indexOf(sign);
    if (digit >= 0) plain += digit;
    else if (sign === decimal) plain += '.';
    else if (sign === group) plain += ',';
    else if (/[\d.,\-−]/.test(sign)) plain += sign === '−' ? '-' : sign;
    else if (!/[\s\p{Sc}’'٬]/u.test(sign)) return Number.NaN;
  }
  const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(plain);
  const number = grouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /\d/.test(number) ? Number(number) : Number.NaN;
}

/** A number as someone would type it in a language: without group separators, with all its decimals. */
export const typedNumber = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12 }).format(number);
