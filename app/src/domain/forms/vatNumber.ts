import { isCountry } from '../countries.ts';

/** The forms of VAT numbers in the EU and Northern Ireland, after the code of the country. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

export const vatNumberMessage =
  'Please enter a VAT number of the EU with its country, such as IE1234567A, or leave it empty.';

/** As it is stored: "IE 1234567 a" is "IE1234567A". */
export const tidyVatNumber = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Whether a tidied text has the form of its country's VAT numbers. Whether it was ever issued, only the tax office knows. */
export const isVatNumber = (text: string): boolean => forms[text.slice(0, 2)]?.test(text.slice(2)) ?? false;

/** The country of a VAT number by ISO 3166: Greece and Northern Ireland have codes of their own in VAT numbers. */
export function countryOfVatNumber(number: string): string {
  const code = number.slice(0, 2);
  return { EL: 'GR', XI: 'GB' }[code] ?? code;
}

/** With the code of its country, which it may be written without: "1234567 a" of Ireland is "IE1234567A". */
export function withCountry(number: string, country: string): string {
  const tidied = tidyVatNumber(number);
  return isCountry(countryOfVatNumber(tidied)) ? tidied : `${country === 'GR' ? 'EL' : country}${tidied}`;
}
