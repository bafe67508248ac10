import type { Context } from '../context.ts';
import type { HealthCheck } from '../http/healthRoutes.ts';
import { throttleProbe } from '../http/throttleProbe.ts';
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
      'Mail cannot be written into DATA_DIR/outbox; it waits. Make room on the disk, or let the server write there.',
    isFailing: () =>
      canWrite().then(
        () => false,
        () => true,
      ),
  };
  return [
    {
      status: 'mail-failed',
      meaning:
        'In the last seven days the mail server refused a notice to AGENCY_EMAIL for good, or any mail for three days. Put that right, then send them again: pnpm mails.',
      isFailing: () => hasUndelivered(database, new Date(now().getTime() - reportedFor)),
    },
    {
      status: 'mail-stuck',
      meaning: 'A mail has waited for more than an hour. Check the mail server; pnpm mails shows what it said.',
      async isFailing() {
        const since = await oldestWaitingSince(database);
        return since !== null && now().getTime() - since.getTime() > maxWait;
      },
    },
    ...(settings.smtpUrl ? [] : [outboxFolder]),
  ];
}
