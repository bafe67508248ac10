import { memoize } from './calendar/memoize';

export interface SlotTimesOptions {
  /** The time zone of the labels: "Europe/Dublin". */
  timeZone: string;
  /** How long an appointment takes, in minutes: each time then says when it ends. */
  duration?: number | undefined;
  /** The visitor's own time zone. Where its time differs, the note gives it. */
  visitorTimeZone?: string | undefined;
  /**
   * `h12` counts to 12 twice, with AM and PM; `h23` writes "14:30". Left out, that of `locale`; if that is left out too, `h12`.
   */
  hourCycle?: 'h12' | 'h23' | undefined;
  am?: string | undefined;
  pm?: string | undefined;
  /** The language of digits, weekdays and offsets: "GMT+1", in French "UTC+1". Give the calendar the same one. */
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
  /** "10:00 AM", with a `duration`. */
  end?: string;
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

/**
 * How far a time zone is ahead of UTC at an instant, in milliseconds. `Intl` is slow: in a week that begins and ends with one
 * offset, only its beginning and end are looked up. No zone changes its clocks twice within a week.
 */
const offsetsOf = memoize((timeZone: string) => {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const lookUp = memoize((instant: number): number => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of clock.formatToParts(instant)) part[type] = value;
    const shown = Date.UTC(
      Number(part.year),
      Number(part.month) - 1,
      Number(part.day),
      Number(part.hour),
      Number(part.minute),
    );
    return shown - Math.floor(instant / minute) * minute;
  });
  return (instant: number): number => {
    const start = Math.floor(instant / week) * week;
    const first = lookUp(start);
    return first === lookUp(start + week) ? first : lookUp(instant);
  };
});

/** "GMT+1", in the digits of the language. "IST" may be Irish, Indian or Israeli time; an offset is unambiguous. */
const offsetName = (instant: number, timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/\+0$/, '');

/** The numbers of a clock in the digits of a language, with one digit at least, or with two. */
const clockDigits = memoize((locale: string) => {
  const numbers = (minimumIntegerDigits: number) => {
    const { format } = new Intl.NumberFormat(locale, { minimumIntegerDigits });
    return Array.from({ length: 60 }, (_, number) => format(number));
  };
  return { plain: numbers(1), padded: numbers(2) };
});

const hourCycleOf = memoize((locale: string) => {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
});

function instantOf(moment: string): number {
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(moment)) throw new RangeError(`A timestamp needs an offset or Z: ${moment}`);
  return new Date(moment).getTime();
}

const dateOf = memoize((days: number) => new Date(days * day).toISOString().slice(0, 10));

/** The local date and time at an offset. */
function read(
  instant: number,
  ahead: number,
  { locale, hourCycle = locale === undefined ? 'h12' : hourCycleOf(locale), am = 'AM', pm = 'PM' }: SlotTimesOptions,
) {
  const { plain, padded } = clockDigits(locale ?? 'en-IE');
  const days = Math.floor((instant + ahead) / day);
  const minutes = Math.floor((instant + ahead - days * day) / minute);
  const hour = Math.floor(minutes / 60);
  const past = padded[minutes % 60];
  return {
    day: dateOf(days),
    // Browsers disagree on "pm" and "p.m.", and some write noon as 0.
    label: hourCycle === 'h12' ? `${plain[hour % 12 || 12]}:${past} ${hour < 12 ? am : pm}` : `${padded[hour]}:${past}`,
  };
}

/**
 * Formats timestamps for the calendar, the same on every machine, whatever its own time zone, language and browser. They are
 * ISO date-times with an offset or `Z`; one without would mean a different instant for each visitor, and throws.
 */
export function slotTimes(moments: readonly string[], options: SlotTimesOptions): SlotTime[] {
  const {
    timeZone,
    duration,
    visitorTimeZone = timeZone,
    locale = 'en-IE',
    note = (time: string) => `${time} your time`,
  } = options;
  const offsetHere = offsetsOf(timeZone);
  const offsetThere = offsetsOf(visitorTimeZone);
  const times = moments.map((value) => {
    const instant = instantOf(value);
    const ahead = offsetHere(instant);
    return { value, instant, ahead, ...read(instant, ahead, options) };
  });
  const change = times.some(({ ahead }) => ahead !== times[0]?.ahead);
  return times.map(({ value, instant, ahead, day, label }) => {
    const time: SlotTime = { value, day, label };
    if (duration) {
      const end = instant + duration * minute;
      time.end = read(end, offsetHere(end), options).label;
    }
    if (change && times.some((other) => other.instant !== instant && other.day === day && other.label === label))
      time.suffix = offsetName(instant, timeZone, locale) ?? timeZone;
    const aheadThere = offsetThere(instant);
    if (aheadThere === ahead) return time;
    const there = read(instant, aheadThere, options);
    if (there.day !== day) time.note = note(`${weekdayOf([locale, there.day])} ${there.label}`);
    else if (there.label !== label) time.note = note(there.label);
    return time;
  });
}

/**
 * The date at a moment in a time zone, as "2026-11-24": what `today` is for the calendar. The moment is an ISO date-time with an
 * offset or `Z`, so `dayIn(new Date().toISOString(), 'Europe/Dublin')` is today.
 */
export function dayIn(moment: string, timeZone: string): string {
  const instant = instantOf(moment);
  return dateOf(Math.floor((instant + offsetsOf(timeZone)(instant)) / day));
}
