import { fileURLToPath } from 'node:url';

const counting =
  /@date-fns\/tz|date-fns\/(?:(?:add|difference|each|end|get|isSame|set|start)\w+|format)|date-fns\/locale\/en-US/;
const own =
  /\.{1,2}\/(?:noonDateLib|useAnimation|components\/custom-components|selection\/use(?:Multi|Range)|utils\/convertMatchersToTimeZone|helpers\/(?:start|end)OfBroadcastWeek)\.js/;

/**
 * What react-day-picker brings along and SlotCalendar never needs: English, time zones, counting in the visitor's own
 * days, ways to draw and to choose that it has others for. Half of the weight.
 */
export const unused = new RegExp(`^(?:${counting.source}|${own.source})$`);
/** What is built, and tested, in their place. */
export const inPlaceOfUnused = fileURLToPath(new URL('src/lib/calendar/unused.ts', import.meta.url));
