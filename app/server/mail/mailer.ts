import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { OutboxRow } from '../db/schema.ts';
import { needsTls } from '../settings/unsafe.ts';
import { outboxFolder, type Settings } from '../settings.ts';

/** Where mail leaves the house. */
export interface Mailer {
  /** Hands one mail over. The same mail handed over twice carries the same Message-ID. */
  send: (mail: OutboxRow) => Promise<void>;
  close: () => void;
}

const safely = { disableFileAccess: true, disableUrlAccess: true };
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailer(settings: Settings): Mailer {
  return settings.smtpUrl ? byServer(settings, settings.smtpUrl) : toFiles(settings);
}

function byServer(settings: Settings, url: string): Mailer {
  // The address wins over these, so `?requireTLS=false` in it is a choice that somebody has made.
  const transport = createTransport({ url, pool: true, requireTLS: needsTls(url), ...limits, ...safely });
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
      await writeWhole(folder, `${mail.id}.eml`, message);
    },
    close: () => transport.close(),
  };
}

/** Writes a file that is complete or not there at all, also after a power cut or on a full disk. */
async function writeWhole(folder: string, name: string, content: string | Buffer | Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The next try writes over what a server left behind that died here.
  const unfinished = join(folder, `.${name}.part`);
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const handle = await open(folder);
  try {
    // The new name is on the disk, too.
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const trialBytes = 16_384;

/**
 * Writes a file of about the size of a mail into the outbox folder, and deletes it again.
 * @throws where mail cannot be written to files: the disk is full, or the folder is not ours
 */
export async function checkOutboxFolder(settings: Settings): Promise<void> {
  const folder = outboxFolder(settings);
  const name = `.trial-${process.pid}`;
  await writeWhole(folder, name, Buffer.alloc(trialBytes, '.'));
  await rm(join(folder, name));
}

/** Who gets a mail: a notice to the agency follows AGENCY_EMAIL, also when that is mended after the notice was written. */
export function recipientOf({ to_agency, recipient }: OutboxRow, { agencyEmail }: Settings): string {
  return to_agency ? agencyEmail : recipient;
}

function messageOf(mail: OutboxRow, settings: Settings) {
  const { mailFrom } = settings;
  const { id, reply_to, subject, text, html, created_at, calendar_method: method, calendar, headers } = mail;
  const domain = mailFrom.address.split('@').at(-1);
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(created_at),
    from: mailFrom,
    // As an object, so that nothing in it is read as a list of addresses.
    to: { name: '', address: recipientOf(mail, settings) },
    ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
    subject,
    text,
    html,
    ...(headers ? { headers: JSON.parse(headers) as Record<string, string> } : {}),
    ...(method && calendar ? { icalEvent: { method, filename: 'invitation.ics', content: calendar } } : {}),
  };
}
