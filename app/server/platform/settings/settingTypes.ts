import { isDay } from '../../../src/domain/booking/day.ts';
import { isCountry } from '../../../src/domain/countries.ts';
import { canonicalEmail } from '../../../src/domain/forms/email.ts';
import { type UploadedPicture, uploadedAt } from '../../../src/domain/text/uploadedPicture.ts';
import type { VatRates } from '../../../src/domain/vat.ts';

/** A rule that settings may break: whether they do, and the message with what to do. */
export type Rule = [broken: boolean, message: string];

/** The messages of the rules that are broken. */
export const messagesOf = (rules: readonly Rule[]): string[] =>
  rules.filter(([broken]) => broken).map(([, message]) => message);

/** A type of settings: parses a text, and returns `undefined` when it isn't valid. */
export interface SettingType<T> {
  /** Completes the sentence "This is not …". */
  expects: string;
  parse: (text: string) => T | undefined;
  /** The desk asks for a picture. */
  isPicture?: true;
}

export function wholeNumber(min: number, max: number): SettingType<number> {
  return {
    expects: `a whole number from ${min} to ${max}`,
    parse(text) {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
    },
  };
}

export const percent: SettingType<number> = {
  expects: 'a number from 0 to 100 with at most two decimals',
  parse: (text) => (/^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100 ? Number(text) : undefined),
};

/** Rates with the day from which each applies: `2027-01-01:21,2028-07-01:23`. The days rise. */
export const datedRates: SettingType<VatRates['changes']> = {
  expects: 'a list of rates, each after its first day and later than the one before',
  parse(text) {
    const list = text.split(',').map((item) => {
      const [from = '', rate = ''] = item.trim().split(':');
      return { from, rate: isDay(from) ? percent.parse(rate) : undefined };
    });
    const rates = list.flatMap(({ from, rate }) => (rate === undefined ? [] : [{ from, rate }]));
    const rise = rates.every(({ from }, at) => from > (rates[at - 1]?.from ?? ''));
    return rates.length === list.length && rise ? rates : undefined;
  },
};

export function oneOf<const T extends string>(...values: T[]): SettingType<T> {
  return {
    expects: `one of ${values.join(', ')}`,
    parse: (text) => values.find((value) => value === text),
  };
}

/** A switch. */
export const onOrOff: SettingType<boolean> = {
  expects: 'one of on, off',
  parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
};

export function matching(pattern: RegExp, expects: string): SettingType<string> {
  return { expects, parse: (text) => (pattern.test(text) ? text : undefined) };
}

export const line = matching(/^\P{Cc}+$/u, 'one line of text');

export const phone = matching(/^(?=(?:\D*\d){5})\P{Cc}+$/u, 'a phone number');

export const day: SettingType<string> = {
  expects: 'a day',
  parse: (text) => (isDay(text) ? text : undefined),
};

/** Different whole hours, shortest first; none for `off`. */
export const hoursAhead: SettingType<readonly number[]> = {
  expects: 'different hours from 1 to 336 separated by commas, or off',
  parse(text) {
    if (text === 'off') return [];
    const list = text.split(',').map((item) => wholeNumber(1, 336).parse(item.trim()));
    const hours = list.filter((item) => item !== undefined).sort((one, other) => one - other);
    return hours.length === list.length && new Set(hours).size === hours.length ? hours : undefined;
  },
};

/** A time on a 24-hour clock, "03:00", or "off". */
export const timeOrOff = matching(/^(([01]\d|2[0-3]):[0-5]\d|off)$/, 'a time such as 03:00, or off');

/** A country by the code in use: GB, not UK. */
export const country: SettingType<string> = {
  expects: 'the code of a country by ISO 3166',
  parse: (text) => (isCountry(text) ? text : undefined),
};

export const picture: SettingType<UploadedPicture> = {
  expects: 'the address of a picture that was added at the desk',
  parse: (text) => uploadedAt(text) ?? undefined,
  isPicture: true,
};

