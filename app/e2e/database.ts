import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ParsedMail, simpleParser } from 'mailparser';
import { defaultCatalogue as catalogue } from '../src/domain/catalogue/defaultCatalogue.ts';
import { describeOrder } from '../src/orders/brief.ts';
import type { Site, StoredEmail } from './site.ts';

/** A stored order: amounts in cents. */
export interface Order {
  id: string;
  name: string;
  email: string;
  title: string;
  notes: string;
  service_type: string;
  target_audience: string;
  campaign_duration: string;
  status: string;
  total_cents: number;
  deposit_cents: number;
  terms: string;
  begin_requested_at: string | null;
  created_at: string;
}

/** A message from the contact form. */
export interface Message {
  name: string;
  message: string;
  plan: string;
}

/** The orders of a buyer in the site's database, described in English. */
export function ordersOf(site: Site, email: string): Order[] {
  const query = 'select * from orders where email = ? order by created_at';
  return rowsOf<Order & { selection: string; brief: string }>(site, query, email).map((row) => {
    const text = describeOrder(catalogue, JSON.parse(row.selection), JSON.parse(row.brief));
    const { serviceType, targetAudience, campaignDuration, notes } = text;
    const texts = { service_type: serviceType, target_audience: targetAudience, campaign_duration: campaignDuration };
    return { ...row, ...texts, notes };
  });
}

/** The messages of a visitor. */
export function messagesFrom(site: Site, email: string): Message[] {
  return rowsOf<Message>(site, 'select * from messages where email = ? order by created_at', email);
}

/** Opens the site's database for one operation. */
function withDatabase<Result>(site: Site, act: (database: DatabaseSync) => Result, readOnly = false): Result {
  // Waits while the server writes.
  using database = new DatabaseSync(join(site.dataDir, 'agency.sqlite'), { readOnly, timeout: 10_000 });
  return act(database);
}

const rowsOf = <Row>(site: Site, query: string, ...values: string[]): Row[] =>
  withDatabase(site, (database) => database.prepare(query).all(...values) as unknown as Row[], true);

/** Makes the last attempt to send rejected notices to the agency due now; normally it is a day after they were written. */
export function makeLastAttemptDue(site: Site): void {
  withDatabase(site, (database) => {
    database
      .prepare("update outbox set attempts = 100, due_at = ? where to_agency = 1 and status = 'waiting'")
      .run(new Date().toISOString());
  });
}

/** An e-mail as its reader sees it. */
export const storedEmail = ({ to, subject, text }: ParsedMail): StoredEmail => ({
  to: [to]
    .flat()
    .map((address) => address?.text ?? '')
    .join(),
  subject: subject ?? '',
  text: text ?? '',
});

/** The mails of a site: those that its mail server took, or those in its outbox folder, in no order. */
export async function outbox(site: Site): Promise<readonly StoredEmail[]> {
  if (site.emails) return site.emails();
  const folder = join(site.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(mails.map(async (file) => storedEmail(await simpleParser(await readFile(join(folder, file))))));
}
