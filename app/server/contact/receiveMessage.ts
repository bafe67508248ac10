import type { ContactRequest } from '../../src/domain/contract/contact.ts';
import { tidyMessage } from '../../src/domain/message.ts';
import { planFromText, planToText } from '../../src/domain/planner/handover.ts';
import type { Context } from '../context.ts';
import { type FormToken, newFormToken, readFormToken } from '../crypto/formToken.ts';
import type { MessageRow } from '../db/schema.ts';
import { messageNotice, messageReceipt } from '../emails/contact.ts';
import { HttpError } from '../http/httpError.ts';
import { fingerprintOf } from '../http/idempotencyKey.ts';
import { countWithinDailyLimit } from '../limits/dailyLimit.ts';
import { canonicalAddress } from '../mail/canonicalAddress.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import { insertMessage, messageByIdempotencyKey, newMessage, type StoredMessage } from './messages.ts';

/** Milliseconds that even a short message takes to write, and programs do not. */
export const minWritingTime = 3_000;
/** Milliseconds after which a form has to be opened anew. */
const longestWriting = 24 * 3_600_000;

/** For a form that is opened now. */
export function contactFormToken({ settings, now }: Context): string {
  return newFormToken('contact', now(), settings.secret);
}

/**
 * Takes a message. It is stored together with its mails or not at all. The same ticket with the same words always comes to
 * the same message, also when it is sent twice at once.
 * @throws HttpError
 */
export async function receiveMessage(context: Context, request: ContactRequest): Promise<MessageRow> {
  const ticket = ticketOf(context, request);
  const plan = planFromText(request.plan ?? null);
  const words = { ...tidyMessage(request), plan: plan ? planToText(plan) : '' };
  const known = await messageByIdempotencyKey(context.database, ticket.id);
  if (known) return repeated(known, words);
  const message = newMessage(words, ticket.id, context.now());
  if (await stored(context, message)) {
    context.wakeMailWorker();
    return message;
  }
  const twin = await messageByIdempotencyKey(context.database, ticket.id);
  if (twin) return repeated(twin, words);
  throw new Error('A message was neither stored nor known.');
}

function ticketOf({ settings, now }: Context, { ticket: text, website }: ContactRequest): FormToken {
  if (website !== '') {
    throw new HttpError(
      422,
      'looks-automatic',
      'A field that nobody sees was filled in, perhaps by your browser. We have emptied it: please send your message once more.',
    );
  }
  const ticket = readFormToken(text, 'contact', settings.secret);
  const age = ticket ? now().getTime() - ticket.openedAt : Number.POSITIVE_INFINITY;
  if (ticket && age >= minWritingTime && age <= longestWriting) return ticket;
  if (age < minWritingTime) {
    throw new HttpError(422, 'too-quick', 'That was very quick. Please look it over and send it once more.');
  }
  throw new HttpError(422, 'no-ticket', 'This form was open for very long. Please send your message once more.');
}

function stored({ database, settings, now }: Context, message: MessageRow): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await insertMessage(transaction, message))) return false;
    // Whoever has the mailbox may not be the one who writes.
    const thanks = await countWithinDailyLimit(
      transaction,
      'messageReceipts',
      canonicalAddress(message.email),
      settings,
      now(),
    );
    const letters = [messageNotice(message, settings), ...(thanks ? [messageReceipt(message, settings)] : [])];
    await enqueueEmails(transaction, letters, message.created_at);
    return true;
  });
}

/** The message of a ticket that was used before. */
function repeated(message: MessageRow, words: StoredMessage): MessageRow {
  if (message.fingerprint === fingerprintOf(words)) return message;
  throw new HttpError(
    409,
    'ticket-used',
    'We already have a message from this form. Please send it once more if this is another one.',
  );
}
