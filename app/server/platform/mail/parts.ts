import type { Answer } from '../../../src/domain/contract/choices.ts';
import type { AgencyLogo } from '../../../src/domain/logo.ts';
import type { ProgressStep } from '../../../src/domain/orderProgress.ts';
import { siteOrigin } from '../settings/addresses.ts';
import type { Settings } from '../settings/settings.ts';
import { type Html, html } from './html.ts';
import { type Color, exactLines, type Look, look } from './look.ts';

/** A row of a table in an e-mail. */
export type Row = readonly [name: string, value: string, about?: RowAbout];

interface RowAbout {
  /** In small type below the name: how an amount was worked out. */
  note?: string;
  /** Money saved, or the sum of the rows before. */
  tone?: 'saved' | 'total';
}

/** What the buyer answered about the business, as rows. */
export const answerRows = (answers: readonly Answer[]): Row[] => answers.map(({ name, value }) => [name, value]);

/** The rows as plain text, one per line. */
export function rowsAsText(rows: readonly Row[]): string {
  return rows.map(([name, value, about]) => `${name}${about?.note ? ` (${about.note})` : ''}: ${value}`).join('\n');
}

/** A table for layout: every e-mail program can display one. */
export function table(rows: Html | readonly Html[], style?: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${look({
    style: `border-collapse:collapse${style ? `;${style}` : ''}`,
  })}>${rows}</table>`;
}

const strandColors: readonly Color[] = ['strandA', 'strandB', 'strandC'];

/** The three strands of the logo, side by side. */
export function strands(height: number): Html {
  const cell = (fill: Color) =>
    html`<td width="33%" height="${height}"${look({ fill, style: `padding:0;font-size:1px;line-height:${height}px;${exactLines}` })}>&nbsp;</td>`;
  return table(html`<tr>${strandColors.map(cell)}</tr>`);
}

/** How far an order has come: its steps side by side, each under a strand that is filled once it is done. */
export function progress(steps: readonly ProgressStep[]): Html {
  const width = Math.floor(100 / steps.length);
  const bar = ({ done }: ProgressStep, at: number) =>
    html`<td height="3"${look({ fill: (done && strandColors[at]) || 'line', style: `padding:0;font-size:1px;line-height:3px;${exactLines}` })}>&nbsp;</td>`;
  const words = ({ name, value, done }: ProgressStep) =>
    html`<td width="${width}%" align="left" valign="top"${look({ text: done ? 'ink' : 'quiet', size: 'fine', style: 'padding:8px 10px 0 0' })}><b>${name}</b><br>${value}</td>`;
  return table([html`<tr>${steps.map(bar)}</tr>`, html`<tr>${steps.map(words)}</tr>`], 'margin:20px 0 26px');
}

type Content = string | Html | readonly Html[];

/** Formats a text: line breaks as <br>, because Outlook ignores `white-space`; no break before AM or PM; and web addresses as links. */
function formatText(content: Content): Html | readonly Html[] {
  if (typeof content !== 'string') return content;
  return content
    .replaceAll(/(?<=\d) (?=[AP]M\b)/g, '\u00a0')
    .split(/(\n|https?:\/\/\S*[^\s).,])/)
    .map((part) =>
      part === '\n' ? html`<br>` : /^https?:/.test(part) ? anchor(part, [html`${part}`]) : html`${part}`,
    );
}

export function paragraph(content: Content): Html {
  return html`<p${look({ text: 'ink', size: 'body', style: 'margin:0 0 14px;overflow-wrap:anywhere' })}>${formatText(content)}</p>`;
}

/** How every e-mail to a customer ends: with who answers or, if no one is named, the team. */
export const signature = ({ agencyName, contactPerson }: Pick<Settings, 'agencyName' | 'contactPerson'>): string =>
  contactPerson
    ? [contactPerson.name, [contactPerson.role, agencyName].filter(Boolean).join(', ')].join('\n')
    : `Your team at ${agencyName}`;

/** A paragraph in small type. */
export function smallParagraph(content: Content): Html {
  return html`<p${look({ text: 'quiet', size: 'small', style: 'margin:0 0 12px' })}>${formatText(content)}</p>`;
}

export function anchor(url: string, words: Content, color: Color = 'brand'): Html {
  return html`<a href="${url}"${look({ text: color, style: 'text-decoration:underline' })}>${formatText(words)}</a>`;
}

/** A section heading in running text. */
export function heading(text: string): Html {
  return html`<h2${look({ text: 'ink', size: 'heading', style: 'margin:26px 0 8px;font-weight:bold' })}>${text}</h2>`;
}

/** The main link as a button: the cell is coloured too, because Outlook colours no link. */
export function button(label: string, url: string): Html {
  const link = look({
    text: 'raised',
    style: `display:inline-block;padding:14px 24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:20px;${exactLines};font-weight:bold;text-decoration:none`,
  });
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;margin:24px 0"><tr>
<td align="center"${look({ fill: 'ink', style: 'border-radius:4px;padding:0;mso-padding-alt:14px 24px' })}><a href="${url}"${link}>${label}</a></td>
</tr></table>`;
}

