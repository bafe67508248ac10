import { fileURLToPath } from 'node:url';

/** English and time zones, which react-day-picker brings along and SlotCalendar never needs: a quarter of its weight. */
export const unused = /^(@date-fns\/tz|date-fns\/format|date-fns\/locale\/en-US)$/;
/** What is built, and tested, in their place. */
export const inPlaceOfUnused = fileURLToPath(new URL('src/lib/calendar/unused.ts', import.meta.url));
