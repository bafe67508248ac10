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

const clock = remember(
  ([locale, timeZone]: readonly [string, string]) =>
    new Intl.DateTimeFormat(locale, {
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
    }),
  String,
);
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

/** How far the clocks of a zone are ahead of UTC at a moment, and what that is called. */
const offsetAt = remember(([locale, timeZone, instant]: readonly [string, string, number]) => {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock([locale, timeZone]).formatToParts(instant)) part[type] = value;
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
}, String);

/** Asking about a zone is slow: on a day that begins and ends with one offset, only its beginning and end are looked up. */
function offsetOf(instant: number, timeZone: string, locale: string) {
  const midnight = Math.floor(instant / day) * day;
  const first = offsetAt([locale, timeZone, midnight]);
  return first.ahead === offsetAt([locale, timeZone, midnight + day]).ahead
    ? first
    : offsetAt([locale, timeZone, instant]);
}

/** What the clocks of a zone show at a moment. */
function read(moment: string, timeZone: string, options: SlotTimesOptions) {
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(moment)) throw new RangeError(`Not a moment, for want of an offset: ${moment}`);
  const { hourCycle = 'h12', am = 'AM', pm = 'PM', locale = 'en-IE' } = options;
  const instant = new Date(moment).getTime();
  const { ahead, zone } = offsetOf(instant, timeZone, locale);
  const local = new Date(instant + ahead);
  const [date = '', time = ''] = local.toISOString().split('T');
  const hour = local.getUTCHours();
  // Browsers disagree on "pm" and "p.m.", and some count noon as 0.
  const half = `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? am : pm}`;
  return {
    value: moment,
    instant,
    day: date,
    label: hourCycle === 'h12' ? half : time.slice(0, 5),
    weekday: () => weekdayOf([locale, date]),
    zone,
  };
}

/**
 * How moments read on a clock, for the times of a calendar: the same on every machine, whatever its own zone, language
 * and browser. Moments are ISO date-times with an offset or `Z`; one without would mean another moment for every visitor,
 * and is refused.
 */
export function slotTimes(moments: readonly string[], options: SlotTimesOptions): SlotTime[] {
  const { timeZone, visitorTimeZone, note = (time: string) => `${time} your time` } = options;
  const times = moments.map((moment) => read(moment, timeZone, options));
  return times.map((here) => {
    const { value, instant, day, label, zone } = here;
    const there = visitorTimeZone === undefined ? here : read(value, visitorTimeZone, options);
    const time: SlotTime = { value, day, label };
    if (times.some((other) => other.instant !== instant && other.day === day && other.label === label))
      time.suffix = zone;
    if (there.day !== day) time.note = note(`${there.weekday()} ${there.label}`);
    else if (there.label !== label) time.note = note(there.label);
    return time;
  });
}
