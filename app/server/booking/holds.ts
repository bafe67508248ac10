import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import { holdHeader, holdMinutes } from '../../src/domain/booking/protocol.ts';
import type { Span } from '../../src/domain/booking/slots.ts';
import { type HostSpan, hostSpanOf } from '../calendars/calendars.ts';
import { type Context, instant } from '../platform/context.ts';
import { hmac } from '../platform/crypto/hmac.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';
import { countWithinDailyLimit } from '../platform/limits/dailyLimit.ts';
import { ipv6Subnet, limits, networkOf } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Who holds a time: known by a key that the page sends, and after a reload by the device and its network. */
export interface Visitor {
  /** HMAC of the key; null without one. */
  key: string | null;
  /** HMAC of network and browser: people who share both don't keep times from each other. */
  device: string;
  /** HMAC of the network; null when network limits are off. */
  network: string | null;
}

export function visitorOf(request: FastifyRequest, settings: Settings): Visitor {
  const { secret } = settings;
  const given = request.headers[holdHeader];
  const network = networkOf(request, settings);
  const device = `${normalizeIP(request.ip, ipv6Subnet)} ${request.headers['user-agent'] ?? ''}`;
  return {
    key: typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? hmac('hold-key', given, secret) : null,
    device: hmac('hold-device', device, secret),
    network: network === null ? null : hmac('hold-network', network, secret),
  };
}

/** The times of hosts that other visitors hold, as far as they overlap a span. */
export async function heldBetween(
  database: Database,
  { start, end }: Span,
  visitor: Visitor,
  now: Date,
): Promise<HostSpan[]> {
  const rows = await database
    .selectFrom('slot_holds')
    .select(['host_id', 'starts_at', 'ends_at'])
    .where('expires_at', '>', now.toISOString())
    .where('starts_at', '<', instant(end))
    .where('ends_at', '>', instant(start))
    .where('device', '!=', visitor.device)
    .where(({ eb, or }) => or([eb('key', 'is', null), eb('key', '!=', visitor.key ?? '')]))
    .execute();
  return rows.map(hostSpanOf);
}

const isOwn =
  ({ device, key }: Visitor) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'slot_holds'>) =>
    or([eb('device', '=', device), ...(key === null ? [] : [eb('key', '=', key)])]);

/** The host who is kept free for a visitor at a time; undefined when nobody is. */
export async function heldHost(database: Database, visitor: Visitor, start: number): Promise<string | undefined> {
  const hold = await database
    .selectFrom('slot_holds')
    .select('host_id')
    .where(isOwn(visitor))
    .where('starts_at', '=', instant(start))
    .executeTakeFirst();
  return hold?.host_id;
}

/** Releases the time that a visitor holds. */
export async function releaseHold(transaction: Transaction, visitor: Visitor): Promise<void> {
  await transaction.deleteFrom('slot_holds').where(isOwn(visitor)).execute();
}

/** Deletes expired holds; for as long again as they lasted, they are remembered, so that none is renewed at once. */
export async function deleteExpiredHolds(database: Database, now: Date): Promise<void> {
  const forgotten = instant(now.getTime() - holdMinutes * 60_000);
  await database.deleteFrom('slot_holds').where('expires_at', '<=', forgotten).execute();
}

/**
 * Holds a free time of a host for a visitor, instead of the one held before. The same time isn't held for longer when it is
 * asked for again.
 * @param offered the times of the day, of every host
 * @returns until when; null when no more may be held, so that nobody holds the whole day
 */
export async function holdSlot(
  context: Pick<Context, 'settings' | 'now'>,
  transaction: Transaction,
  { hostId, ...slot }: HostSpan,
  offered: readonly Span[],
  visitor: Visitor,
): Promise<string | null> {
  const now = context.now();
  const at = now.toISOString();
  const starts_at = instant(slot.start);
  await deleteExpiredHolds(transaction, now);
  const own = await transaction
    .selectFrom('slot_holds')
    .selectAll()
    .where(isOwn(visitor))
    .where('starts_at', '=', starts_at)
    .executeTakeFirst();
  if (own) {
    // Another host, if the calendar of the first one has become busy.
    await transaction
      .updateTable('slot_holds')
      .set({ host_id: hostId })
      .where(isOwn(visitor))
      .where('starts_at', '=', starts_at)
      .execute();
    return own.expires_at > at ? own.expires_at : null;
  }
  await releaseHold(transaction, visitor);
  if (!(await mayHold(context, transaction, offered, visitor, now))) return null;
  const expires_at = instant(now.getTime() + holdMinutes * 60_000);
  await transaction
    .insertInto('slot_holds')
    .values({ ...visitor, host_id: hostId, starts_at, ends_at: instant(slot.end), created_at: at, expires_at })
    .execute();
  return expires_at;
}

/** At most a third of a day's times are held, and few by one network. */
async function mayHold(
  { settings }: Pick<Context, 'settings'>,
  transaction: Transaction,
  offered: readonly Span[],
  { network }: Visitor,
  now: Date,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('slot_holds')
    .select(['starts_at', 'network'])
    .where('expires_at', '>', now.toISOString())
    .execute();
  const starts = new Set(offered.map(({ start }) => instant(start)));
  if (held.filter(({ starts_at }) => starts.has(starts_at)).length >= offered.length / 3) return false;
  if (network === null) return true;
  if (held.filter((each) => each.network === network).length >= limits.holdsAtOnce.max) return false;
  return countWithinDailyLimit(transaction, 'holdsOfNetwork', network, settings, now);
}
