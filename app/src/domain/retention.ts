/** Days for which a mail is kept after it was sent, or after we gave up: long enough to ask whether it came. */
export const mailDays = 30;
/** Days after its last one on which a kept quote can still be looked at: it says what has changed, but not for ever. */
export const quoteDays = 365;
