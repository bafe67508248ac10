import { randomUUID } from 'node:crypto';
import { sign, signedContent } from './signed.ts';

/** Shows that a form was opened, and when. */
export interface Ticket {
  id: string;
  /** Milliseconds since 1970. */
  openedAt: number;
}

/** A ticket for one sending of a form: nobody makes one without the secret, nor makes one older. */
export function newTicket(form: string, now: Date, secret: string): string {
  return sign(`ticket:${form}`, `${now.getTime()}.${randomUUID()}`, secret);
}

/** What a ticket says; null when we have not signed it for this form. */
export function readTicket(text: string, form: string, secret: string): Ticket | null {
  const [openedAt, id] = signedContent(`ticket:${form}`, text, secret)?.split('.') ?? [];
  return openedAt && id ? { id, openedAt: Number(openedAt) } : null;
}
