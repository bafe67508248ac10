import ICAL from 'ical.js';
import { instantOf, readClock } from '../../src/domain/booking/clock.ts';
import { knownTimeZone } from '../booking/timeZone.ts';
import { windowsZones } from './windowsZones.ts';

/**
 * The IANA name of a time zone in a calendar: by that name, by the name of Windows, or at the end of a path as in
 * "/freeassociation.sourceforge.net/Europe/Dublin". Null for a zone that only the calendar itself describes.
 */
export function ianaNameOf(tzid: string): string | null {
  const parts = tzid.split('/').filter((part) => part !== '');
  const paths = [3, 2].map((count) => parts.slice(-count).join('/'));
  const names = [windowsZones.get(tzid), tzid, ...(parts.length > 2 ? paths : [])];
  return names.map(knownTimeZone).find((name) => name !== null) ?? null;
}

const day = 24 * 3_600_000;
const pad = (number: number) => String(number).padStart(2, '0');

/** The instant of a time on the clocks of a zone, in milliseconds since 1970. */
export function instantIn(time: ICAL.Time, timeZone: string): number {
  const date = `${String(time.year).padStart(4, '0')}-${pad(time.month)}-${pad(time.day)}`;
  const minutes = time.isDate ? 0 : time.hour * 60 + time.minute;
  return instantOf({ day: date, minutes }, timeZone);
}

/** A time on a clock as if it were UTC. */
export const asUtc = ({ year, month, day, hour, minute, isDate }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, isDate ? 0 : hour, isDate ? 0 : minute);

/** The most days whose offsets are remembered: more than two centuries. */
const maxDays = 100_000;

/** A zone whose rules are those of this machine, and not those that a calendar gives, which may be outdated or missing. */
class IanaZone extends ICAL.Timezone {
  readonly #name: string;
  /** Seconds of the offset at each midnight: looking one up takes long, and a repeating event needs thousands. */
  readonly #midnights = new Map<number, number>();

  constructor(name: string) {
    super({ tzid: name });
    this.#name = name;
  }

  /** In seconds. */
  override utcOffset(time: ICAL.Time): number {
    const wall = asUtc(time);
    const today = Math.floor(wall / day);
    const offset = this.#atMidnight(today);
    return offset === this.#atMidnight(today + 1) ? offset : this.#offsetAt(wall);
  }

  #atMidnight(number: number): number {
    const known = this.#midnights.get(number);
    if (known !== undefined) return known;
    if (this.#midnights.size >= maxDays) this.#midnights.clear();
    const offset = this.#offsetAt(number * day);
    this.#midnights.set(number, offset);
    return offset;
  }

  /** @param wall a time on the clock of this zone, as if it were UTC */
  #offsetAt(wall: number): number {
    return (wall - instantOf(readClock(wall, 'UTC'), this.#name)) / 1000;
  }
}

/** Tells the library of a zone. There are only as many as there are zones. */
function register(name: string): void {
  if (!ICAL.TimezoneService.has(name) || !(ICAL.TimezoneService.get(name) instanceof IanaZone)) {
    ICAL.TimezoneService.register(new IanaZone(name), name);
  }
}

/** A property or component as ical.js parses it: [name, parameters, type, …values], [name, properties, components]. */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];
export type ParsedComponent = [name: string, properties: Property[], components: ParsedComponent[]];

const tzidOf = ([, properties]: ParsedComponent) => String(properties.find(([name]) => name === 'tzid')?.[3] ?? '');

/** Gives every known time zone its IANA name, and removes the calendar's own description of it. */
export function nameZones([name, properties, components]: ParsedComponent): ParsedComponent {
  const named = properties.map((property): Property => {
    const [which, { tzid, ...others }, type, ...values] = property;
    const iana = typeof tzid === 'string' ? ianaNameOf(tzid) : null;
    if (iana === null) return property;
    register(iana);
    return [which, { ...others, tzid: iana }, type, ...values];
  });
  const kept = components.filter((each) => each[0] !== 'vtimezone' || ianaNameOf(tzidOf(each)) === null);
  return [name, named, kept.map((each) => (each[0] === 'vtimezone' ? each : nameZones(each)))];
}
