import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { needsTls } from '../settings/addresses.ts';
import { outboxFolder, type Settings } from '../settings/settings.ts';
import type { OutboxRow } from './table.ts';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Sends e-mails by SMTP or writes them to files. */
export interface Mailer {
  /** Sends one e-mail. Sending it again uses the same Message-ID. */
  send: (mail: OutboxRow, attachments?: readonly MailAttachment[]) => Promise<void>;
  close: () => void;
}

const safeOptions = { disableFileAccess: true, disableUrlAccess: true };
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailer(settings: Settings): Mailer {
  const transport = mailTransport(settings);
  if (!transport) return createFileMailer(settings);
  return {
    async send(mail, attachments) {
      await transport.sendMail(messageOf(mail, settings, attachments));
    },
    close: () => transport.close(),
  };
}

/** Connects to the mail server and logs in. @throws when it refuses */
export async function verifyMailServer(settings: Settings): Promise<void> {
  const transport = mailTransport(settings);
  await transport?.verify().finally(() => transport.close());
}

/** Sends an e-mail that says that e-mail works. @throws without a mail server, or when it isn't accepted */
export async function sendTestMail(settings: Settings, to: string, now: Date): Promise<void> {
  const { mailFrom, agencyName } = settings;
  const words = `E-mails of ${agencyName} arrive. If this one is in the spam folder, check SPF, DKIM and DMARC.`;
  const transport = mailTransport(settings);
  if (!transport) throw new Error('SMTP_URL is not set, so no e-mail can be sent.');
  try {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      date: now,
      subject: `${agencyName}: a test`,
      text: words,
    });
  } finally {
    transport.close();
  }
}

/** What sends e-mails; null without a mail server. Parameters of the URL take precedence: `?requireTLS=false`. */
function mailTransport({ smtpUrl: url }: Settings) {
  return url === null
    ? null
    : createTransport({ url, pool: true, requireTLS: needsTls(url), ...smtpTimeouts, ...safeOptions });
}

function createFileMailer(settings: Settings): Mailer {
  const folder = outboxFolder(settings);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...safeOptions });
  return {
    async send(mail, attachments) {
      const { message } = await transport.sendMail(messageOf(mail, settings, attachments));
      await writeAtomically(folder, `${mail.id}.eml`, message);
    },
    close: () => transport.close(),
  };
}

/** Writes a file completely or not at all, also on a power cut or a full disk. */
async function writeAtomically(folder: string, name: string, content: string | Buffer | Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // If the server dies here, the next try overwrites this file.
  const unfinished = join(folder, `.${name}.part`);
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await using handle = await open(folder);
  // Makes the new name durable as well.
  await handle.sync();
}

const probeBytes = 16_384;

/**
 * Writes a file of about the size of an e-mail into the outbox folder and deletes it again.
 * @throws when the disk is full or the folder isn't writable
 */
export async function checkOutboxFolder(settings: Settings): Promise<void> {
  const folder = outboxFolder(settings);
  const name = `.probe-${process.pid}`;
  await writeAtomically(folder, name, Buffer.alloc(probeBytes, '.'));
  await rm(join(folder, name));
}

/** The recipient. Notices to the agency go to the current AGENCY_EMAIL, so that correcting it helps those that wait. */
export function recipientOf({ to_agency, recipient }: OutboxRow, { agencyEmail }: Settings): string {
  return to_agency ? agencyEmail : recipient;
}

function messageOf(mail: OutboxRow, settings: Settings, attachments: readonly MailAttachment[] = []) {
  const { mailFrom } = settings;
  const { id, reply_to, subject, text, html, created_at, calendar_method: method, calendar, headers } = mail;
  const domain = mailFrom.address.split('@').at(-1);
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(created_at),
    from: mailFrom,
    // As an object, so that nodemailer doesn't parse it as a list of addresses.
    to: { name: '', address: recipientOf(mail, settings) },
    ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
    subject,
    text,
    html,
    ...(attachments.length > 0 ? { attachments: [...attachments] } : {}),
    ...(headers ? { headers: JSON.parse(headers) as Record<string, string> } : {}),
    ...(method && calendar ? { icalEvent: { method, filename: 'invitation.ics', content: calendar } } : {}),
  };
}
