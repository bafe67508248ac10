import { formatDateAt } from '../../src/domain/booking/labels.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { greeting, shorten } from '../../src/domain/words.ts';
import { describePlan, planFromText } from '../../src/wizards/planner/rules/planLink.ts';
import { referenceOf } from '../orders/order.ts';
import { deskPage } from '../platform/http/ownOrigin.ts';
import { html } from '../platform/mail/html.ts';
import { buttonTo, composeEmail, facts, linkTo, say, textOnly } from '../platform/mail/layout.ts';
import type { Email } from '../platform/mail/outbox.ts';
import { type Row, signature, smallParagraph } from '../platform/mail/parts.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { AskedOffer } from './messages.ts';
import type { MessageRow } from './table.ts';

/** The message, to the agency. Replies go to the visitor. @param offer that it asks about */
export function messageNotice(
  { id, name, email, message, plan }: MessageRow,
  settings: Settings,
  catalogue: Catalogue,
  offer?: AskedOffer,
): Email {
  const wanted = planFromText(catalogue, plan);
  const title = `${offer ? 'Question about your offer' : 'Message'} from ${name}`;
  const rows: Row[] = [
    ['Name', name],
    ['E-mail', email],
    ...(offer ? [['Offer', `${offer.title} (${referenceOf(offer)})`] as const] : []),
    ...(wanted ? [['Plan', describePlan(catalogue, wanted).join('\n')] as const] : []),
  ];
  const page = deskPage(settings, settings.siteUrl, `messages/${id}`);
  return {
    id: `${id}-agency`,
    recipient: settings.agencyEmail,
    toAgency: true,
    replyTo: email,
    subject: title,
    ...composeEmail({
      settings,
      title,
      preview: shorten(message, 140),
      parts: [
        textOnly(`${title}.`),
        facts(rows),
        say(message),
        page ? linkTo({ label: 'Open the message on the desk', url: page }) : null,
        say('Reply to this e-mail to write to the visitor.'),
      ],
    }),
  };
}

/**
 * The confirmation to the visitor. The address is unverified, so it contains nothing that was typed: the form can't be used
 * to send text to others.
 * @param promise by when it is answered, in a sentence
 */
export function messageReceipt({ id, email }: MessageRow, settings: Settings, promise = ''): Email {
  const title = 'Thank you. We’ve got your message.';
  const answer = `${promise || 'We’ll answer it by e-mail.'} To add something, reply to this e-mail.`;
  return {
    id: `${id}-visitor`,
    recipient: email,
    replyTo: settings.agencyEmail,
    subject: `Your message to ${settings.agencyName}`,
    ...composeEmail({
      settings,
      title,
      preview: answer,
      parts: [
        say('Hello,'),
        textOnly(title),
        say(answer),
        say('If you didn’t write to us, someone entered your address by mistake, and you can ignore this e-mail.'),
        say(signature(settings)),
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** The id of the e-mail with an answer. */
export const answerMailId = (messageId: string, answerId: string) => `${messageId}-answer-${answerId}`;

interface AnswerEmailOptions {
  id: string;
  message: MessageRow;
  /** What the member wrote, without greeting and signature. */
  text: string;
  /** Whether what the visitor wrote is repeated below. */
  quote: boolean;
  /** The page of the offer that they asked about. */
  offerUrl?: string | undefined;
  settings: Settings;
}

/** To the visitor: the team's answer to their message. */
export function answerEmail({ id, message, text, quote, offerUrl, settings }: AnswerEmailOptions): Email {
  const written = formatDateAt(Date.parse(message.created_at), opening.timeZone);
  const quoted = message.message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return {
    id: answerMailId(message.id, id),
    recipient: message.email,
    replyTo: settings.agencyEmail,
    subject: `Re: Your message to ${settings.agencyName}`,
    ...composeEmail({
      settings,
      title: 'Our answer to your message',
      preview: shorten(text.replace(/\s+/g, ' '), 140),
      parts: [
        say(greeting(message.name)),
        ...text.split(/\n{2,}/).map(say),
        offerUrl ? buttonTo({ label: 'Open the offer', url: offerUrl }) : null,
        say(signature(settings)),
        quote
          ? {
              text: `On ${written} you wrote:\n${quoted}`,
              html: html`${[`On ${written} you wrote:`, message.message].map(smallParagraph)}`,
            }
          : null,
      ],
    }),
  };
}
