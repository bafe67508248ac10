/**
 * The zone by the name that this server knows it by; null for anything that is no zone of the IANA database. An offset
 * such as "+05:30" is none: it says nothing about the summer.
 */
export function knownTimeZone(text: string | null | undefined): string | null {
  if (!text || !/^[a-z]/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