/** An IBAN without spaces, whose check digits are right (ISO 13616). */
export const iban: SettingType<string> = {
  expects: 'an IBAN with the right check digits',
  parse(text) {
    const compact = text.replaceAll(' ', '').toUpperCase();
    if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact)) return undefined;
    const digits = [...`${compact.slice(4)}${compact.slice(0, 4)}`]
      .map((letter) => Number.parseInt(letter, 36))
      .join('');
    return BigInt(digits) % 97n === 1n ? compact : undefined;
  },
};

/** A URL with one of the given schemes, such as `https:`. */
export function address(expects: string, ...schemes: string[]): SettingType<URL> {
  return {
    expects,
    parse(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url && schemes.includes(url.protocol) && url.hostname ? url : undefined;
    },
  };
}

/** A URL that may hold a user and a password. A sign that has a meaning in a URL is percent-encoded in them. */
export function login(expects: string, ...schemes: string[]): SettingType<string> {
  const type = address('', ...schemes);
  return {
    expects: `${expects}, in which a password with %, @, :, /, ? or # is percent-encoded (%25, %40, %3A, %2F, %3F, %23)`,
    parse(text) {
      const url = type.parse(text);
      try {
        return url && decodeURIComponent(url.username + url.password) !== undefined ? url.href : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** A web address that may contain a placeholder, such as `{id}`. Not parsed as a URL, which would escape the braces. */
export const addressWith = (name: string): SettingType<string> => ({
  expects: `a web address, which may contain {${name}}`,
  parse(text) {
    const filled = text.replaceAll(`{${name}}`, name);
    return /^[^\s{}]+$/.test(filled) && address('', 'http:', 'https:').parse(filled) ? text : undefined;
  },
});

/** Scheme, host and port of a site, without a path. */
export const origin: SettingType<string> = {
  expects: 'the address of the site without a path',
  parse(text) {
    const url = address('', 'http:', 'https:').parse(text);
    return url && url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined;
  },
};

const mailbox = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

export const email: SettingType<string> = {
  expects: 'an e-mail address',
  parse: (text) => matching(mailbox, '').parse(canonicalEmail(text)),
};

export interface Sender {
  name: string;
  address: string;
}

/** An e-mail address, optionally with a name: `Trinity Works <hello@agency.example>`. The name may be in quotes. */
export const sender: SettingType<Sender> = {
  expects: 'an e-mail address, with or without a name',
  parse(text) {
    const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
    const address = email.parse(bracketed ?? text);
    return address ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined;
  },
};

export const emails: SettingType<readonly string[]> = {
  expects: 'e-mail addresses separated by commas',
  parse(text) {
    const list = text.split(',').map((item) => email.parse(item));
    const addresses = list.filter((item) => item !== undefined);
    return addresses.length === list.length ? addresses : undefined;
  },
};

/** A contact as a URL: `mailto:security@agency.example`, `https://agency.example/report`. */
export const contact: SettingType<string> = {
  expects: 'an e-mail address or an https address',
  parse(text) {
    const mailAddress = email.parse(text);
    if (mailAddress) return `mailto:${mailAddress}`;
    return address('', 'https:').parse(text)?.href;
  },
};

/** Headers as in a URL's query, separated by commas: `api-key=abc,x-team=web%20site`. */
export const headerList: SettingType<Readonly<Record<string, string>>> = {
  expects: 'a list of headers, each as name=value',
  parse(text) {
    const list = text.split(',').map((item) => /^\s*([\w-]+)\s*=\s*([^\s,]+)\s*$/.exec(item));
    try {
      const entries = list.map((match) => [match?.[1] ?? '', decodeURIComponent(match?.[2] ?? '')] as const);
      return entries.every(([name]) => name !== '') ? Object.fromEntries(entries) : undefined;
    } catch {
      return undefined;
    }
  },
};