/** A block of rows under a rule, with a space below. */
function ruled(title: string | undefined, rows: readonly Html[]): Html {
  const rule: Look = { border: { color: 'ink', side: 'bottom' }, style: 'padding:0 0 9px;font-weight:bold' };
  const head = title
    ? html`<tr><td colspan="2" align="left"${look({ text: 'ink', size: 'heading', ...rule })}>${title}</td></tr>`
    : html`<tr><td colspan="2"${look({ ...rule, style: `padding:0;font-size:1px;line-height:1px;${exactLines}` })}>&nbsp;</td></tr>`;
  return table([head, ...rows], 'margin:26px 0');
}

/** So much of a value stays in one line beside its name on a phone. */
const shortValue = 14;

/**
 * A bill: amounts at the end of each row, and the logo's three strands above the total. From the first value on that is no
 * amount and longer, such as a date or an account, the rows have their own table, with room for values.
 */
export function amountsTable(rows: readonly Row[], title?: string): Html {
  const long = rows.findIndex(([, value]) => value.length > shortValue && !value.includes('€'));
  const amounts = long === -1 ? rows : rows.slice(0, long);
  const bill = ruled(
    title,
    amounts.map(([name, value, about], at) => {
      const isTotal = about?.tone === 'total';
      const row: Look = {
        text: about?.tone === 'saved' ? 'accent' : 'ink',
        size: 'row',
        ...(amounts[at + 1]?.[2]?.tone !== 'total' && { border: { color: 'line', side: 'bottom' } as const }),
      };
      const weight = isTotal ? ';font-weight:bold' : '';
      const note = about?.note
        ? html`<br><span${look({ text: 'quiet', size: 'fine', style: 'font-weight:normal' })}>${about.note}</span>`
        : null;
      return html`${isTotal ? html`<tr><td colspan="2" style="padding:0">${strands(2)}</td></tr>` : null}<tr>
<td width="64%" align="left" valign="top"${look({ ...row, style: `padding:11px 16px 11px 0${weight}` })}>${name}${note}</td>
<td align="right" valign="top"${look({ ...row, style: `padding:11px 0${weight}` })}>${value}</td>
</tr>`;
    }),
  );
  return html`${bill}${factsTable(rows.slice(amounts.length))}`;
}

/** A picture of this site, by its address: many clients block it, so its `alt` or words beside it say the same. */
export const picture = (
  { src, alt, width, height }: AgencyLogo,
  settings: Pick<Settings, 'siteUrl' | 'port'>,
  fill?: Color,
): Html =>
  html`<img src="${siteOrigin(settings)}${src}" alt="${alt}" width="${width}" height="${height}"${look({
    text: 'ink',
    size: 'heading',
    ...(fill && { fill }),
    style: `display:block;border:0;font-weight:bold${fill ? ';border-radius:4px;padding:4px' : ''}`,
  })}>`;

/** A table of names and values, which may have several lines; null without rows. */
export function factsTable(rows: readonly Row[], title?: string): Html | null {
  if (rows.length === 0) return null;
  const border = { color: 'line', side: 'bottom' } as const;
  return ruled(
    title,
    rows.map(
      ([name, value]) => html`<tr>
<td width="28%" align="left" valign="top"${look({ text: 'quiet', size: 'row', border, style: 'padding:10px 16px 10px 0' })}>${name}</td>
<td align="left" valign="top"${look({ text: 'ink', size: 'row', border, style: 'padding:10px 0;overflow-wrap:anywhere' })}>${formatText(value)}</td>
</tr>`,
    ),
  );
}
