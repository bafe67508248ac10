import * as z from 'zod/mini';
import { emailPattern } from '../contact.ts';
import { limits } from './limits.ts';

/** One line of text: no control characters, so that nothing can slip into a mail header. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));

export const email = line(limits.email).check(z.regex(emailPattern));

/** Text of several lines, without other control characters. */
export const prose = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^(?:[\r\n\t]|\P{Cc})*$/u));
