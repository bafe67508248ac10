import { remember } from './calendar/remember';

export interface SlotTimesOptions {
  /** The zone the times are told in: "Europe/Dublin". */
  timeZone: string;
  /** The visitor's own zone. Where its clocks show something else, the note says what. */
  visitorTimeZone?: string | undefined;
  /** `h12` counts to 12 twice, with AM and PM; `h23` writes "14:30". */
  hourCycle?: 'h12' | 'h23' | undefined;
  am?: string | undefined;
  pm?: string | undefined;
  /** The language of weekdays and of offsets: "GMT+1", in French "UTC+1". */
  locale?: string | undefined;
  /** The visitor's time in words. It holds the weekday where that is another one: "Wed 12:30 AM". */
  note?: ((time: string) => string) | undefined;
}

/** How one moment reads: with a `state` it is a `Slot` of the calendar. */
export interface SlotTime {
  /** The moment as it was given, to be sent back as it came. */
  value: string;
  /** The date in the zone of the times, as "2026-11-24": the day of the calendar it belongs to. */
  day: string;
  /** "9:30 AM". */
  label: string;
  /** The offset of the zone, for times of one day that read the same: "GMT+1". */
  suffix?: string;
  /** "10:30 AM your time", where the visitor's clocks show something else. */
  note?: string;
}

/** "Wed", as it is written within a date: some languages write it otherwise alone. */
const weekdayOf = remember(
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

/** How far the clocks of a zone are ahead of UTC, and what that is called. */
interface Offset {
  ahead: number;
  zone: string;
}

/**
 * The offset of a zone at a moment. Asking `Intl` is slow: in a week that begins and ends with one offset, only its
 * beginning and end are looked up. No zone changes its clocks twice within a week.
 */
const offsetsOf = remember(([locale, timeZone]: readonly [string, string]) => {
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
  const lookUp = remember((instant: number): Offset => {
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
      // "IST" would be Irish, Indian and Israeli time: only the offset is the same for every reader.
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
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(moment)) throw new RangeError(`Not a moment, for want of an offset: ${moment}`);
  return new Date(moment).getTime();
}

const dateOf = remember((days: number) => new Date(days * day).toISOString().slice(0, 10));
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What clocks show that are so far ahead of UTC. */
function read(instant: number, ahead: number, { hourCycle = 'h12', am = 'AM', pm = 'PM' }: SlotTimesOptions) {
  const days = Math.floor((instant + ahead) / day);
  const minutes = Math.floor((instant + ahead - days * day) / minute);
  const hour = Math.floor(minutes / 60);
  const past = twoDigits(minutes % 60);
  return {
    day: dateOf(days),
    // Browsers disagree on "pm" and "p.m.", and some count noon as 0.
    label: hourCycle === 'h12' ? `${hour % 12 || 12}:${past} ${hour < 12 ? am : pm}` : `${twoDigits(hour)}:${past}`,
  };
}

/**
 * How moments read on a clock, for the times of a calendar: the same on every machine, whatever its own zone, language
 * and browser. Moments are ISO date-times with an offset or `Z`; one without would mean another moment for every visitor,
 * and is refused.
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
