import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutboxRow } from '../db/schema.ts';
import { outboxFolder, type Settings } from '../settings.ts';

/** Where mail leaves the house. */
export interface Mailer {
  /** Hands one mail over. The same mail handed over twice carries the same Message-ID. */
  send: (mail: OutboxRow) => Promise<void>;
  close: () => void;
}

const safely = { disableFileAccess: true, disableUrlAccess: true };
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function mailer(settings: Settings): Mailer {
  return settings.smtpUrl ? byServer(settings, settings.smtpUrl) : toFiles(settings);
}

function byServer(settings: Settings, url: string): Mailer {
  const transport = createTransport({ url, pool: true, ...limits, ...safely });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, settings));
    },
    close: () => transport.close(),
  };
}

/** One file for each mail, complete or not there at all. */
function toFiles(settings: Settings): Mailer {
  const folder = outboxFolder(settings);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...safely });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, settings));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${mail.id}.${randomUUID()}`);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, `${mail.id}.eml`));
    },
    close: () => transport.close(),
  };
}

function messageOf(mail: OutboxRow, { mailFrom }: Settings) {
  const { id, recipient, reply_to, subject, text, html, created_at, calendar_method: method, calendar, headers } = mail;
  const domain = mailFrom.address.split('@').at(-1);
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(created_at),
    from: mailFrom,
    // As an object, so that nothing in it is read as a list of addresses.
    to: { name: '', address: recipient },
    ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
    subject,
    text,
    html,
    ...(headers ? { headers: JSON.parse(headers) as Record<string, string> } : {}),
    ...(method && calendar ? { icalEvent: { method, filename: 'invitation.ics', content: calendar } } : {}),
  };
}
