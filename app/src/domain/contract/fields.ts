import * as z from 'zod/mini';
import { hasWebAddress, webAddressMessage } from '../forms/contact.ts';
import { canonicalEmail, emailPattern } from '../forms/email.ts';
import { withoutDirections, withoutOverrides } from '../text/directions.ts';
import { limits } from './limits.ts';

/** One line of text without control characters, so that it can't inject mail headers, nor rearrange the words around it. */
export const line = (max: number) =>
  z
    .string()
    .check(z.overwrite(withoutDirections), z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));

/** An id or code from a request, to be looked up. Ours have no control characters, and PostgreSQL can't compare NUL. */
export const givenId = (max: number) => z.string().check(z.maxLength(max), z.regex(/^\P{Cc}*$/u));

/** A web address that can be opened as a link. */
export const webAddress = line(limits.url).check(
  z.refine(
    (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'Please enter a web address that begins with https://.',
  ),
);

/** The name of a person or a company, without a web address in it. */
export const name = line(limits.name).check(z.refine((text: string) => !hasWebAddress(text), webAddressMessage));

/** An e-mail address in canonical spelling. */
export const email = z
  .string()
  .check(z.overwrite(canonicalEmail), z.minLength(1), z.maxLength(limits.email), z.regex(emailPattern));

/** No control characters except line breaks and tabs: PostgreSQL can't store NUL. */
const severalLines = /^(?:[\r\n\t]|\P{Cc})*$/u;

/** Non-empty text of several lines. */
export const prose = (max: number) =>
  z.string().check(z.overwrite(withoutOverrides), z.trim(), z.minLength(1), z.maxLength(max), z.regex(severalLines));

/** Text of several lines that may be empty. It isn't trimmed. */
export const optionalText = (max: number) =>
  z.string().check(z.overwrite(withoutOverrides), z.maxLength(max), z.regex(severalLines));
