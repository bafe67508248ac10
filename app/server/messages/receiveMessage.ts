import { momentLabel } from '../../src/domain/booking/labels.ts';
import { answeredBy } from '../../src/domain/booking/slots.ts';
import type { ContactRequest } from '../../src/domain/contract/contact.ts';
import { tidyMessage } from '../../src/domain/forms/message.ts';
import { planFromText, planToText } from '../../src/wizards/planner/rules/planLink.ts';
import { currentHours } from '../booking/currentOpening.ts';
import type { Context } from '../platform/context.ts';
import { type FormToken, newFormToken, readFormToken } from '../platform/crypto/hmac.ts';
import type { Database } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { countMail, type Requester } from '../platform/limits/dailyLimit.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { enqueueWebhooks } from '../webhooks/deliveries.ts';
import { messageNotice, messageReceipt } from './emails.ts';
import { type AskedOffer, insertMessage, messageByIdempotencyKey, newMessage, type StoredMessage } from './messages.ts';
import type { MessageRow } from './table.ts';

/** A message sent sooner than this after the form was opened is from a bot. Milliseconds. */
export const minWritingTime = 3_000;
/** Form tokens expire after this time. Milliseconds. */
const maxWritingTime = 24 * 3_600_000;

/** The form token for a form that is opened now. */
export function contactFormToken({ settings, now }: Context): string {
  return newFormToken('contact', now(), settings.secret);
}

/** By when a message is answered, by the hours of whoever is open first; empty while nothing is promised. @param at when it was sent */
export async function answerPromise(
  context: Context,
  database: Database = context.database,
  at = context.now(),
): Promise<string> {
  const { settings, opening } = context;
  if (settings.answerHours === 0) return '';
  const hours = await currentHours(context, database);
  const moments = hours.flatMap((each) => answeredBy(each.opening, at, settings.answerHours) ?? []);
  return moments.length === 0 ? '' : `We’ll answer by ${momentLabel({ start: Math.min(...moments) }, opening)}.`;
}

/**
 * Stores a message with its e-mails, or neither. The same form token with the same content gets the same message, also when
 * sent twice at once.
 * @param requester for the limit of confirmations
 * @param offer that it asks about
 * @throws HttpError
 */
export async function receiveMessage(
  context: Context,
  request: ContactRequest,
  requester: Requester,
  offer?: AskedOffer,
): Promise<MessageRow> {
  const token = requireFormToken(context, request);
  const plan = planFromText(context.catalogue, request.plan ?? null);
  const content = { ...tidyMessage(request), plan: plan ? planToText(plan) : '', offer_id: offer?.id ?? null };
  const existing = await messageByIdempotencyKey(context.database, token.id);
  if (existing) return repeated(existing, content);
  const message = newMessage(content, token.id, context.now());
  if (await store(context, message, requester, offer)) return message;
  const concurrent = await messageByIdempotencyKey(context.database, token.id);
  if (concurrent) return repeated(concurrent, content);
  throw new Error('The message was neither stored nor found.');
}

function requireFormToken({ settings, now }: Context, { formToken, website }: ContactRequest): FormToken {
  if (website !== '') {
    throw new HttpError(
      422,
      'looks-automatic',
      'A hidden field was filled in, perhaps by your browser. We’ve emptied it: please send your message again.',
    );
  }
  const token = readFormToken(formToken, 'contact', settings.secret);
  const age = token ? now().getTime() - token.openedAt : Number.POSITIVE_INFINITY;
  if (token && age >= minWritingTime && age <= maxWritingTime) return token;
  if (age < minWritingTime) {
    throw new HttpError(422, 'too-quick', 'That was very quick. Please check your message and send it again.');
  }
  throw new HttpError(422, 'form-token-expired', 'This form was open for a long time. Please send your message again.');
}

function store(context: Context, message: MessageRow, requester: Requester, offer?: AskedOffer): Promise<boolean> {
  const { settings, now, catalogue } = context;
  return inTransaction(context, async (transaction) => {
    if (!(await insertMessage(transaction, message))) return false;
    // The address may belong to someone else.
    const mailbox = { address: message.email };
    const sendsReceipt = await countMail(transaction, 'messageReceipts', mailbox, requester, settings, now());
    const emails = [
      messageNotice(message, settings, catalogue, offer),
      ...(sendsReceipt ? [messageReceipt(message, settings, await answerPromise(context, transaction))] : []),
    ];
    await enqueueEmails(transaction, emails, message.created_at);
    const event = { type: 'message.received', data: { message: message.id } } as const;
    await enqueueWebhooks(transaction, event, `message:${message.id}`, message.created_at);
    return true;
  });
}

/** The message of a repeated request. @throws HttpError when the content differs */
function repeated(message: MessageRow, content: StoredMessage): MessageRow {
  if (message.fingerprint === fingerprintOf(content)) return message;
  throw new HttpError(
    409,
    'form-token-used',
    'We’ve already received a message from this form. If this is another one, please send it again.',
  );
}
