import type { Settings } from '../settings/settings.ts';
import type { Scheme } from '../site/visitor.ts';
import { Html, html } from './html.ts';
import { styles } from './styles.ts';

export interface PageOptions {
  settings: Settings;
  scheme: Scheme | null;
  /** Paths of the built files, for the font and the logo. */
  assets: readonly string[];
}

/** Three strands, the third of which joins the others or stays open, that run on as one to a dot. */
const strands = (third: string, end: string, dot: string) =>
  html`<svg class="strands" viewBox="0 0 640 40" preserveAspectRatio="none" aria-hidden="true">
<path d="M4 4C120 4 150 36 250 36S340 20 400 20"/><path d="M4 20C80 20 110 4 180 4S300 20 400 20${end}"/>
<path d="M4 36C100 36 130 12 220 12S${third}"/><path d="${dot}"/></svg>`;

const atFoot = strands('320 20 400 20', 'H640', 'M400 20h0');

/** Drawings above the text of a short page: what it is about is tied up, or has an open end. */
const drawings = {
  joined: strands('320 20 400 20', 'H636', 'M636 20h0'),
  open: strands('330 36 480 36', 'H636', 'M636 20h0'),
};

/** At the foot of every page. */
const links = [
  ['/', 'Home'],
  ['/contact-us', 'Contact us'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms', 'Terms of business'],
] as const;

/**
 * Layout of the pages that the server renders. They work without scripts.
 * @param drawing of a short page: it comes first, and the foot follows the text
 */
export function page(
  { settings, scheme, assets }: PageOptions,
  title: string,
  content: Html,
  drawing?: keyof typeof drawings,
): string {
  const theme = scheme ? new Html(` data-theme="${scheme}"`) : null;
  const font = assets.find((path) => /\/instrumentSans[^/]*\.woff2$/.test(path));
  const typeface = font
    ? `@font-face{font-family:"Instrument Sans";src:url(${font}) format("woff2");font-weight:400 700}`
    : '';
  const icon = assets.includes('/favicon.svg') ? '/favicon.svg' : null;
  const mark = icon && html`<img src="${icon}" alt="" width="30" height="27">`;
  return html`<!doctype html>
<html lang="en-IE"${theme}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – ${settings.agencyName}</title>
<link rel="icon" href="${icon ?? 'data:,'}">
<style>${new Html(typeface + styles)}</style></head>
<body><div class="page${drawing ? ' drawn' : ''}"><header><a href="/">${mark}${settings.agencyName}</a></header>
${drawing ? drawings[drawing] : null}<main>${content}</main>
<footer>${drawing ? null : atFoot}<p>${links.map(([path, text]) => html`<a href="${path}">${text}</a> `)}</p></footer></div></body></html>
`.text;
}
