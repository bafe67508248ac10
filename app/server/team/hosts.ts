import { momentLabel } from '../../src/domain/booking/labels.ts';
import { formatList } from '../../src/domain/words.ts';
import type { BookingRow, HostRow } from '../booking/table.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';

/** The hosts, paused ones included, in the team's order. There is at least one. */
export function hostsIn(database: Database): Promise<HostRow[]> {
  return database
    .selectFrom('hosts')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @param done what wasn't: "changed" */
export const unknownHost = (done: string) =>
  new HttpError(404, 'unknown-host', `There is no such host. Please look again. Nothing was ${done}.`);

/** What a host is called: a first one whose name nobody has entered goes by the agency's. */
export const hostName = ({ name }: Pick<HostRow, 'name'>, { agencyName }: Pick<Context['settings'], 'agencyName'>) =>
  name === '' ? agencyName : name;

/** Who takes a call, as both sides are told. */
export interface CallHost {
  /** Null while the agency has one host: the visitor needs no name beside the agency's. */
  name: string | null;
  /** For a copy of the agency's e-mails; null for none. */
  email: string | null;
}

const maxNamed = 5;

/** Calls by name and time, for a refusal: "Ann, 10:00 AM on …, and 3 more". */
export function callsInWords(calls: readonly BookingRow[], opening: Context['opening']): string {
  const named = calls
    .slice(0, maxNamed)
    .map(({ name, starts_at }) => `${name}, ${momentLabel({ start: Date.parse(starts_at) }, opening)}`);
  return formatList([...named, ...(calls.length > maxNamed ? [`${calls.length - maxNamed} more`] : [])]);
}

/** Finds who takes a call. */
export type HostOf = (call: Pick<BookingRow, 'host_id'>) => CallHost;

/** The host in an answer: absent while the agency has one. */
export const hostIn = ({ name }: CallHost) => (name === null ? {} : { host: name });

/** Reads who the hosts are. */
export async function callHosts({
  database,
  settings,
}: Pick<Context, 'settings'> & { database: Database }): Promise<HostOf> {
  const rows = await database.selectFrom('hosts').selectAll().execute();
  const isNamed = rows.filter(({ removed_at }) => removed_at === null).length > 1;
  return ({ host_id }) => {
    const host = rows.find(({ id }) => id === host_id);
    if (!host) return { name: null, email: null };
    const isOwnAddress = host.email === settings.agencyEmail;
    return { name: isNamed ? hostName(host, settings) : null, email: isOwnAddress ? null : host.email };
  };
}

/**
 * The host for the next call: the one with the fewest upcoming calls, then the first one.
 * @param hosts in the team's order, at least one
 */
export async function nextHost<Host extends Pick<HostRow, 'id'>>(
  database: Database,
  hosts: readonly [Host, ...Host[]],
  now: Date,
): Promise<Host> {
  const rows = await database
    .selectFrom('bookings')
    .select(['host_id', ({ fn }) => fn.countAll<number>().as('calls')])
    .where('status', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .groupBy('host_id')
    .execute();
  const callsOf = ({ id }: Host) => Number(rows.find(({ host_id }) => host_id === id)?.calls ?? 0);
  return hosts.reduce((fewest, host) => (callsOf(host) < callsOf(fewest) ? host : fewest));
}
