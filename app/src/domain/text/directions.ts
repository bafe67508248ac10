/**
 * Removes the invisible characters that set the direction of text: one in a name would reverse the rest of the line.
 * Right-to-left letters need none of them; joiners of letters and emojis stay.
 */
export const withoutDirections = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

/** The same for longer texts, in which marks of direction are part of right-to-left writing. */
export const withoutOverrides = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
