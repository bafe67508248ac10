import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { countMail, countWithinDailyLimit, type Requester } from '../platform/limits/dailyLimit.ts';
import { limits } from '../platform/limits/limits.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { outsideActors } from '../team/names.ts';
import { subjectOf } from './logLinkChange.ts';
import type { BookingRow } from './table.ts';

const tooMany = (message: string) => new HttpError(429, 'too-many', message);
const writeToUs = 'or write to us.';

/**
 * Enforces the limits for bookings after inserting one: an error rolls the insert back. A paid one counts only towards the
 * limit of e-mails.
 * @param network null when network limits are off
 * @throws HttpError
 */
export async function enforceBookingLimits(
  context: Context,
  transaction: Transaction,
  booking: BookingRow,
  network: string | null,
): Promise<void> {
  const { settings, now } = context;
  const isFree = booking.order_id === null;
  if (isFree && (await upcomingConsultations(transaction, booking.email, now())) > limits.upcomingConsultations.max) {
    throw tooMany(
      `Nothing was booked: one e-mail address can have ${limits.upcomingConsultations.max} upcoming consultations. Please move or cancel one with the link in its e-mail, ${writeToUs}`,
    );
  }
  await enforceEmailLimit(context, transaction, booking, { key: network }, 'Nothing was booked');
  if (!isFree || network === null) return;
  if (!(await countWithinDailyLimit(transaction, 'bookingsOfNetwork', network, settings, now()))) {
    throw tooMany(
      `Nothing was booked: many consultations have been booked from your network today. Please try again tomorrow, ${writeToUs}`,
    );
  }
}

/**
 * Enforces the limits for a visitor's moves of a booking after the update, and before it is logged: an error rolls the update
 * back. What the team changes doesn't count.
 * @param booking before the move
 * @throws HttpError
 */
export async function enforceMoveLimits(
  context: Context,
  transaction: Transaction,
  booking: BookingRow,
): Promise<void> {
  const { moves } = await transaction
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('moves'))
    .where('subject', '=', subjectOf(booking.id))
    .where('action', '=', 'booking.move')
    .where('actor', '=', outsideActors.visitor)
    .executeTakeFirstOrThrow();
  if (Number(moves) >= limits.movesOfBooking.max) {
    throw tooMany(
      `Your consultation wasn’t moved: it has been moved ${limits.movesOfBooking.max} times already. Please cancel it and book another time, ${writeToUs}`,
    );
  }
  // Whoever moves has the link, from whatever network.
  await enforceEmailLimit(context, transaction, booking, { key: null }, 'Your consultation wasn’t moved');
}

async function enforceEmailLimit(
  { settings, now }: Context,
  transaction: Transaction,
  { email: address }: BookingRow,
  requester: Requester,
  outcome: string,
): Promise<void> {
  if (await countMail(transaction, 'bookingMails', { address }, requester, settings, now())) return;
  throw tooMany(
    `${outcome}: we’ve already sent many e-mails about consultations to this address today. Please try again tomorrow, ${writeToUs}`,
  );
}

/** Number of upcoming free consultations of a mailbox. */
async function upcomingConsultations(transaction: Transaction, email: string, now: Date): Promise<number> {
  // The calendar is small, and a query can't match every spelling of an address.
  const booked = await transaction
    .selectFrom('bookings')
    .select('email')
    .where('status', '=', 'booked')
    .where('order_id', 'is', null)
    .where('starts_at', '>', now.toISOString())
    .execute();
  const mailbox = mailboxOf(email);
  return booked.filter((other) => mailboxOf(other.email) === mailbox).length;
}
