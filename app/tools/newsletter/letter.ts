import type { SubscriberRow } from '../../server/db/tables/newsletter.ts';
import { emailLayout } from '../../server/emails/layout.ts';
import { unsubscribeHeaders } from '../../server/emails/newsletter.ts';
import { type Html, html } from '../../server/html/html.ts';
import type { Email } from '../../server/mail/outbox.ts';
import { linkOf } from '../../server/newsletter/links.ts';
import type { Settings } from '../../server/settings.ts';
import type { Block, Span, Words } from '../../src/content/article.ts';
import type { Issue } from './issue.ts';

/** The e-mail of an issue to one subscriber, with their unsubscribe link. */
export function issueLetter(
  issue: Issue,
  subscriber: Pick<SubscriberRow, 'id' | 'email'>,
  settings: Settings,
  origin: string,
): Email {
  const { name, subject, blocks } = issue;
  const { agencyName, agencyEmail } = settings;
  const url = linkOf('unsubscribe', subscriber, settings, origin);
  const why = `You get this because you subscribed to the newsletter of ${agencyName}.`;
  return {
    id: `${subscriber.id}-issue-${name}`,
    recipient: subscriber.email,
    replyTo: agencyEmail,
    subject,
    text: [subject, ...blocks.map((block) => asText(block, origin)), '--', why, `Unsubscribe: ${url}`].join('\n\n'),
    html: emailLayout(
      agencyName,
      subject,
      html`${blocks.map((block) => asHtml(block, origin))}
<p style="margin-top:32px;padding-top:16px;border-top:1px solid #e2deec;color:#5f5778;font-size:14px">${why} <a href="${url}">Unsubscribe</a></p>`,
    ),
    headers: unsubscribeHeaders(url),
  };
}

const spansOf = (words: Words): readonly Span[] => (typeof words === 'string' ? [words] : words);

/** Makes site links absolute for e-mail: `/booking`. */
const absolute = (to: string, origin: string) => new URL(to, origin).href;

function wordsAsText(words: Words, origin: string): string {
  return spansOf(words)
    .map((span) => {
      if (typeof span === 'string') return span;
      return 'to' in span ? `${span.text} (${absolute(span.to, origin)})` : span.text;
    })
    .join('');
}

function wordsAsHtml(words: Words, origin: string): Html[] {
  return spansOf(words).map((span) => {
    if (typeof span === 'string') return html`${span}`;
    if ('to' in span) return html`<a href="${absolute(span.to, origin)}">${span.text}</a>`;
    return span.as === 'strong' ? html`<strong>${span.text}</strong>` : html`<em>${span.text}</em>`;
  });
}

function asText(block: Block, origin: string): string {
  const line = (words: Words) => wordsAsText(words, origin);
  switch (block.kind) {
    case 'text':
      return line(block.words);
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${line(item)}`).join('\n');
    case 'quote':
      return block.text.map((words) => `> ${line(words)}`).join('\n>\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(line).join(' | ')).join('\n');
  }
}

function asHtml(block: Block, origin: string): Html {
  const line = (words: Words) => wordsAsHtml(words, origin);
  switch (block.kind) {
    case 'text':
      return html`<p>${line(block.words)}</p>`;
    case 'heading':
      return block.level === 2
        ? html`<h2 style="margin:28px 0 8px;font-size:19px">${block.text}</h2>`
        : html`<h3 style="margin:24px 0 8px;font-size:16px">${block.text}</h3>`;
    case 'list': {
      const items = block.items.map((item) => html`<li style="margin:4px 0">${line(item)}</li>`);
      return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'quote':
      return html`<blockquote style="margin:16px 0;padding-left:16px;border-left:3px solid #5a2bd0">${block.text.map((words) => html`<p>${line(words)}</p>`)}</blockquote>`;
    case 'table': {
      const cell = 'padding:8px 16px 8px 0;border-bottom:1px solid #e2deec;text-align:left;vertical-align:top';
      const row = (cells: readonly Words[], head: boolean) =>
        html`<tr>${cells.map((words) => (head ? html`<th style="${cell}">${line(words)}</th>` : html`<td style="${cell}">${line(words)}</td>`))}</tr>`;
      return html`<table style="border-collapse:collapse">${row(block.head, true)}${block.rows.map((cells) => row(cells, false))}</table>`;
    }
  }
}
