import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../platform/context.ts';
import { hmac } from '../platform/crypto/hmac.ts';
import type { Schema } from '../platform/db/schema.ts';
import { linkActors } from '../team/names.ts';
import type { BookingRow } from './table.ts';

/** Who changes a booking besides members of the team. */
export type Changer = keyof typeof linkActors;

/** Logs a change that was made by a link or a refund, in the form of the desk's own changes. */
export async function logLinkChange(
  { settings }: Pick<Context, 'settings'>,
  transaction: Transaction<Schema>,
  before: BookingRow,
  after: BookingRow,
  by: Changer,
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
