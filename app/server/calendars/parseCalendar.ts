import ICAL from 'ical.js';
import { CalendarError } from './errors.ts';
import { nameZones, type ParsedComponent } from './zones.ts';

/**
 * The calendars in a text. Events that can't be parsed are left out, and counted.
 * @throws CalendarError
 */
export function calendarsIn(text: string): { calendars: ICAL.Component[]; broken: number } {
  const whole = text.replace(/^\uFEFF/, '').trim();
  try {
    return { calendars: parsed(whole), broken: 0 };
  } catch {
    const { kept, broken } = withoutBrokenEvents(whole);
    try {
      return { calendars: parsed(kept), broken };
    } catch (cause) {
      throw new CalendarError('The answer isn’t a calendar (iCalendar), or it is incomplete.', { cause });
    }
  }
}

/** @throws Error when it isn't a whole calendar, or a single value is wrong */
function parsed(text: string): ICAL.Component[] {
  const found = ICAL.parse(text) as unknown as ParsedComponent | ParsedComponent[];
  const roots = typeof found[0] === 'string' ? [found as ParsedComponent] : (found as ParsedComponent[]);
  if (roots.length === 0 || roots.some(([name]) => name !== 'vcalendar')) throw new Error('No calendar');
  return roots.map((root) => new ICAL.Component(nameZones(root)));
}

/** The calendar without events that can't be parsed, and their number. */
function withoutBrokenEvents(text: string): { kept: string; broken: number } {
  const kept: string[] = [];
  let event: string[] | undefined;
  let broken = 0;
  for (const line of text.split(/\r?\n/)) {
    if (/^BEGIN:VEVENT$/i.test(line)) event = [];
    (event ?? kept).push(line);
    if (!event || !/^END:VEVENT$/i.test(line)) continue;
    if (isParsed(event)) kept.push(...event);
    else broken += 1;
    event = undefined;
  }
  return { kept: [...kept, ...(event ?? [])].join('\r\n'), broken };
}

function isParsed(event: readonly string[]): boolean {
  try {
    parsed(['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n'));
    return true;
  } catch {
    return false;
  }
}
