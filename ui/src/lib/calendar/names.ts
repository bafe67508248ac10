import { toDate } from './day';
import { memoize } from './memoize';

function names(locale: string) {
  const name = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return memoize((text: string) => format.format(toDate(text)));
  };
  const number = new Intl.NumberFormat(locale);
  return {
    /** "Tuesday 24 November 2026". */
    day: name({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** "Tue, 24 Nov". */
    shortDay: name({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** "24", in the digits of the language. */
    dayNumber: memoize((day: string) => number.format(toDate(day).getUTCDate())),
    /** "November 2026". */
    month: name({ month: 'long', year: 'numeric' }),
    /** "Tue". */
    weekday: name({ weekday: 'short' }),
  };
}

/** Formats days and months in a language. `Intl` is slow, so nothing is formatted twice. */
export const namesIn = memoize(names);

export type Names = ReturnType<typeof namesIn>;
