import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Shows that a form was opened, and when. */
export interface Ticket {
  id: string;
  /** Milliseconds since 1970. */
  openedAt: number;
}

/** A ticket for one sending of a form, signed: nobody makes one without the secret, nor makes one older. */
export function newTicket(form: string, now: Date, secret: string): string {
  return signed(form, `${now.getTime()}.${randomUUID()}`, secret);
}

/** What a ticket says; null when we have not signed it for this form. */
export function readTicket(text: string, form: string, secret: string): Ticket | null {
  const [openedAt = '', id = ''] = text.split('.');
  const [given, right] = [Buffer.from(text), Buffer.from(signed(form, `${openedAt}.${id}`, secret))];
  return given.length === right.length && timingSafeEqual(given, right) ? { id, openedAt: Number(openedAt) } : null;
}

function signed(form: string, content: string, secret: string): string {
  return `${content}.${createHmac('sha256', secret).update(`ticket:${form}:${content}`).digest('base64url')}`;
}
