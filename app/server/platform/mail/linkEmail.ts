import type { Settings } from '../settings/settings.ts';
import { html } from './html.ts';
import { emailLayout } from './layout.ts';
import type { Email } from './outbox.ts';
import { anchor, button, paragraph, signature, smallParagraph } from './parts.ts';

/** An e-mail of a few paragraphs with one link. */
export interface LinkEmail {
  title: string;
  before: readonly string[];
  /** A button, unless it only undoes something. */
  link?: { url: string; words: string; isQuiet?: true };
  after: readonly string[];
}

/** Greeting, paragraphs, link and closing. */
export function linkEmail(
  { title, before, link, after }: LinkEmail,
  settings: Settings,
): Pick<Email, 'replyTo' | 'text' | 'html'> {
  const ending = signature(settings);
  const linkHtml =
    link && (link.isQuiet ? smallParagraph([anchor(link.url, link.words)]) : button(link.words, link.url));
  const paragraphs = (texts: readonly string[]) => texts.map(paragraph);
  return {
    replyTo: settings.agencyEmail,
    text: ['Hello,', title, ...before, ...(link ? [`${link.words}: ${link.url}`] : []), ...after, ending].join('\n\n'),
    html: emailLayout({
      settings,
      title,
      preview: before[0] ?? title,
      content: html`${paragraph('Hello,')}
${paragraphs(before)}
${linkHtml ?? null}
${paragraphs([...after, ending])}`,
    }),
  };
}
