import { readClock } from '../../src/domain/booking/clock.ts';
import { dayLabel, spanLabel, zoneLabel } from '../../src/domain/booking/labels.ts';
import type { Span } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import { type Html, html } from '../platform/mail/html.ts';
import { type Look, look } from '../platform/mail/look.ts';
import { table } from '../platform/mail/parts.ts';

/** A date as a calendar page, with the time beside it; struck through when cancelled. */
export function dateCard({ start, end }: Span, { timeZone }: Pick<Opening, 'timeZone'>, cancelled: boolean): Html {
  const label = dayLabel(readClock(start, timeZone).day);
  const [weekday = '', day = '', month = ''] = label.split(' ');
  const struck = cancelled ? ';text-decoration:line-through' : '';
  const leaf = (text: string, style: Look) => html`<tr><td align="center"${look(style)}>${text}</td></tr>`;
  const line = (text: string, style: Look) => html`<p${look(style)}>${text}</p>`;
  return table(
    html`<tr>
<td width="92" valign="middle"${look({ fill: 'sunk', style: 'padding:18px 0 18px 18px' })}>${table(
      [
        leaf(month, { text: 'raised', fill: 'ink', size: 'fine', style: 'padding:3px 0;font-weight:bold' }),
        leaf(day, { text: 'ink', fill: 'raised', size: 'title', style: 'padding:8px 0 0' }),
        leaf(weekday, { text: 'quiet', fill: 'raised', size: 'fine', style: 'padding:0 0 8px' }),
      ],
      'max-width:92px',
    )}</td>
<td align="left" valign="middle"${look({ fill: 'sunk', style: 'padding:18px 18px 18px 20px' })}>
${line(spanLabel(start, (end - start) / 60_000, timeZone).replaceAll(/ (?=[AP]M)/g, '\u00a0'), {
  text: 'ink',
  size: 'large',
  style: `margin:0 0 4px${struck}`,
})}
${line(`${label}, ${zoneLabel(start, timeZone)}`, { text: 'quiet', size: 'small', style: 'margin:0' })}
</td></tr>`,
    'margin:20px 0',
  );
}
