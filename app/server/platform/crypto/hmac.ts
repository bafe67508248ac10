import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Compares a secret text with another, in a time that doesn't tell where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** HMAC-SHA-256 of the content, one key per purpose. */
export function hmac(purpose: string, content: string, secret: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHmac('sha256', secret).update(`${purpose}:${content}`).digest(encoding);
}

/** Signs a value that a client may hold and send back; the signature is valid for one purpose only. */
export function sign(purpose: string, content: string, secret: string): string {
  return `${content}.${hmac(purpose, content, secret, 'base64url')}`;
}

/** The signed value; null when the signature isn't ours or is for another purpose. */
export function verifySigned(purpose: string, text: string, secret: string): string | null {
  const content = text.slice(0, Math.max(0, text.lastIndexOf('.')));
  return isSameText(text, sign(purpose, content, secret)) ? content : null;
}

/** Signs a time, in milliseconds, until which the holder may do something. */
export const signUntil = (purpose: string, until: number, secret: string): string => sign(purpose, `${until}`, secret);

/** Whether a text is such a time, signed for this purpose and not over. */
export const isSignedUntil = (purpose: string, text: string, now: Date, secret: string): boolean =>
  Number(verifySigned(purpose, text, secret) ?? 0) > now.getTime();

/** An id with a short signature, for the address of a page. */
export const signedId = (purpose: string, id: string, secret: string): string =>
  `${id}.${hmac(purpose, id, secret).slice(0, 32)}`;

/** The id in such an address; null when we haven't signed it for this purpose. */
export function readSignedId(purpose: string, token: string, secret: string): string | null {
  const [id = ''] = token.split('.', 1);
  return isSameText(token, signedId(purpose, id, secret)) ? id : null;
}

/** Proves that a form was opened, and when. Each token is good for one submission. */
export interface FormToken {
  id: string;
  /** Milliseconds since 1970. */
  openedAt: number;
}

/** A signed token for one submission of a form. */
export function newFormToken(form: string, now: Date, secret: string): string {
  return sign(`form-token:${form}`, `${now.getTime()}.${randomUUID()}`, secret);
}

/** The content of a token; null when we haven't signed it for this form. */
export function readFormToken(text: string, form: string, secret: string): FormToken | null {
  const [openedAt, id] = verifySigned(`form-token:${form}`, text, secret)?.split('.') ?? [];
  return openedAt && id ? { id, openedAt: Number(openedAt) } : null;
}
