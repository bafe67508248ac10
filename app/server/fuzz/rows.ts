import { sql } from 'kysely';
import * as z from 'zod/mini';
import { isDay } from '../../src/domain/booking/day.ts';
import { emailPattern } from '../../src/domain/contact.ts';
import { limits } from '../../src/domain/contract/limits.ts';
import { selectionSchema } from '../../src/domain/contract/selection.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';

/** What may stand in a row, table by table: what is not so is rubbish that got through. */

const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^(?:[\r\n\t]|\P{Cc})*$/u));
const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}+$/u));
const id = line(255);
const email = z.string().check(z.maxLength(limits.email), z.regex(emailPattern));
const instant = z.iso.datetime();
const day = z.string().check(z.refine(isDay));
const cents = z.int().check(z.minimum(0));
const count = z.int().check(z.minimum(0));
const hash = z.string().check(z.regex(/^[\da-f]{64}$/));
const json = z.string().check(z.refine(isJson));
const basket = z
  .string()
  .check(z.refine((value) => isJson(value) && selectionSchema.safeParse(JSON.parse(value)).success));
const url = z.url({ protocol: /^https?$/ });
const orNull = z.nullable;

const rows: Readonly<Record<keyof Schema, z.ZodMiniType>> = {
  orders: z
    .strictObject({
      id,
      attempt: id,
      fingerprint: hash,
      name: line(limits.name),
      email,
      service_type: line(limits.short),
      target_audience: text(limits.short),
      campaign_duration: text(limits.short),
      notes: text(limits.notes),
      success_url: url,
      cancel_url: url,
      title: line(500),
      selection: basket,
      lines: json,
      total_cents: cents.check(z.positive()),
      deposit_percent: z.int().check(z.minimum(1), z.maximum(100)),
      deposit_cents: cents.check(z.positive()),
      status: z.enum(['open', 'processing', 'paid', 'failed', 'cancelled']),
      provider: z.enum(['demo', 'stripe']),
      session_number: count,
      provider_session_id: orNull(id),
      checkout_url: orNull(url),
      client_secret: orNull(id),
      expires_at: instant,
      leased_until: orNull(instant),
      created_at: instant,
      updated_at: instant,
      paid_at: orNull(instant),
    })
    .check(
      z.refine(({ total_cents, deposit_cents }) => deposit_cents <= total_cents),
      z.refine(({ status, paid_at }) => (status === 'paid') === (paid_at !== null)),
    ),
  provider_events: z.strictObject({ id, kind: line(50), session_id: id, received_at: instant }),
  outbox: z.strictObject({
    id,
    recipient: email,
    reply_to: orNull(email),
    subject: line(1000),
    text: text(200_000),
    html: text(400_000),
    status: z.enum(['waiting', 'sent', 'given-up']),
    attempts: count,
    due_at: instant,
    created_at: instant,
    sent_at: orNull(instant),
    calendar_method: orNull(z.enum(['REQUEST', 'CANCEL'])),
    calendar: orNull(z.string().check(z.startsWith('BEGIN:VCALENDAR'))),
    headers: orNull(json),
  }),
  bookings: z
    .strictObject({
      id,
      attempt: id,
      fingerprint: hash,
      name: line(limits.name),
      email,
      starts_at: instant,
      ends_at: instant,
      status: z.enum(['booked', 'cancelled']),
      sequence: count,
      created_at: instant,
      updated_at: instant,
    })
    .check(z.refine(({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at) === 30 * 60_000)),
  messages: z.strictObject({
    id,
    attempt: id,
    fingerprint: hash,
    name: line(limits.name),
    email,
    mailbox: line(limits.email),
    message: text(limits.message).check(z.minLength(1)),
    plan: text(limits.url),
    created_at: instant,
  }),
  subscribers: z.strictObject({
    id,
    email,
    address: email.check(z.refine((value: string) => value === value.toLowerCase())),
    mailbox: line(limits.email),
    status: z.enum(['pending', 'subscribed']),
    mails: count,
    mails_since: instant,
    created_at: instant,
    expires_at: orNull(instant),
    confirmed_at: orNull(instant),
  }),
  kept_quotes: z.strictObject({
    id,
    attempt: id,
    fingerprint: hash,
    selection: basket,
    about: json,
    title: line(500),
    priced: json,
    kept_on: day,
    valid_until: day,
    created_at: instant,
  }),
  quote_mails: z.strictObject({
    quote_id: id,
    mailbox: line(100),
    day,
    turn: z.int().check(z.minimum(1), z.maximum(3)),
  }),
  newsletter_issues: z.strictObject({ name: line(200), subject: line(500), readers: count, sent_at: instant }),
  quote_keepers: z.looseObject({ quote_id: id }),
  accounts: z.strictObject({
    id,
    name: line(limits.name),
    email: email.check(z.refine((value: string) => value === value.toLowerCase())),
    email_verified: z.union([z.literal(0), z.literal(1)]),
    image: z.null(),
    created_at: instant,
    updated_at: instant,
  }),
  account_sessions: z.strictObject({
    id,
    account_id: id,
    token: id,
    ip_address: orNull(text(0)),
    user_agent: orNull(text(100)),
    expires_at: instant,
    created_at: instant,
    updated_at: instant,
  }),
  account_credentials: z.looseObject({ id, account_id: id, provider: z.literal('credential'), password: line(500) }),
  account_verifications: z.looseObject({ id, identifier: id, expires_at: instant }),
  account_links: z.strictObject({
    id: line(100),
    kind: z.enum(['sign-up', 'reset', 'agree', 'new-address', 'deletion']),
    address: email,
    account_id: orNull(id),
    name: orNull(line(limits.name)),
    password: orNull(line(500)),
    new_address: orNull(email),
    created_at: instant,
    expires_at: instant,
  }),
  account_addresses: z.strictObject({ address: email, account_id: id, proved_at: instant }),
};

/** How many rows were looked at, and what is wrong with those that are wrong. */
export async function rubbishIn(database: Database): Promise<{ rows: number; rubbish: string[] }> {
  const rubbish: string[] = [];
  let seen = 0;
  for (const { name } of await database.introspection.getTables()) {
    const fits = rows[name as keyof Schema];
    if (!fits) {
      rubbish.push(`Nobody says what may stand in the table ${name}.`);
      continue;
    }
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    for (const row of found.rows) {
      seen += 1;
      const { error } = fits.safeParse({ ...row });
      for (const { path, message } of error?.issues ?? []) {
        rubbish.push(`${name}.${path.join('.')}: ${message} ${JSON.stringify(row)}`.slice(0, 600));
      }
    }
  }
  const twice = await sql<{ starts_at: string }>`
    select starts_at from bookings where status = 'booked' group by starts_at having count(*) > 1`.execute(database);
  for (const { starts_at } of twice.rows) rubbish.push(`bookings: ${starts_at} is booked twice`);
  return { rows: seen, rubbish };
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
