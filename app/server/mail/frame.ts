import { type Html, html } from '../html.ts';

/** A row of a mail's list: what it is, and what it comes to. */
export type Row = readonly [name: string, value: string];

/** The list as plain text, one row a line. */
export function asText(rows: readonly Row[]): string {
  return rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** The list as a table that every mail program can draw. */
export function asTable(rows: readonly Row[]): Html {
  return html`<table cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:collapse;width:100%">${rows.map(
    ([name, value]) => html`<tr>
<td style="padding:8px 16px 8px 0;border-bottom:1px solid #e2deec;color:#5f5778;vertical-align:top">${name}</td>
<td style="padding:8px 0;border-bottom:1px solid #e2deec;text-align:right;white-space:pre-line">${value}</td>
</tr>`,
  )}</table>`;
}

/** The sheet that every mail is written on. */
export function sheet(agency: string, title: string, content: Html): string {
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
