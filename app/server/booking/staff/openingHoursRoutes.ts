import type { FastifyInstance } from 'fastify';
import { addDays } from '../../../src/domain/booking/day.ts';
import { type OpeningRules, problemsOf, rulesOf, sortedRules } from '../../../src/domain/booking/openingRules.ts';
import { isWithinHours, todayIn } from '../../../src/domain/booking/slots.ts';
import type { Opening } from '../../../src/domain/catalogue/opening.ts';
import {
  changeOpeningHours,
  checkOpeningHours,
  getOpeningHours,
  type HoursCheck,
} from '../../../src/domain/contract/staff/openingHours.ts';
import { plural } from '../../../src/domain/words.ts';
import { spanOf } from '../../calendars/calendars.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { type Change, idIn, loggedOf, type Undo } from '../../platform/subject.ts';
import { answerAction, outdated } from '../../team/actions.ts';
import { callsInWords, unknownHost } from '../../team/hosts.ts';
import { actorNames } from '../../team/names.ts';
import { enteredHours, type HostHours, hoursOfHosts } from '../currentOpening.ts';
import { lockCalendar } from '../freeHosts.ts';
import { freeSlotsByDay, offeredDays } from '../slots.ts';
import type { BookingRow } from '../table.ts';
import { toStaffBookings } from './staffBooking.ts';

/** Routes of the opening hours, notice, days ahead and breaks. A change applies from the next request on. */
export function openingHoursRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, opening } = context;
  const serve = serveOn(app, settings);

  serve(getOpeningHours, 'When consultations can be booked with a host', async ({ query }) => {
    const { entered, host, rules, version } = await hoursToShow(context, query.host);
    const { timeZone, length } = opening;
    if (!entered) return { host, rules, version, length, timeZone, changed: null };
    const nameOf = await actorNames(database);
    return {
      host,
      rules,
      version,
      length,
      timeZone,
      changed: { at: entered.changed_at, who: nameOf(entered.changed_by) },
    };
  });

  serve(checkOpeningHours, 'What a change of the hours would do: it changes nothing', async ({ body }) =>
    checkHours(context, body.rules, body.host),
  );

  serve(changeOpeningHours, 'Changes the hours, unless a booked call would be outside them', async (request) => {
    const { rules, version } = request.body;
    const { host } = await hoursToShow(context, request.body.host);
    return answerAction(context, request, { name: 'hours.change', subject: hoursSubject(host) }, (transaction) =>
      changeHours(context, transaction, { host, rules, version, by: request.actor.id }),
    );
  });
}

const hoursSubject = (hostId: string) => `opening-hours:${hostId}`;

/**
 * The hours of a host.
 * @param hostId the first host's without one
 * @throws HttpError when there is no such host
 */
async function requireHours(
  context: Pick<Context, 'opening'>,
  database: Database,
  hostId?: string,
): Promise<HostHours> {
  const all = await hoursOfHosts(context, database);
  const found = hostId === undefined ? all[0] : all.find(({ host }) => host.id === hostId);
  if (found) return found;
  throw unknownHost('changed');
}

/** Upcoming calls of a host within the current hours and outside the new ones. Calls already outside don't count. */
async function callsLeftOutside(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { host, opening: current }: HostHours,
  wanted: OpeningRules,
): Promise<BookingRow[]> {
  const booked = await database
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', host.id)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now().toISOString())
    .orderBy('starts_at')
    .execute();
  const then = { ...current, ...wanted };
  return booked.filter((call) => isWithinHours(current, spanOf(call)) && !isWithinHours(then, spanOf(call)));
}

async function checkHours(context: Context, rules: OpeningRules, hostId?: string): Promise<HoursCheck> {
  const { database, now } = context;
  const { host, opening: current } = await requireHours(context, database, hostId);
  const problems = problemsOf(rules, current.length);
  if (problems.length > 0) return { problems, outside: [], free: { now: 0, after: 0 } };
  const freeWith = async (opening: Opening) => {
    const from = todayIn(opening, now());
    const days = freeSlotsByDay(await offeredDays(context, [{ host, opening }], from, addDays(from, 6)));
    return days.reduce((sum, { free }) => sum + free.length, 0);
  };
  const outside = await callsLeftOutside(context, { host, opening: current }, rules);
  return {
    problems,
    outside: await toStaffBookings(context, outside),
    free: { now: await freeWith(current), after: await freeWith({ ...current, ...rules }) },
  };
}

interface HoursChange {
  /** The first host without one. */
  host?: string | undefined;
  /** Null for those of the catalogue. */
  rules: OpeningRules | null;
  /** Of the hours that the member saw. */
  version: number;
  /** The id of the member or access token. */
  by: string;
}

/**
 * Changes the hours from the next request on. Locks the calendar, so that no booking is made meanwhile.
 * @throws HttpError when they were changed meanwhile, or a call would be left outside
 */
async function setHours(
  context: Context,
  transaction: Transaction,
  { host: hostId, rules, version, by }: HoursChange,
): Promise<Change> {
  await lockCalendar(context, transaction);
  const { host, opening: current } = await requireHours(context, transaction, hostId);
  const entered = await enteredHours(transaction, host.id);
  if ((entered?.version ?? 0) !== version) throw await outdated(transaction, hoursSubject(host.id));
  const wanted = rules ?? rulesOf(context.opening);
  const outside = await callsLeftOutside({ ...context, database: transaction }, { host, opening: current }, wanted);
  if (outside.length > 0) throw callsOutside(outside, current);
  const row = {
    version: version + 1,
    rules: rules && JSON.stringify(rules),
    changed_at: context.now().toISOString(),
    changed_by: by,
  };
  await transaction
    .insertInto('opening_hours')
    .values({ host_id: host.id, ...row })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet(row))
    .execute();
  return {
    before: { rules: JSON.stringify(rulesOf(current)), isEntered: Boolean(entered?.rules), version },
    after: { rules: JSON.stringify(wanted), isEntered: rules !== null, version: row.version },
  };
}

/** Changes the hours to rules that a member entered. @throws HttpError */
function changeHours(
  context: Context,
  transaction: Transaction,
  change: HoursChange & { rules: OpeningRules },
): Promise<Change> {
  const problems = problemsOf(change.rules, context.opening.length);
  if (problems.length > 0) throw new HttpError(400, 'invalid-hours', problems.join(' '));
  return setHours(context, transaction, { ...change, rules: sortedRules(change.rules) });
}

/** Undoes a change of the hours, unless they were changed again, or a time that only the new hours have was booked. */
export const hoursUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  'hours.change': (transaction, { actor, subject, before, after }) => {
    const { rules, isEntered } = loggedOf(before);
    return setHours(context, transaction, {
      host: idIn(subject),
      rules: isEntered ? (JSON.parse(String(rules)) as OpeningRules) : null,
      version: Number(loggedOf(after).version),
      by: actor,
    });
  },
});

/** The hours of a host as the team sees them. @throws HttpError when there is no such host */
async function hoursToShow(context: Pick<Context, 'database' | 'opening'>, hostId?: string) {
  const { host, opening } = await requireHours(context, context.database, hostId);
  const entered = await enteredHours(context.database, host.id);
  return { entered, host: host.id, rules: rulesOf(opening), version: entered?.version ?? 0 };
}

function callsOutside(calls: readonly BookingRow[], opening: Opening): HttpError {
  return new HttpError(
    409,
    'calls-outside',
    `${plural(calls.length, 'call')} would be outside these hours, so nothing was changed: ${callsInWords(calls, opening)}. Please move or cancel ${calls.length === 1 ? 'it' : 'them'} first.`,
  );
}
