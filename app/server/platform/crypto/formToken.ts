import { randomUUID } from 'node:crypto';
import { sign, verifySigned } from './signedValue.ts';

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
