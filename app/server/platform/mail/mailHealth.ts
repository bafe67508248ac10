import { commandLine } from '../cli/commandLine.ts';
import type { Context } from '../context.ts';
import { type HealthCheck, throttleProbe } from '../http/healthCheck.ts';
import { checkOutboxFolder } from './mailer.ts';
import { hasUndelivered, oldestWaitingSince } from './outbox.ts';

/** A busy mail server accepts an e-mail within the hour. */
const maxWait = 60 * 60_000;
/** Undelivered e-mails are reported for a week: operators check at least that often. */
const reportedFor = 7 * 24 * 60 * 60_000;

/** Problems with e-mail, while orders and bookings are still taken. */
export function mailHealth({ settings, database, now }: Context): HealthCheck[] {
  const canWrite = throttleProbe(now, () => checkOutboxFolder(settings));
  const outboxFolder: HealthCheck = {
    status: 'mail-not-writable',
    meaning:
      'E-mail can’t be written to DATA_DIR/outbox, so it waits. Free disk space, or give the server write access.',
    isFailing: () =>
      canWrite().then(
        () => false,
        () => true,
      ),
  };
  return [
    {
      status: 'mail-failed',
      meaning: `In the last seven days, the mail server permanently refused a notice to AGENCY_EMAIL, or no e-mail could be delivered for three days. Fix the cause, then run ${commandLine('mails resend --undelivered')}.`,
      isFailing: () => hasUndelivered(database, new Date(now().getTime() - reportedFor)),
    },
    {
      status: 'mail-stuck',
      meaning: `An e-mail has waited for more than an hour. Check the mail server; ${commandLine('mails')} shows its last answer.`,
      async isFailing() {
        const since = await oldestWaitingSince(database);
        return since !== null && now().getTime() - since.getTime() > maxWait;
      },
    },
    ...(settings.mailHost ? [] : [outboxFolder]),
  ];
}
