import type { Settings } from '../settings/settings.ts';
import { buttonTo, composeEmail, type EmailPart, say, textOnly } from './layout.ts';
import type { Email } from './outbox.ts';
import { anchor, signature, smallParagraph } from './parts.ts';

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
  return {
    replyTo: settings.agencyEmail,
    ...composeEmail({
      settings,
      title,
      preview: before[0] ?? title,
      parts: [
        say('Hello,'),
        textOnly(title),
        ...before.map(say),
        link ? linkPart(link) : null,
        ...after.map(say),
        say(signature(settings)),
      ],
    }),
  };
}

const linkPart = ({ url, words, isQuiet }: NonNullable<LinkEmail['link']>): EmailPart =>
  isQuiet ? { text: `${words}: ${url}`, html: smallParagraph([anchor(url, words)]) } : buttonTo({ label: words, url });
