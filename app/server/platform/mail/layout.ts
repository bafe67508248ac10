import { brandingOf, knotPicture } from '../../../src/domain/logo.ts';
import { sellerLine } from '../../../src/domain/seller.ts';
import type { Settings } from '../settings/settings.ts';
import { Html, html } from './html.ts';
import { type Look, look, styleSheets } from './look.ts';
import type { Email } from './outbox.ts';
import {
  amountsTable,
  anchor,
  button,
  factsTable,
  heading,
  paragraph,
  picture,
  type Row,
  rowsAsText,
  signature,
  smallParagraph,
  strands,
  table,
} from './parts.ts';

/** A part of an e-mail in both of its forms: what one of them leaves out is empty there. */
export interface EmailPart {
  text: string;
  html: Html | null;
}

interface Link {
  label: string;
  url: string;
}

const partOf = (text: string, html: Html | null): EmailPart => ({ text, html: text === '' ? null : html });
/** A paragraph; nothing for an empty text. */
export const say = (text: string) => partOf(text, paragraph(text));
/** A paragraph in small type; nothing for an empty text. */
export const saySmall = (text: string) => partOf(text, smallParagraph(text));
export const section = (title: string) => partOf(title, heading(title));
const titled = (rows: readonly Row[], title?: string) =>
  rows.length > 0 && title !== undefined ? `${title}\n${rowsAsText(rows)}` : rowsAsText(rows);
export const facts = (rows: readonly Row[], title?: string) => partOf(titled(rows, title), factsTable(rows, title));
export const bill = (rows: readonly Row[], title?: string) => partOf(titled(rows, title), amountsTable(rows, title));
const linkText = ({ label, url }: Link) => `${label}: ${url}`;
export const buttonTo = (link: Link) => partOf(linkText(link), button(link.label, link.url));
export const linkTo = (link: Link) => partOf(linkText(link), paragraph(anchor(link.url, link.label)));
/** What only plain text says here: HTML has it in its heading or footer. */
export const textOnly = (text: string): EmailPart => ({ text, html: null });
/** What only HTML shows. */
export const htmlOnly = (html: Html): EmailPart => ({ text: '', html });

interface EmailLayout {
  settings: Pick<Settings, 'agencyName' | 'agencyLogo' | 'seller' | 'siteUrl' | 'port'>;
  title: string;
  /** How far an order or a booking is: in a word, and by the strands of the knot, which close as an order is paid. */
  state?: { words: string; strands?: number } | undefined;
  /** What an inbox shows after the subject. */
  preview: string;
  parts: readonly (EmailPart | null)[];
  /** Why this person gets it, in the footer. */
  why?: Html;
}

/** Keeps the text of the e-mail out of the preview. */
const filler = new Html('&#8199;&#847; '.repeat(80));

/** Outlook ignores max-width. */
const forOutlook = (markup: string) => new Html(`<!--[if mso]>${markup}<![endif]-->`);

/** The logo with the agency's name, and how far things are. Both are whole in words: pictures are often blocked. */
function header(settings: EmailLayout['settings'], state: EmailLayout['state']): Html {
  const { agencyName, agencyLogo } = settings;
  const { logo } = brandingOf(agencyLogo, agencyName);
  const mark = logo ? picture(logo, settings, 'tile') : picture({ ...knotPicture(3), alt: '' }, settings);
  const cell = (right: number, left: number, more: Look = {}) =>
    look({
      ...more,
      style: `padding:0 ${right}px 14px ${left}px${more.size === 'heading' ? ';font-weight:bold' : ''}`,
    });
  return table(html`<tr><td width="1" valign="middle"${cell(0, 4)}>${mark}</td>
${logo?.alt ? html`<td${cell(0, 0)}></td>` : html`<td align="left" valign="middle"${cell(0, 10, { text: 'ink', size: 'heading' })}>${agencyName}</td>`}
${
  state
    ? html`<td align="right" valign="middle"${cell(4, 12, { text: 'ink', size: 'small' })}>${state.words}</td>
${state.strands ? html`<td width="1" valign="middle"${cell(4, 4)}>${picture({ ...knotPicture(state.strands), alt: '' }, settings)}</td>` : null}`
    : null
}</tr>`);
}

/** Every e-mail in plain text and HTML. */
export function composeEmail(layout: EmailLayout): Pick<Email, 'text' | 'html'> {
  const texts = layout.parts.flatMap((part) => (part?.text ? [part.text] : []));
  return { text: texts.join('\n\n'), html: emailLayout(layout) };
}

/** The logo's three strands below the header are three table cells. */
function emailLayout({ settings, title, state, preview, parts, why }: EmailLayout): string {
  const { seller } = settings;
  const titleLook = look({
    name: 'title',
    text: 'ink',
    size: 'title',
    style: 'margin:0 0 16px;font-weight:normal;letter-spacing:-.02em',
  });
  const sheet = look({
    name: 'sheet',
    fill: 'raised',
    border: { color: 'line' },
    style: 'border-top:0;padding:32px 36px 36px',
  });
  return html`<!doctype html>
<html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>
${styleSheets.map((css) => html`<style>${css}</style>`)}</head>
<body${look({ fill: 'paper', style: 'margin:0;padding:0' })}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview} ${filler}</div>
${table(html`<tr><td align="center"${look({ fill: 'paper', style: 'padding:28px 12px 40px' })}>
${forOutlook('<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td>')}
${table(
  html`<tr><td style="padding:0">${header(settings, state)}</td></tr>
<tr><td style="padding:0">${strands(3)}</td></tr>
<tr><td align="left"${sheet}><h1${titleLook}>${title}</h1>
${parts.flatMap((part) => (part?.html ? [html`${part.html}\n`] : []))}</td></tr>
<tr><td align="left"${look({ text: 'quiet', size: 'fine', style: 'padding:20px 4px 0' })}>${sellerLine(seller)}${why ? html`<br>${why}` : null}</td></tr>`,
  'max-width:600px',
)}
${forOutlook('</td></tr></table>')}
</td></tr>`)}
</body></html>
`.text;
}

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
