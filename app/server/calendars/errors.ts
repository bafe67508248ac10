/** Why a calendar couldn't be read, in words for the team. */
export class UnreadableCalendarError extends Error {}
