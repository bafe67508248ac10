import { isDay } from '../../src/domain/booking/day.ts';

/** The kinds of value a setting can have. Each reads a text, and answers `undefined` when it cannot be that. */

export interface Kind<T> {
  /** Completes the sentence "That is not …". */
  expects: string;
  parse: (text: string) => T | undefined;
}

export function wholeNumber(min: number, max: number): Kind<number> {
  return {
    expects: `a whole number from ${min} to ${max}`,
    parse(text) {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
    },
  };
}

export function oneOf<const T extends string>(...values: T[]): Kind<T> {
  return {
    expects: `one of ${values.join(', ')}`,
    parse: (text) => values.find((value) => value === text),
  };
}

export function matching(pattern: RegExp, expects: string): Kind<string> {
  return { expects, parse: (text) => (pattern.test(text) ? text : undefined) };
}

export const line = matching(/^\P{Cc}+$/u, 'one line of text');

export const day: Kind<string> = {
  expects: 'a day',
  parse: (text) => (isDay(text) ? text : undefined),
};

/** An address of one of the given schemes, such as `https:`. */
export function address(expects: string, ...schemes: string[]): Kind<URL> {
  return {
    expects,
    parse(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url && schemes.includes(url.protocol) && url.hostname ? url : undefined;
    },
  };
}

/** A web address that may hold `{id}`: kept as it was written, because an address proper has no braces. */
export const addressWithId: Kind<string> = {
  expects: 'a web address, in which {id} may stand',
  parse(text) {
    const filled = text.replaceAll('{id}', 'id');
    return /^[^\s{}]+$/.test(filled) && address('', 'http:', 'https:').parse(filled) ? text : undefined;
  },
};

/** Scheme, host and port of a site and nothing behind them. */
export const origin: Kind<string> = {
  expects: 'the address of the site without a path',
  parse(text) {
    const url = address('', 'http:', 'https:').parse(text);
    return url && url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined;
  },
};

const mailbox = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

export const email: Kind<string> = matching(mailbox, 'an e-mail address');

export interface Sender {
  name: string;
  address: string;
}

/** An e-mail address, with or without a name before it: `Trinity Works <hello@agency.example>`. */
export const sender: Kind<Sender> = {
  expects: 'an e-mail address, with or without a name',
  parse(text) {
    const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
    const address = bracketed ?? text;
    return mailbox.test(address) ? { name: name.trim(), address } : undefined;
  },
};

export const emails: Kind<readonly string[]> = {
  expects: 'e-mail addresses with commas between them',
  parse(text) {
    const list = text.split(',').map((item) => item.trim());
    return list.every((item) => mailbox.test(item)) ? list : undefined;
  },
};

/** Where somebody can be reached, as the address of a link: `mailto:security@agency.example`, `https://agency.example/report`. */
export const contact: Kind<string> = {
  expects: 'an e-mail address or an https address',
  parse(text) {
    if (mailbox.test(text)) return `mailto:${text}`;
    return address('', 'https:').parse(text)?.href;
  },
};
