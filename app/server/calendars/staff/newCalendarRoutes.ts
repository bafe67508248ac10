import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  addCalendar,
  checkCalendar,
  listAccountCalendars,
  maxCalendars,
} from '../../../src/domain/contract/staff/calendars.ts';
import type { Context } from '../../platform/context.ts';
import { lockForTransaction } from '../../platform/db/advisoryLock.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { answerAction } from '../../team/actions.ts';
import { hostsIn, unknownHost } from '../../team/hosts.ts';
import { calendarsOf, storedPassword } from '../caldav/account.ts';
import { adoptEntries, currentCalendars, enqueueUpcoming } from '../caldav/entries.ts';
import type { Login } from '../caldav/session.ts';
import { type CalendarSource, readBusyTimes, skippedColumns, storeBusyTimes } from '../calendars.ts';
import { CalendarError } from '../errors.ts';
import { calendarTarget } from '../readCalendar.ts';

const twoWeeks = 14 * 24 * 3_600_000;
/** Busy times that a check shows. */
const shown = 5;

/** Adds a calendar of a host, in steps: which ones an account has, when one is busy, and adding it. */
export function newCalendarRoutes(app: FastifyInstance, context: Context): void {
  const { settings, now } = context;
  const serve = serveOn(app, settings);

  serve(
    listAccountCalendars,
    'The calendars of an account (CalDAV): it changes nothing',
    async ({ body: { url, login } }) => ({ calendars: await readable(() => calendarsOf(context, url, login)) }),
  );

  serve(
    checkCalendar,
    'Reads a calendar before it is added, and says when it is busy: it changes nothing',
    async ({ body }) => {
      const { times, skipped } = await readNew(context, await sourceOf(context, body));
      const at = now().getTime();
      const soon = times.filter(({ start, end }) => end > at && start < at + twoWeeks);
      const first = soon.slice(0, shown).map(({ start, end }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      }));
      return { count: soon.length, first, unread: skipped.length };
    },
  );

  serve(
    addCalendar,
    'Adds a calendar that can be read; its busy times can’t be booked with its host from then on',
    async (request) => {
      const { name, belongsTo } = request.body;
      const source = await sourceOf(context, request.body);
      const { times, skipped, etag, lastModified } = await readNew(context, source);
      const url = calendarTarget(context, source.url).href;
      const id = randomUUID();
      const at = now().toISOString();
      return answerAction(context, request, { name: 'calendar.add', subject: 'calendars' }, async (transaction) => {
        await lockForTransaction(transaction, 'calendar');
        const hosts = await hostsIn(transaction);
        const host = belongsTo === undefined ? hosts[0] : hosts.find((each) => each.id === belongsTo);
        if (!host) throw unknownHost('added');
        const rows = await currentCalendars(transaction).select(['url', 'host_id']).execute();
        if (rows.length >= maxCalendars) {
          throw new HttpError(409, 'too-many-calendars', `There are ${maxCalendars} calendars. Remove one first.`);
        }
        if (rows.some((row) => row.url === url && row.host_id === host.id)) {
          throw new HttpError(409, 'known-calendar', 'This calendar is in the list already. Nothing was added.');
        }
        const writes = request.body.writes && source.username !== null;
        const calendar = { ...source, id, host_id: host.id, name, url };
        await transaction
          .insertInto('calendars')
          .values({
            ...calendar,
            etag,
            last_modified: lastModified,
            writes: writes ? 1 : 0,
            created_by: request.actor.id,
            created_at: at,
            tried_at: at,
            read_at: at,
            parsed_at: at,
            ...skippedColumns({ skipped }),
          })
          .execute();
        await storeBusyTimes(transaction, id, times);
        if (writes) {
          await adoptEntries(transaction, calendar, at);
          await enqueueUpcoming(transaction, calendar, at);
        }
        return { before: {}, after: { calendar: id, name, host: serverOf({ url }) } };
      });
    },
  );
}

/** Reads a calendar that isn't in the list yet. @throws HttpError */
function readNew(context: Context, source: CalendarSource) {
  return readable(async () => {
    const read = await readBusyTimes(context, source);
    if (!read) throw new CalendarError('The calendar’s server answered HTTP 304.');
    return read;
  });
}

/** The server of a calendar's address, which may hold a secret. */
export const serverOf = ({ url }: { url: string }) => new URL(url).host;

interface NewSource {
  url: string;
  login?: Login | undefined;
  belongsTo?: string | undefined;
}

/** Where a new calendar is read, with the password as it is stored. */
async function sourceOf(context: Context, request: NewSource): Promise<CalendarSource> {
  const { url, login, belongsTo } = request;
  const host = belongsTo ?? (await hostsIn(context.database))[0]?.id ?? '';
  const source = { url, host_id: host, counts_unanswered: 0 as const };
  if (!login) return { ...source, username: null, password: null };
  return { ...source, username: login.username, password: storedPassword(login.password, context) };
}

/** @throws HttpError when a calendar can't be read */
async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    throw new HttpError(422, 'unreadable-calendar', `${error.message} Nothing was added.`, { cause: error });
  }
}
