/** How long a time is held for a visitor who types name and e-mail. */
export const holdMinutes = 10;

/** The header with the key of the page that holds a time: its own hold doesn't keep it from booking. */
export const holdHeader = 'slot-hold';

/** Response header with the last day that can be booked, "2027-01-19". */
export const lastDayHeader = 'booking-last-day';

/** Where a day is chosen without scripts, or its time. @param paid the token of a paid consultation; null for a free one */
export function plainPath(paid: string | null, day?: string): string {
  const query = new URLSearchParams({ ...(day !== undefined && { date: day }), ...(paid !== null && { paid }) });
  return query.size === 0 ? '/booking/plain' : `/booking/plain?${query}`;
}
