import * as z from 'zod/mini';
import { emailPattern, hasWebAddress, webAddressMessage } from '../forms/contact.ts';
import { limits } from './limits.ts';

/** One line of text: no control characters, so that nothing can slip into a mail header. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));

/** The name of a person or a company, without a web address in it. */
export const name = line(limits.name).check(z.refine((text: string) => !hasWebAddress(text), webAddressMessage));

export const email = line(limits.email).check(z.regex(emailPattern));

/** Line breaks and tabs, and no other control characters: a NUL is nothing that PostgreSQL stores. */
const severalLines = /^(?:[\r\n\t]|\P{Cc})*$/u;

/** Text of several lines with something in it. */
export const prose = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(severalLines));

/** The same, as it was typed or put together, which may be nothing. */
export const remark = (max: number) => z.string().check(z.maxLength(max), z.regex(severalLines));
