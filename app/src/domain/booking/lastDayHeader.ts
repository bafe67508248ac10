/** Response header with the last day that can be booked, "2027-01-19". */
export const lastDayHeader = 'booking-last-day';
