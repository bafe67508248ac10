import { sql } from 'kysely';
import * as z from 'zod/mini';
import { maxInstalments } from '../../src/domain/balance.ts';
import { isDay } from '../../src/domain/booking/day.ts';
import { limits } from '../../src/domain/contract/limits.ts';
import { instalmentSchema, orderViews } from '../../src/domain/contract/staff/orders.ts';
import { canonicalEmail, emailPattern } from '../../src/domain/forms/email.ts';
import { roles } from '../../src/domain/staff/roles.ts';
import { stages } from '../../src/domain/staff/stages.ts';
import { storedBriefSchema } from '../../src/orders/briefSchema.ts';
import { selectionSchema } from '../../src/orders/selectionSchema.ts';
import { isSqliteTable } from '../db/derivedTables.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';

/** Schemas of valid rows by table. A column without a rule doesn't compile. */

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
const jsonOf = (schema: z.ZodMiniType) =>
  z.string().check(z.refine((value) => isJson(value) && schema.safeParse(JSON.parse(value)).success));
const selectionJson = jsonOf(selectionSchema);
const url = z.url({ protocol: /^https?$/ });
const orNull = z.nullable;
const flag = z.literal([0, 1]);
const provider = z.enum(['demo', 'stripe']);
const unpaid = ['open', 'processing', 'failed', 'cancelled'] as const;
const linkKind = z.enum(['sign-up', 'reset', 'agree', 'new-address', 'deletion']);

/** A number of PostgreSQL's comes as a text. */
const number = z.union([count, z.string().check(z.regex(/^\d+$/))]) as unknown as z.ZodMiniType<number>;
const searched = z.strictObject({ number, id, text: z.string() });

