import { opening } from '../../../domain/catalogue/opening.ts';
import type { Availability } from '../../../domain/contract/staff/availability.ts';
import type { StaffBooking } from '../../../domain/contract/staff/bookings.ts';
import { type Instants, merge, type Period, periodOn } from './layout.ts';
import { colors, noColor } from './week.css.ts';

const { timeZone, length } = opening;

/** What is on a day, in minutes on its clock. */
export interface WeekDay {
  day: string;
  calls: readonly { call: StaffBooking; period: Period }[];
  /** When one of the hosts is open. */
  open: readonly Period[];
  /** By the ids of hosts. */
  busy: readonly { host: string; period: Period }[];
  /** The times that visitors can book. */
  free: readonly Period[];
  /** What the day off is called. */
  off: string | undefined;
}

/** What is on a day, out of what is in its week. */
export function weekDay(day: string, calls: readonly StaffBooking[], { hosts, daysOff, free }: Availability): WeekDay {
  const on = (times: readonly Instants[]) => times.flatMap((time) => periodOn(day, time, timeZone) ?? []);
  return {
    day,
    calls: calls.flatMap((call) => on([call]).map((period) => ({ call, period }))),
    open: merge(hosts.flatMap((host) => on(host.open))),
    busy: hosts.flatMap((host) => merge(on(host.busy)).map((period) => ({ host: host.id, period }))),
    free: on(free.map((start) => ({ start, end: new Date(Date.parse(start) + length * 60_000).toISOString() }))),
    off: daysOff.find((off) => off.day === day)?.label,
  };
}

/** A host in the week, in the team's order, which gives the color; with one host, there is none to tell apart. */
export interface WeekHost {
  id: string;
  name: string;
}

/** The hosts to tell apart; none while there is one. */
export const namedHosts = ({ hosts }: Availability): readonly WeekHost[] => (hosts.length > 1 ? hosts : []);

/** The class of a host's color, as `own`. */
export const hostColor = (hosts: readonly WeekHost[], host: string | undefined): string =>
  colors[hosts.findIndex(({ id }) => id === host) % colors.length] ?? noColor;

/** "AN" of "Aoife Nolan". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
