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

/** Layout of the pages that the server renders. They work without scripts. */
export function page({ settings, scheme, assets }: PageOptions, title: string, content: Html): string {
  const theme = scheme ? new Html(` data-theme="${scheme}"`) : null;
  const font = assets.find((path) => path.endsWith('.woff2'));
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
<main>${content}</main></div></body></html>
`.text;
}
