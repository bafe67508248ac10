import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { hmac } from '../crypto/hmac.ts';
import type { Schema } from '../db/schema.ts';
import type { BookingRow } from '../db/tables/bookings.ts';
import type { LinkHolder } from './linkToken.ts';

/** Who acts in the audit log when a booking is changed by a link in an e-mail. */
export const linkActors = { visitor: 'customer', agency: 'agency-link' } as const satisfies Record<LinkHolder, string>;

/** Logs a change that was made by a link, in the form of the desk's own changes. */
export async function logLinkChange(
  { settings }: Pick<Context, 'settings'>,
  transaction: Transaction<Schema>,
  before: BookingRow,
  after: BookingRow,
  by: LinkHolder,
): Promise<void> {
  const actor = linkActors[by];
  const key = `${actor} ${after.id} ${after.sequence}`;
  const values = ({ starts_at, status, host_id }: BookingRow) =>
    JSON.stringify({ start: starts_at, status, host: host_id });
  await transaction
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: after.updated_at,
      actor,
      idempotency_key: key,
      fingerprint: hmac('audit', key, settings.secret),
      action: after.status === 'cancelled' ? 'booking.cancel' : 'booking.move',
      subject: `booking:${after.id}`,
      before: values(before),
      after: values(after),
    })
    .execute();
}
