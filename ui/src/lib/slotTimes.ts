import { memoize } from './calendar/memoize';

export interface SlotTimesOptions {
  /** The time zone of the labels: "Europe/Dublin". */
  timeZone: string;
  /** The visitor's own time zone. Where its time differs, the note gives it. */
  visitorTimeZone?: string | undefined;
  /** `h12` counts to 12 twice, with AM and PM; `h23` writes "14:30". */
  hourCycle?: 'h12' | 'h23' | undefined;
  am?: string | undefined;
  pm?: string | undefined;
  /** The language of weekdays and of offsets: "GMT+1", in French "UTC+1". */
  locale?: string | undefined;
  /** Words for the visitor's time, which includes the weekday if it differs: "Wed 12:30 AM". */
  note?: ((time: string) => string) | undefined;
}

/** One timestamp, formatted. With a `state` added it is a `Slot` of the calendar. */
export interface SlotTime {
  /** The timestamp exactly as given, to be sent back unchanged. */
  value: string;
  /** The date in `timeZone`, as "2026-11-24": the calendar day it belongs to. */
  day: string;
  /** "9:30 AM". */
  label: string;
  /** The offset, where two times of one day have the same label: "GMT+1". */
  suffix?: string;
  /** "10:30 AM your time", where the visitor's time differs. */
  note?: string;
}

/** "Wed", as written within a date: some languages write it differently when it is alone. */
const weekdayOf = memoize(
  ([locale, day]: readonly [string, string]) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      calendar: 'gregory',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
      .formatToParts(new Date(day))
      .find(({ type }) => type === 'weekday')?.value,
  String,
);

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;

/** How far a time zone is ahead of UTC, in milliseconds, and the name of that offset. */
interface Offset {
  ahead: number;
  zone: string;
}

/**
 * The offset of a time zone at an instant. `Intl` is slow: in a week that begins and ends with one offset, only its
 * beginning and end are looked up. No zone changes its clocks twice within a week.
 */
const offsetsOf = memoize(([locale, timeZone]: readonly [string, string]) => {
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  const lookUp = memoize((instant: number): Offset => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of clock.formatToParts(instant)) part[type] = value;
    const shown = Date.UTC(
      Number(part.year),
      Number(part.month) - 1,
      Number(part.day),
      Number(part.hour),
      Number(part.minute),
    );
    return {
      ahead: shown - Math.floor(instant / minute) * minute,
      // "IST" may be Irish, Indian or Israeli time; an offset is unambiguous.
      zone: part.timeZoneName?.replace(/\+0$/, '') ?? timeZone,
    };
  });
  return (instant: number): Offset => {
    const start = Math.floor(instant / week) * week;
    const first = lookUp(start);
    return first.ahead === lookUp(start + week).ahead ? first : lookUp(instant);
  };
}, String);

function instantOf(moment: string): number {
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(moment)) throw new RangeError(`A timestamp needs an offset or Z: ${moment}`);
  return new Date(moment).getTime();
}

const dateOf = memoize((days: number) => new Date(days * day).toISOString().slice(0, 10));
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The local date and time at an offset. */
function read(instant: number, ahead: number, { hourCycle = 'h12', am = 'AM', pm = 'PM' }: SlotTimesOptions) {
  const days = Math.floor((instant + ahead) / day);
  const minutes = Math.floor((instant + ahead - days * day) / minute);
  const hour = Math.floor(minutes / 60);
  const past = twoDigits(minutes % 60);
  return {
    day: dateOf(days),
    // Browsers disagree on "pm" and "p.m.", and some write noon as 0.
    label: hourCycle === 'h12' ? `${hour % 12 || 12}:${past} ${hour < 12 ? am : pm}` : `${twoDigits(hour)}:${past}`,
  };
}

/**
 * Formats timestamps for the calendar, the same on every machine, whatever its own time zone, language and browser. They are
 * ISO date-times with an offset or `Z`; one without would mean a different instant for each visitor, and throws.
 */
export function slotTimes(moments: readonly string[], options: SlotTimesOptions): SlotTime[] {
  const {
    timeZone,
    visitorTimeZone = timeZone,
    locale = 'en-IE',
    note = (time: string) => `${time} your time`,
  } = options;
  const offsetHere = offsetsOf([locale, timeZone]);
  const offsetThere = offsetsOf([locale, visitorTimeZone]);
  const times = moments.map((value) => {
    const instant = instantOf(value);
    const offset = offsetHere(instant);
    return { value, instant, ...offset, ...read(instant, offset.ahead, options) };
  });
  const change = times.some(({ ahead }) => ahead !== times[0]?.ahead);
  return times.map(({ value, instant, ahead, zone, day, label }) => {
    const time: SlotTime = { value, day, label };
    if (change && times.some((other) => other.instant !== instant && other.day === day && other.label === label))
      time.suffix = zone;
    const aheadThere = offsetThere(instant).ahead;
    if (aheadThere === ahead) return time;
    const there = read(instant, aheadThere, options);
    if (there.day !== day) time.note = note(`${weekdayOf([locale, there.day])} ${there.label}`);
    else if (there.label !== label) time.note = note(there.label);
    return time;
  });
}
