import type { Answer } from '../../src/domain/contract/answers.ts';
import { type Html, html } from '../html/html.ts';

/** A row of a table in an e-mail. */
export type Row = readonly [name: string, value: string];

/** What the buyer answered about the business, as rows. */
export const answerRows = (answers: readonly Answer[]): Row[] => answers.map(({ name, value }) => [name, value]);

/** The rows as plain text, one per line. */
export function rowsAsText(rows: readonly Row[]): string {
  return rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** A table of amounts, right-aligned as on a bill. */
export function amountsTable(rows: readonly Row[]): Html {
  return table(rows, 'text-align:right');
}

/** A table of facts; values may be long and have several lines. Nothing without a fact. */
export function factsTable(rows: readonly Row[]): Html | null {
  return rows.length === 0 ? null : table(rows, 'width:72%;overflow-wrap:anywhere');
}

/** Every e-mail client can display a table. */
function table(rows: readonly Row[], valueStyle: string): Html {
  const cell = 'border-bottom:1px solid #e2deec;vertical-align:top';
  return html`<table cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:collapse;width:100%">${rows.map(
    ([name, value]) => html`<tr>
<td style="padding:8px 16px 8px 0;${cell};color:#5f5778">${name}</td>
<td style="padding:8px 0;${cell};${valueStyle}">${withBreaks(value)}</td>
</tr>`,
  )}</table>`;
}

/** Line breaks as <br>, because Outlook ignores `white-space`; no break before AM or PM. */
function withBreaks(text: string): readonly Html[] {
  return text
    .replaceAll(/(?<=\d) (?=[AP]M\b)/g, '\u00a0')
    .split('\n')
    .map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}

/** The main link as a button. */
export function button(label: string, url: string): Html {
  return html`<p style="margin:20px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#5a2bd0;color:#ffffff;text-decoration:none">${label}</a></p>`;
}

/** A section heading. */
export function heading(text: string): Html {
  return html`<h2 style="margin:28px 0 8px;font-size:17px;line-height:1.3;font-weight:bold">${text}</h2>`;
}

/** Layout of every e-mail. */
export function emailLayout(agency: string, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body style="margin:0;background:#fafafd;color:#1b1233;font:16px/1.6 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:bold;color:#5a2bd0">${agency}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:500">${title}</h1>
${content}
</div></body></html>
`.text;
}
