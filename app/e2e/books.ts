import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { simpleParser } from 'mailparser';
import type { Site } from './site.ts';

/** What the agency keeps of an order: amounts in cents. */
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
}

/** A message from the contact form. */
export interface Message {
  name: string;
  message: string;
  plan: string;
}

/** The orders of a buyer as they stand in the database of the running site. */
export function ordersOf(site: Site, email: string): Order[] {
  return rowsOf<Order>(site, 'select * from orders where email = ? order by created_at', email);
}

/** The messages of a visitor. */
export function messagesFrom(site: Site, email: string): Message[] {
  return rowsOf<Message>(site, 'select * from messages where email = ? order by created_at', email);
}

function rowsOf<Row>(site: Site, query: string, ...values: string[]): Row[] {
  const database = new DatabaseSync(join(site.dataDir, 'agency.sqlite'), { readOnly: true });
  try {
    return database.prepare(query).all(...values) as unknown as Row[];
  } finally {
    database.close();
  }
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The mails in the outbox folder, in no order. */
export async function outbox(site: Site): Promise<Letter[]> {
  const folder = join(site.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(
    mails.map(async (file) => {
      const { to, subject, text } = await simpleParser(await readFile(join(folder, file)));
      return {
        to: [to]
          .flat()
          .map((address) => address?.text ?? '')
          .join(),
        subject: subject ?? '',
        text: text ?? '',
      };
    }),
  );
}