const rows: { readonly [Table in keyof Schema]: z.ZodMiniType<Schema[Table]> } = {
  orders: z
    .strictObject({
      id,
      idempotency_key: id,
      fingerprint: hash,
      name: line(limits.name),
      email,
      success_url: url,
      cancel_url: url,
      title: line(500),
      selection: selectionJson,
      brief: jsonOf(storedBriefSchema),
      lines: json,
      total_cents: cents.check(z.positive()),
      deposit_percent: z.int().check(z.minimum(1), z.maximum(100)),
      deposit_cents: cents.check(z.positive()),
      status: z.enum([...unpaid, 'paid', 'partly-refunded', 'refunded', 'disputed', 'needs-attention', 'paid-twice']),
      provider,
      session_number: count,
      session_try: count.check(z.positive()),
      provider_session_id: orNull(id),
      checkout_url: orNull(url),
      client_secret: orNull(id),
      expires_at: instant,
      locked_until: orNull(instant),
      created_at: instant,
      updated_at: instant,
      paid_at: orNull(instant),
      erase_when_over: flag,
      stage: z.enum(stages),
      version: count,
      cancelled_at: orNull(instant),
      balance_due: flag,
      business: flag,
      company: orNull(line(limits.name)),
      vat_number: orNull(line(20)),
      address: orNull(z.string()),
      terms: orNull(hash),
      begin_requested_at: orNull(instant),
      consumer_withdrew_at: orNull(instant),
      details: z.string(),
    })
    .check(
      z.refine(({ total_cents, deposit_cents }) => deposit_cents <= total_cents),
      z.refine(({ status, paid_at }) => !unpaid.some((each) => each === status) === (paid_at !== null)),
    ),
  payments: z
    .strictObject({
      id,
      order_id: id,
      provider: z.enum(['demo', 'stripe', 'transfer']),
      status: z.enum(['open', 'processing', 'paid', 'failed', 'expired', 'reversed']),
      expires_at: instant,
      intent_id: orNull(id),
      asked_cents: orNull(cents),
      balance_request: orNull(id),
      amount_cents: orNull(cents),
      currency: orNull(line(3)),
      paid_at: orNull(instant),
      refunded_cents: cents,
      refunded_as_of: orNull(instant),
      dispute: orNull(z.enum(['open', 'won', 'lost'])),
      disputed_cents: cents,
      dispute_as_of: orNull(instant),
      disputed_at: orNull(instant),
      dispute_reason: orNull(line(100)),
      dispute_due_by: orNull(instant),
      checked_at: instant,
      check_at: orNull(instant),
      failed_checks: count,
      created_at: instant,
      updated_at: instant,
    })
    .check(
      z.refine(
        ({ status, check_at, provider }) =>
          (provider !== 'demo' && ['open', 'processing'].includes(status)) === (check_at !== null),
      ),
    ),
  transfers: z.strictObject({
    id,
    payment_id: id,
    amount_cents: z.int(),
    day,
    reference: line(limits.reference),
    reverses: orNull(id),
    created_at: instant,
  }),
  refunds: z
    .strictObject({
      id,
      payment_id: id,
      amount_cents: cents.check(z.positive()),
      reason: text(limits.short),
      status: z.enum(['asked', 'on-its-way', 'refunded', 'failed']),
      failure: orNull(line(500)),
      key_number: count.check(z.positive()),
      failed_checks: count,
      check_at: orNull(instant),
      created_at: instant,
      updated_at: instant,
    })
    .check(z.refine(({ status, check_at }) => ['asked', 'on-its-way'].includes(status) === (check_at !== null))),
  balance_requests: z.strictObject({
    id,
    order_id: id,
    token_hash: hash,
    amount_cents: cents.check(z.positive()),
    instalments: jsonOf(z.array(instalmentSchema).check(z.minLength(1), z.maxLength(maxInstalments))),
    next_due_on: orNull(day),
    reminded: orNull(line(50)),
    session_number: count,
    session_try: count.check(z.positive()),
    session_id: orNull(id),
    session_cents: cents,
    checkout_url: orNull(url),
    session_expires_at: orNull(instant),
    locked_until: orNull(instant),
    created_at: instant,
    paid_at: orNull(instant),
    withdrawn_at: orNull(instant),
  }),
  invoices: z.strictObject({
    id,
    number: z.string().check(z.regex(/^(CN-)?\d{4}-\d{4,}$/)),
    kind: z.enum(['invoice', 'credit-note']),
    year: count.check(z.positive()),
    serial: count.check(z.positive()),
    order_id: id,
    payment_id: id,
    payment_place: orNull(count.check(z.positive())),
    issued_on: day,
    net_cents: cents,
    vat_cents: cents,
    total_cents: cents.check(z.positive()),
    document: jsonOf(z.looseObject({ version: z.literal(1), number: line(20) })),
    created_at: instant,
  }),
  invoice_numbers: z.strictObject({ kind: z.enum(['invoice', 'credit-note']), year: count, last: count }),
  terms: z.strictObject({ version: hash, document: jsonOf(z.looseObject({ title: line(100) })), since: instant }),
  provider_events: z.strictObject({ id, kind: line(50), session_id: id, received_at: instant }),
  outbox: z.strictObject({
    id,
    recipient: email,
    to_agency: flag,
    reply_to: orNull(email),
    subject: line(1000),
    text: text(200_000),
    html: text(400_000),
    status: z.enum(['waiting', 'sent', 'undelivered', 'stopped']),
    attempts: count,
    due_at: instant,
    created_at: instant,
    resent_at: z.null(),
    sent_at: orNull(instant),
    failure: orNull(line(500)),
    failure_cause: orNull(z.enum(['recipient', 'transport'])),
    calendar_method: orNull(z.enum(['REQUEST', 'PUBLISH', 'CANCEL'])),
    calendar: orNull(z.string().check(z.startsWith('BEGIN:VCALENDAR'))),
    headers: orNull(json),
    issue: orNull(line(200)),
    expires_at: orNull(instant),
    invoice: orNull(id),
    terms: orNull(hash),
    erase_when_sent: flag,
  }),
  hosts: z.strictObject({
    id,
    name: text(100),
    email: orNull(email),
    position: count,
    paused_at: orNull(instant),
    removed_at: orNull(instant),
    created_at: instant,
  }),
  bookings: z
    .strictObject({
      id,
      idempotency_key: id,
      fingerprint: hash,
      name: line(limits.name),
      email,
      host_id: id,
      starts_at: instant,
      ends_at: instant,
      time_zone: orNull(line(64)),
      note: text(limits.short),
      status: z.enum(['booked', 'cancelled']),
      sequence: count,
      created_at: instant,
      updated_at: instant,
      erase_when_over: flag,
      reminded: orNull(line(20)),
      order_id: orNull(id),
    })
    .check(z.refine(({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at) === 30 * 60_000)),
  days_off: z.strictObject({
    id,
    from_day: day,
    to_day: day,
    label: line(limits.reference),
    created_at: instant,
    removed_at: orNull(instant),
  }),
  opening_hours: z.strictObject({
    host_id: id,
    version: count,
    rules: orNull(json),
    changed_at: instant,
    changed_by: id,
  }),
  messages: z.strictObject({
    id,
    idempotency_key: id,
    fingerprint: hash,
    name: line(limits.name),
    email,
    message: text(limits.message).check(z.minLength(1)),
    plan: text(limits.url),
    created_at: instant,
    status: z.enum(['unanswered', 'answered', 'no-reply']),
    version: count,
  }),
  subscribers: z.strictObject({
    id,
    email,
    address: email.check(z.refine((value: string) => value === canonicalEmail(value))),
    status: z.enum(['pending', 'subscribed']),
    created_at: instant,
    expires_at: orNull(instant),
    confirmed_at: orNull(instant),
  }),
  saved_quotes: z.strictObject({
    id,
    idempotency_key: id,
    fingerprint: hash,
    selection: selectionJson,
    about: json,
    title: line(500),
    priced: json,
    saved_on: day,
    valid_until: day,
    created_at: instant,
  }),
  staff: z.strictObject({
    id,
    address: email,
    role: z.enum(roles),
    invited_by: orNull(id),
    created_at: instant,
    updated_at: instant,
    last_login_at: orNull(instant),
  }),
  staff_sessions: z.strictObject({
    id,
    account_id: id,
    token: id,
    ip_address: orNull(text(0)),
    user_agent: orNull(text(100)),
    expires_at: instant,
    created_at: instant,
    updated_at: instant,
    proven_at: orNull(instant),
  }),
  staff_codes: z.strictObject({
    id,
    account_id: id,
    secret: text(1000),
    recovery_codes: text(5000),
    verified: flag,
    failed_attempts: count,
    locked_until: orNull(instant),
    last_step: orNull(count),
  }),
  staff_passkeys: z.strictObject({
    id,
    account_id: id,
    name: orNull(line(100)),
    public_key: text(2000),
    credential_id: text(2000),
    counter: count,
    device_type: line(50),
    backed_up: flag,
    transports: orNull(text(200)),
    created_at: orNull(instant),
    aaguid: orNull(text(50)),
  }),
  staff_tokens: z.strictObject({
    id,
    name: line(100),
    hash,
    scopes: line(500),
    created_by: id,
    created_at: instant,
    last_used_at: orNull(instant),
    revoked_at: orNull(instant),
  }),
  audit_log: z.strictObject({
    id,
    at: instant,
    actor: id,
    idempotency_key: text(400),
    fingerprint: hash,
    action: line(50),
    subject: line(300),
    before: json,
    after: json,
  }),
  order_notes: z.strictObject({ id, order_id: id, author: id, text: text(limits.notes), created_at: instant }),
  installation: z.union([
    z.strictObject({ name: z.literal('secret'), value: hash }),
    z.strictObject({ name: z.literal('backup'), value: instant }),
  ]),
  newsletter_issues: z.strictObject({
    name: line(200),
    subject: line(500),
    readers: count,
    sent_at: instant,
    stopped_at: orNull(instant),
  }),
  newsletter_drafts: z.strictObject({
    id,
    subject: text(limits.subject),
    text: text(limits.issue),
    version: count,
    author: id,
    created_at: instant,
    updated_at: instant,
    removed_at: orNull(instant),
  }),
  kept_filters: z.strictObject({
    id,
    member: id,
    name: line(limits.filterName),
    view: z.enum(orderViews),
    search: text(200),
    created_at: instant,
  }),
  daily_counts: z.strictObject({ what: line(50), whose: hash, count, since: instant }),
  quote_owners: z.strictObject({ quote_id: id, owner: hash, created_at: instant }),
  accounts: z.strictObject({
    id,
    name: line(limits.name),
    email: email.check(z.refine((value: string) => value === canonicalEmail(value))),
    email_verified: flag,
    image: z.null(),
    created_at: instant,
    updated_at: instant,
    two_factor_enabled: flag,
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
  account_credentials: z.strictObject({
    id,
    account_id: id,
    provider: z.literal('credential'),
    provider_account: id,
    access_token: z.null(),
    refresh_token: z.null(),
    id_token: z.null(),
    access_token_expires_at: z.null(),
    refresh_token_expires_at: z.null(),
    scope: z.null(),
    password: line(500),
    created_at: instant,
    updated_at: instant,
  }),
  account_verifications: z.strictObject({
    id,
    identifier: id,
    value: line(500),
    expires_at: instant,
    created_at: instant,
    updated_at: instant,
  }),
  account_links: z.strictObject({
    id: line(100),
    kind: linkKind,
    address: email,
    account_id: orNull(id),
    name: orNull(line(limits.name)),
    password: orNull(line(500)),
    new_address: orNull(email),
    created_at: instant,
    expires_at: instant,
  }),
  account_used_links: z.strictObject({ id: hash, kind: linkKind, used_at: instant }),
  account_addresses: z.strictObject({ address: email, account_id: id, proved_at: instant }),
  write_checks: z.strictObject({ id, filler: text(20_000) }),
  slot_holds: z.strictObject({
    device: hash,
    key: orNull(hash),
    network: orNull(hash),
    host_id: id,
    starts_at: instant,
    ends_at: instant,
    created_at: instant,
    expires_at: instant,
  }),
  calendar_feeds: z.strictObject({
    id,
    name: line(100),
    hash,
    created_by: id,
    created_at: instant,
    last_read_at: orNull(instant),
  }),
  calendars: z.strictObject({
    id,
    host_id: id,
    name: line(100),
    url,
    username: orNull(line(200)),
    password: orNull(line(1000)),
    writes: flag,
    etag: orNull(line(1000)),
    last_modified: orNull(line(1000)),
    created_by: id,
    created_at: instant,
    tried_at: instant,
    read_at: instant,
    parsed_at: instant,
    unread: count,
    skipped: z.string().check(z.startsWith('[')),
    counts_unanswered: flag,
    failing_since: orNull(instant),
    failure: orNull(line(200)),
  }),
  busy_times: z.strictObject({ calendar_id: id, starts_at: instant, ends_at: instant }),
  calendar_entries: z.strictObject({
    id,
    calendar_id: id,
    booking_id: id,
    attempts: count,
    due_at: orNull(instant),
    written_at: orNull(instant),
    failure: orNull(line(200)),
    noticed: orNull(z.enum(['deleted', 'moved', 'declined'])),
  }),
  webhooks: z.strictObject({
    id,
    url,
    events: line(1000),
    version: count,
    created_by: id,
    created_at: instant,
    failing_since: orNull(instant),
    paused_at: orNull(instant),
  }),
  webhook_deliveries: z.strictObject({
    id,
    webhook_id: id,
    type: line(100),
    subject: line(255),
    body: json,
    status: z.enum(['waiting', 'delivered', 'failed']),
    attempts: count,
    due_at: instant,
    created_at: instant,
    resent_at: orNull(instant),
    delivered_at: orNull(instant),
    answer: orNull(text(500)),
  }),
  orders_search: searched,
  messages_search: searched,
  outbox_search: searched,
  people_search: z.extend(searched, { names: z.string(), last_at: instant }),
};

/** Validates all stored rows. */
export async function findInvalidRows(database: Database): Promise<{ rows: number; invalid: string[] }> {
  const invalid: string[] = [];
  let seen = 0;
  for (const { name } of await database.introspection.getTables()) {
    if (isSqliteTable(name)) continue;
    const fits = rows[name as keyof Schema];
    if (!fits) {
      invalid.push(`The table ${name} has no schema here.`);
      continue;
    }
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    for (const row of found.rows) {
      seen += 1;
      const { error } = fits.safeParse({ ...row });
      for (const { path, message } of error?.issues ?? []) {
        invalid.push(`${name}.${path.join('.')}: ${message} ${JSON.stringify(row)}`.slice(0, 600));
      }
    }
  }
  const overlaps = await sql<{ starts_at: string }>`
    select one.starts_at from bookings one join bookings other
    on one.id <> other.id and one.starts_at < other.ends_at and other.starts_at < one.ends_at
    where one.status = 'booked' and other.status = 'booked'`.execute(database);
  for (const { starts_at } of overlaps.rows) invalid.push(`bookings: ${starts_at} overlaps another one`);
  return { rows: seen, invalid };
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
