import type { Block, Span, Words } from '../../src/domain/text/blocks.ts';
import { type Html, html } from '../platform/mail/html.ts';
import { composeEmail, textOnly } from '../platform/mail/layout.ts';
import { type Look, look } from '../platform/mail/look.ts';
import type { Email } from '../platform/mail/outbox.ts';
import { anchor, heading, paragraph, table } from '../platform/mail/parts.ts';
import { blocks } from '../platform/markdown/blocks.ts';
import { curly } from '../platform/markdown/curly.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { unsubscribeHeaders } from './emails.ts';
import { linkOf } from './subscribers.ts';
import type { SubscriberRow } from './table.ts';

/** The e-mail of an issue to one subscriber, with their unsubscribe link. */
export function issueEmail(
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
    ...composeEmail({
      settings,
      title: subject,
      preview: blocks.map((block) => asText(block, origin))[0] ?? subject,
      parts: [
        textOnly(subject),
        ...blocks.map((block) => ({ text: asText(block, origin), html: asHtml(block, origin) })),
        ...['--', why, `Unsubscribe: ${url}`].map(textOnly),
      ],
      why: html`${why} ${anchor(url, 'Unsubscribe', 'quiet')}`,
    }),
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
    if ('to' in span) return anchor(absolute(span.to, origin), span.text);
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
      return paragraph(line(block.words));
    case 'heading':
      return block.level === 2
        ? heading(block.text)
        : html`<h3${look({ text: 'ink', size: 'body', style: 'margin:20px 0 6px;font-weight:bold' })}>${block.text}</h3>`;
    case 'list': {
      const items = block.items.map((item) => html`<li style="margin:4px 0">${line(item)}</li>`);
      const style = look({ text: 'ink', size: 'body', style: 'margin:0 0 14px;padding:0 0 0 24px' });
      return block.ordered ? html`<ol${style}>${items}</ol>` : html`<ul${style}>${items}</ul>`;
    }
    case 'quote':
      // A cell, because Outlook draws no border around a quote.
      return table(
        html`<tr><td width="3"${look({ fill: 'strandB', style: 'padding:0' })}></td><td${look({ style: 'padding:0 0 0 16px' })}>${block.text.map((words) => paragraph(line(words)))}</td></tr>`,
        'margin:16px 0',
      );
    case 'table': {
      const cell: Look = { text: 'ink', size: 'row', border: { color: 'line', side: 'bottom' } };
      const style = 'padding:10px 16px 10px 0';
      const row = (cells: readonly Words[], head: boolean) =>
        html`<tr>${cells.map((words) =>
          head
            ? html`<th align="left" valign="top"${look({ ...cell, style: `${style};font-weight:bold` })}>${line(words)}</th>`
            : html`<td align="left" valign="top"${look({ ...cell, style })}>${line(words)}</td>`,
        )}</tr>`;
      return html`<table cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:16px 0">${row(block.head, true)}${block.rows.map((cells) => row(cells, false))}</table>`;
    }
  }
}

/** A newsletter issue. */
export interface Issue {
  /** Identifies it when sent: `2026-12-opening-hours`. */
  name: string;
  subject: string;
  blocks: readonly Block[];
}

/** Parses an issue written in Markdown. Throws at content that e-mails can't show. */
export function issueOf(name: string, subject: string, markdown: string): Issue {
  return { name, subject: curly(subject), blocks: blocks(markdown) };
}
