import { planFromText } from '../../src/wizards/planner/rules/handover.ts';
import { planInWords } from '../../src/wizards/planner/rules/inWords.ts';
import type { MessageRow } from '../db/tables/messages.ts';
import { html } from '../html/html.ts';
import type { Email } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { emailLayout, factsTable, type Row, rowsAsText } from './layout.ts';

/** The message, to the agency. Replies go to the visitor. */
export function messageNotice({ id, name, email, message, plan }: MessageRow, settings: Settings): Email {
  const { agencyName, agencyEmail } = settings;
  const wanted = planFromText(plan);
  const title = `Message from ${name}`;
  const rows: Row[] = [
    ['Name', name],
    ['E-mail', email],
    ...(wanted ? [['Plan', planInWords(wanted).join('\n')] as const] : []),
  ];
  const ending = 'Reply to this e-mail to write to the visitor.';
  return {
    id: `${id}-agency`,
    recipient: agencyEmail,
    toAgency: true,
    replyTo: email,
    subject: title,
    text: [`${title}.`, rowsAsText(rows), message, ending].join('\n\n'),
    html: emailLayout(
      agencyName,
      title,
      html`${factsTable(rows)}<p style="white-space:pre-wrap">${message}</p><p>${ending}</p>`,
    ),
  };
}

/**
 * The confirmation to the visitor. The address is unverified, so it contains nothing that was typed: the form can't be used
 * to send text to others.
 */
export function messageReceipt({ id, email }: MessageRow, { agencyName, agencyEmail }: Settings): Email {
  const title = 'Thank you. We’ve got your message.';
  const paragraphs = [
    'Hello,',
    'We’ll answer it by e-mail. To add something, reply to this e-mail.',
    'You didn’t write to us? Then someone entered your address by mistake, and you can ignore this e-mail.',
    `Your team at ${agencyName}`,
  ];
  return {
    id: `${id}-visitor`,
    recipient: email,
    replyTo: agencyEmail,
    subject: `Your message to ${agencyName}`,
    text: [paragraphs[0], title, ...paragraphs.slice(1)].join('\n\n'),
    html: emailLayout(agencyName, title, html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}
