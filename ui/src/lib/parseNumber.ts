import { memoize } from './calendar/memoize';

const separators = memoize((locale: string) => {
  const format = new Intl.NumberFormat(locale);
  const part = (wanted: string) => format.formatToParts(1_234_567.8).find(({ type }) => type === wanted)?.value ?? '';
  const zeros = [...'٠۰०', format.format(0)].map((zero) => zero.charCodeAt(0));
  return { group: part('group'), decimal: part('decimal'), zeros };
});

/**
 * The number that someone typed, as it is written in a language: in German, "2.500" is 2500 and "12,75" is 12.75. A group
 * separator that can't be one, as in "12.75", is a decimal point. Currencies and spaces are left out; Arabic, Persian, Devanagari
 * and full-width digits count in every language.
 * @returns `NaN` for what isn't a number
 */
export function parseNumber(text: string, locale: string): number {
  const { group, decimal, zeros } = separators(locale);
  const amount = text
    .normalize('NFKC')
    .trim()
    .replace(/^[A-Z]{1,3}(?=[\s$])|\s[A-Z]{3}$/g, '');
  let plain = '';
  for (const sign of amount) {
    const digit = zeros.map((zero) => sign.charCodeAt(0) - zero).find((digit) => digit >= 0 && digit < 10);
    if (digit !== undefined) plain += digit;
    else if (sign === decimal || sign === '٫') plain += '.';
    else if (sign === group) plain += ',';
    else if (/[\d.,\-−]/.test(sign)) plain += sign === '−' ? '-' : sign;
    else if (!/[\s\p{Sc}\p{Cf}’'٬]/u.test(sign)) return Number.NaN;
  }
  const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(plain);
  const number = grouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /\d/.test(number) ? Number(number) : Number.NaN;
}

/** A number as someone would type it in a language: without group separators, with all its decimals. */
export const typedNumber = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12 }).format(number);
