/** How long a time is held for a visitor who types name and e-mail. */
export const holdMinutes = 10;

/** The header with the key of the page that holds a time: its own hold doesn't keep it from booking. */
export const holdHeader = 'slot-hold';
