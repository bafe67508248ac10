import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { BookingRow, Schema } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { countWithinDailyLimit } from '../limits/dailyLimit.ts';
import { limits } from '../limits/limits.ts';
import { canonicalAddress } from '../mail/canonicalAddress.ts';

const tooMany = (message: string) => new HttpError(429, 'too-many', message);
const writeToUs = 'or write to us.';

/**
 * Refuses a booking that is one too many for its mailbox or its network, once it is stored and before that counts: what
 * this throws takes the booking back.
 * @param network null where networks have no limits
 * @throws HttpError
 */
export async function enforceBookingLimits(
  context: Context,
  transaction: Transaction<Schema>,
  booking: BookingRow,
  network: string | null,
): Promise<void> {
  const { settings, now } = context;
  if ((await upcomingCalls(transaction, booking.email, now())) > limits.upcomingCalls.most) {
    throw tooMany(
      `Nothing was booked: one e-mail address can have ${limits.upcomingCalls.most} upcoming calls. Please move or cancel one by the link in its mail, ${writeToUs}`,
    );
  }
  await refuseMoreMail(context, transaction, booking, 'Nothing was booked');
  if (network !== null && !(await countWithinDailyLimit(transaction, 'callsOfNetwork', network, settings, now()))) {
    throw tooMany(
      `Nothing was booked: many calls have been booked from your network today. Please try again tomorrow, ${writeToUs}`,
    );
  }
}

/**
 * Refuses a visitor's move of a call that was moved often, or whose mailbox got much mail about calls, once it is stored:
 * what this throws takes the move back.
 * @param booking as it was before
 * @throws HttpError
 */
export async function enforceMoveLimits(
  context: Context,
  transaction: Transaction<Schema>,
  booking: BookingRow,
): Promise<void> {
  // Until it is cancelled, each change of a booking is a move.
  if (booking.sequence >= limits.movesOfCall.most) {
    throw tooMany(
      `Your call stays where it is: it was moved ${limits.movesOfCall.most} times already. Please cancel it and book another time, ${writeToUs}`,
    );
  }
  await refuseMoreMail(context, transaction, booking, 'Your call stays where it is');
}

async function refuseMoreMail(
  { settings, now }: Context,
  transaction: Transaction<Schema>,
  { email }: BookingRow,
  outcome: string,
): Promise<void> {
  if (await countWithinDailyLimit(transaction, 'callMails', canonicalAddress(email), settings, now())) return;
  throw tooMany(
    `${outcome}: we have sent many mails about calls to this e-mail address today. Please try again tomorrow, ${writeToUs}`,
  );
}

/** How many calls of a mailbox are still to come, however its address is written. */
async function upcomingCalls(transaction: Transaction<Schema>, email: string, now: Date): Promise<number> {
  // As many as fit into the calendar at most, and one mailbox has more spellings than a query could name.
  const booked = await transaction
    .selectFrom('bookings')
    .select('email')
    .where('status', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .execute();
  const mailbox = canonicalAddress(email);
  return booked.filter((other) => canonicalAddress(other.email) === mailbox).length;
}
