/** A calendar couldn't be read or written. The message is shown to the team. */
export class CalendarError extends Error {}
