import { plural, shorten } from '../../../src/domain/words.ts';
import { CommandError, commandLine } from '../cli/command.ts';
import type { Context } from '../context.ts';
import { recipientOf } from './mailer.ts';
import { requeueEmails } from './outbox.ts';
import type { MailStatus, OutboxRow } from './table.ts';

/** What these commands need: they run beside the server, on its database. */
export type OutboxContext = Pick<Context, 'database' | 'settings' | 'now'>;

const maxSubjectLength = 80;

/** Lists waiting and undelivered e-mails, or undelivered ones only, oldest first. */
export async function listEmails({ database, settings }: OutboxContext, undeliveredOnly: boolean): Promise<string> {
  const statuses: readonly MailStatus[] = undeliveredOnly ? ['undelivered'] : ['undelivered', 'waiting'];
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where('status', 'in', statuses)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (mails.length === 0)
    return undeliveredOnly ? 'There are no undelivered e-mails.' : 'There are no waiting or undelivered e-mails.';
  const counts = statuses.map((status) => `${mails.filter((mail) => mail.status === status).length} ${status}`);
  return [
    `${plural(mails.length, 'e-mail')}: ${counts.join(', ')}.`,
    ...mails.map((mail) =>
      [
        mail.id,
        `  ${mail.status} since ${momentOf(mail.resent_at ?? mail.created_at)}, ${plural(mail.attempts, 'try', 'tries')}`,
        `  to ${printable(recipientOf(mail, settings))}: ${shorten(printable(mail.subject), maxSubjectLength)}`,
        ...(mail.failure ? [`  ${printable(mail.failure)}`] : []),
      ].join('\n'),
    ),
    `See one with: ${commandLine('mails show <id>')}. Send again with: ${commandLine('mails resend <id…>')}, or --undelivered for all of these.`,
  ].join('\n\n');
}

/**
 * Shows one e-mail with its details.
 * @throws CommandError for an unknown id
 */
export async function showEmail({ database, settings }: OutboxContext, id: string): Promise<string> {
  const mail = await database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail) throw new CommandError(`There is no e-mail ${printable(id)}.`);
  const facts: [string, string | null][] = [
    ['To', recipientOf(mail, settings)],
    ['Reply to', mail.reply_to],
    ['Subject', mail.subject],
    ['Status', mail.status],
    ['Tries', String(mail.attempts)],
    ['Written', momentOf(mail.created_at)],
    ['Sent again', mail.resent_at && momentOf(mail.resent_at)],
    ['Sent', mail.sent_at && momentOf(mail.sent_at)],
    ['Next try', mail.status === 'waiting' ? `after ${momentOf(mail.due_at)}` : null],
    ['Last answer', mail.failure],
    ['Calendar', mail.calendar_method && `an attached entry (${mail.calendar_method})`],
  ];
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null);
  return [
    known.map(([name, value]) => `${`${name}:`.padEnd(13)}${printable(value)}`).join('\n'),
    printable(mail.text),
  ].join('\n\n');
}

/**
 * Queues e-mails again, whatever their status, under their old Message-ID: all of them or none.
 * @throws CommandError for an unknown id
 */
export async function resendEmails(
  { database, now }: OutboxContext,
  ids: readonly string[] | 'undelivered',
): Promise<string> {
  const queued = await database.transaction().execute(async (transaction) => {
    const found = await requeueEmails(transaction, ids, now());
    const missing = ids === 'undelivered' ? [] : ids.filter((id) => !found.includes(id));
    if (missing.length > 0) {
      throw new CommandError(`There is no e-mail ${missing.map(printable).join(', ')}. Nothing was changed.`);
    }
    return found;
  });
  if (queued.length === 0) return 'There are no undelivered e-mails.';
  return `${plural(queued.length, 'e-mail')} queued again. The running server sends ${queued.length === 1 ? 'it' : 'them'} within seconds.`;
}

/** "2026-11-20 10:00 UTC" */
const momentOf = (instant: OutboxRow['created_at']) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** Removes control characters: visitors typed some of the text, and a terminal would obey them. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '');
