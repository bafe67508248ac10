import type { Settings } from '../settings.ts';
import type { Scheme } from '../site/visitor.ts';
import { Html, html } from './html.ts';
import { styles } from './styles.ts';

export interface PageOptions {
  settings: Settings;
  scheme: Scheme | null;
  /** Paths of the built files, for the font and the logo. */
  assets: readonly string[];
}

/** Three strands that join, and run on as one. */
const strands = html`<svg viewBox="0 0 640 40" preserveAspectRatio="none" aria-hidden="true">
<path d="M4 4C120 4 150 36 250 36S340 20 400 20"/><path d="M4 20C80 20 110 4 180 4S300 20 400 20H640"/>
<path d="M4 36C100 36 130 12 220 12S320 20 400 20"/><path d="M400 20h0"/></svg>`;

/** At the foot of every page. */
const links = [
  ['/', 'Home'],
  ['/contact-us', 'Contact us'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms', 'Terms of business'],
] as const;

/** Layout of the pages that the server renders. They work without scripts. */
export function page({ settings, scheme, assets }: PageOptions, title: string, content: Html): string {
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
<body><div class="page"><header><a href="/">${mark}${settings.agencyName}</a></header>
<main>${content}</main>
<footer>${strands}<p>${links.map(([path, text]) => html`<a href="${path}">${text}</a> `)}</p></footer></div></body></html>
`.text;
}
