import type { Weekday } from './day';
import { memoize } from './memoize';

/** Regions whose week doesn't begin on Monday, from CLDR. Not every browser has `Intl.Locale.getWeekInfo`. */
const sunday =
  'AG AS BD BR BS BT BU BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY RH SA SG SV TH TT TW UM US VE VI WS YD YE ZA ZW';
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first day of the week where a language is spoken, given as a BCP 47 tag: of "en" in the United States. */
export const firstWeekday = memoize((locale: string): Weekday => {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  if (region === 'MV') return 5;
  return sunday.includes(region) ? 0 : saturday.includes(region) ? 6 : 1;
});
