/** The canonical name of an IANA time zone; null for anything else. An offset like "+05:30" says nothing about summer time. */
export function knownTimeZone(text: string | null | undefined): string | null {
  if (!text || !/^[a-z]/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
