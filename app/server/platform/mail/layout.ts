import { sellerLine } from '../../../src/domain/seller.ts';
import type { Settings } from '../settings/settings.ts';
import { Html, html } from './html.ts';
import { look, styleSheets } from './look.ts';
import { strands, table } from './parts.ts';

export interface EmailLayout {
  settings: Pick<Settings, 'agencyName' | 'seller'>;
  title: string;
  /** What an inbox shows after the subject. */
  preview: string;
  content: Html;
  /** Why this person gets it, in the footer. */
  why?: Html;
}

/** Keeps the text of the e-mail out of the preview. */
const filler = new Html('&#8199;&#847; '.repeat(80));

/** Outlook ignores max-width. */
const forOutlook = (markup: string) => new Html(`<!--[if mso]>${markup}<![endif]-->`);

/** Layout of every e-mail. The logo's three strands are three table cells: pictures are often blocked. */
export function emailLayout({ settings, title, preview, content, why }: EmailLayout): string {
  const { agencyName, seller } = settings;
  const heading = look({
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
  html`<tr><td align="left"${look({ text: 'ink', size: 'heading', style: 'padding:0 4px 16px;font-weight:bold' })}>${agencyName}</td></tr>
<tr><td style="padding:0">${strands(3)}</td></tr>
<tr><td align="left"${sheet}><h1${heading}>${title}</h1>
${content}
</td></tr>
<tr><td align="left"${look({ text: 'quiet', size: 'fine', style: 'padding:20px 4px 0' })}>${sellerLine(seller)}${why ? html`<br>${why}` : null}</td></tr>`,
  'max-width:600px',
)}
${forOutlook('</td></tr></table>')}
</td></tr>`)}
</body></html>
`.text;
}
