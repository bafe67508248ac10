/** The local date and time in a zone. */
export interface Reading {
  /** As "2026-11-24". */
  day: string;
  /** Minutes on the clock: 90 is 1:30, even after a clock change that night. */
  minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-IE', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  clocks.set(timeZone, clock);
  return clock;
}

function partsAt(instant: number, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

/** Formatting takes most of the time of a list of slots, which reads the same instants again and again. */
const readings = new Map<string, Reading>();
const maxReadings = 20_000;

/** @param instant milliseconds since 1970 */
export function readClock(instant: number, timeZone: string): Reading {
  const key = `${instant} ${timeZone}`;
  const known = readings.get(key);
  if (known) return known;
  const { year, month, day, hour, minute } = partsAt(instant, timeZone);
  const reading = { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
  if (readings.size >= maxReadings) readings.clear();
  readings.set(key, reading);
  return reading;
}

/**
 * The offset of a zone: "GMT+1" in Dublin's summer, "GMT" in its winter. Not an abbreviation, because "IST" is the
 * time of Ireland, of India and of Israel.
 */
export function offsetName(instant: number, timeZone: string): string {
  return partsAt(instant, timeZone).timeZoneName?.replace(/\+0$/, '') ?? timeZone;
}

/** The local time as if it were UTC, so that local times can be subtracted. */
const asUtc = ({ day, minutes }: Reading) => Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;

/**
 * Converts local time to an instant. A repeated local time means its first occurrence; a skipped one moves forward
 * by the length of the gap.
 * @returns milliseconds since 1970
 */
export function instantOf(reading: Reading, timeZone: string): number {
  const wanted = asUtc(reading);
  // No zone is further from UTC, and none changes its clocks twice within two days.
  const around = [wanted - 86_400_000, wanted + 86_400_000];
  const offsets = around.map((instant) => asUtc(readClock(instant, timeZone)) - instant);
  const before = offsets[0] ?? 0;
  const candidates = offsets.map((offset) => wanted - offset).sort((one, other) => one - other);
  return candidates.find((instant) => asUtc(readClock(instant, timeZone)) === wanted) ?? wanted - before;
}

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
