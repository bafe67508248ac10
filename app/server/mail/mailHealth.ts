import type { Context } from '../context.ts';
import type { HealthCheck } from '../http/healthRoutes.ts';
import { throttleProbe } from '../http/throttleProbe.ts';
import { checkOutboxFolder } from './mailer.ts';
import { hasUndelivered, oldestWaitingSince } from './outbox.ts';

/** Milliseconds after which waiting mail needs a person: a busy mail server takes it within the hour. */
const longestWait = 60 * 60_000;
/** Milliseconds for which an undelivered mail shows: somebody looks at least once a week. */
const shownFor = 7 * 24 * 60 * 60_000;

/** What can go wrong with mail while orders and bookings are still taken. */
export function mailHealth({ settings, database, now }: Context): HealthCheck[] {
  const canWrite = throttleProbe(now, () => checkOutboxFolder(settings));
  const mailOnFile: HealthCheck = {
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
      isFailing: () => hasUndelivered(database, new Date(now().getTime() - shownFor)),
    },
    {
      status: 'mail-stuck',
      meaning: 'A mail has waited for more than an hour. Check the mail server; pnpm mails shows what it said.',
      async isFailing() {
        const since = await oldestWaitingSince(database);
        return since !== null && now().getTime() - since.getTime() > longestWait;
      },
    },
    ...(settings.smtpUrl ? [] : [mailOnFile]),
  ];
}
