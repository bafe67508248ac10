import type { FastifyInstance } from 'fastify';
import { readClock } from '../../src/domain/booking/clock.ts';
import { daysBetween } from '../../src/domain/booking/day.ts';
import { holdHeader, holdMinutes, lastDayHeader } from '../../src/domain/booking/protocol.ts';
import { offeredSlots } from '../../src/domain/booking/slots.ts';
import { type HoldAnswer, maxRangeDays } from '../../src/domain/contract/booking.ts';
import {
  bookMeetingEndpoint,
  bookPaidCallEndpoint,
  getPaidCallEndpoint,
  holdSlotEndpoint,
  listSlotsEndpoint,
} from '../../src/domain/contract/visitors.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { idempotencyKeyOf } from '../platform/http/idempotencyKey.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { readLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/limits.ts';
import { Encoded, sendEncoded } from '../platform/site/encoded.ts';
import { callHosts, hostIn } from '../team/hosts.ts';
import { book } from './book.ts';
import { currentHours, lastDayOf } from './currentOpening.ts';
import { findHost, lockCalendar, slotTakenError } from './freeHosts.ts';
import { holdSlot, type Visitor, visitorOf } from './holds.ts';
import { manageUrlOf } from './linkToken.ts';
import { bookPaidCall, requirePaidCall, toPaidCall } from './paid/paidCall.ts';
import { offeredDays, readSlotInputs, slotsByDay, slotsOf } from './slots.ts';

/** Lists free times and takes bookings. */
export function bookingRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  const recent = keepRecent<Encoded>();

  serve(
    listSlotsEndpoint,
    {
      summary: `The slots of a day, or of each day of a range, and which are free. The header ${lastDayHeader} is the last day that can be booked`,
      config: readLimit(context.settings),
    },
    async (request, reply) => {
      const { date, from, to } = request.query;
      const visitor = visitorOf(request, context.settings);
      const hours = await currentHours(context, context.database);
      const { timeZone } = context.opening;
      reply.header(lastDayHeader, lastDayOf(hours, context));
      if (date && !from && !to)
        return slotsByDay(await offeredDays(context, hours, date, date, visitor), timeZone)[date] ?? [];
      if (!date && from && to && isShort(from, to)) {
        const inputs = await readSlotInputs(context, hours, from, to, visitor);
        const answer = recent(
          JSON.stringify(inputs),
          () => new Encoded(Buffer.from(JSON.stringify(slotsByDay(slotsOf(inputs), timeZone)))),
        );
        return sendEncoded(request, reply.type('application/json; charset=utf-8'), answer);
      }
      throw new HttpError(
        400,
        'invalid-range',
        `Request one day (?date=2026-11-24), or for at most ${maxRangeDays} days (?from=2026-11-01&to=2026-11-30).`,
      );
    },
  );

  serve(bookMeetingEndpoint, { summary: 'Books a consultation', bodyLimit: 4096 }, async (request, reply) => {
    const origin = ownOrigin(context.settings, request);
    const { settings } = context;
    const source = { origin, network: networkOf(request, settings), visitor: visitorOf(request, settings) };
    const booking = await book(context, request.body, idempotencyKeyOf(request), source);
    const manageUrl = manageUrlOf(booking, context.settings, origin);
    const hostOf = await callHosts(context);
    return reply.code(201).send({ id: booking.id, date: booking.starts_at, ...hostIn(hostOf(booking)), manageUrl });
  });
}

function isShort(from: string, to: string): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= maxRangeDays;
}

/** Holds a time while a visitor types the details of a booking. */
export function holdRoute(app: FastifyInstance, context: Context): void {
  serveOn(app, context.settings)(
    holdSlotEndpoint,
    {
      summary: `Holds a free time for ${holdMinutes} minutes, instead of the one held before. The header ${holdHeader} names the page that holds it`,
      bodyLimit: 1024,
    },
    (request) => hold(context, request.body.date, visitorOf(request, context.settings)),
  );
}

/** @throws HttpError when the time isn't free */
function hold(context: Context, date: string, visitor: Visitor): Promise<HoldAnswer> {
  return context.database.transaction().execute(async (transaction) => {
    const hours = await lockCalendar(context, transaction);
    const { slot, hostId } = await findHost(context, transaction, hours, { date, visitor });
    if (hostId === undefined) throw slotTakenError(slot, context);
    const { day } = readClock(slot.start, context.opening.timeZone);
    const offered = hours.flatMap(({ opening }) => offeredSlots(opening, day, context.now()));
    const heldUntil = await holdSlot(context, transaction, { ...slot, hostId }, offered, visitor);
    if (heldUntil === null) return { heldUntil };
    const hostOf = await callHosts({ database: transaction, settings: context.settings });
    return { heldUntil, ...hostIn(hostOf({ host_id: hostId })) };
  });
}

/** Shows a paid consultation by its link, and takes the time that its buyer chooses. */
export function paidCallRoutes(app: FastifyInstance, context: Context): void {
  const { settings } = context;
  const serve = serveOn(app, settings);

  serve(
    getPaidCallEndpoint,
    { summary: 'The paid consultation of a link', config: writeLimit(settings) },
    async (request) => {
      const order = await requirePaidCall(context, request.params.token);
      return toPaidCall(context, order, ownOrigin(settings, request));
    },
  );

  serve(
    bookPaidCallEndpoint,
    { summary: 'Books the time of a paid consultation', bodyLimit: 1024 },
    async (request) => {
      const origin = ownOrigin(settings, request);
      const order = await requirePaidCall(context, request.params.token);
      const source = { origin, network: networkOf(request, settings), visitor: visitorOf(request, settings) };
      await bookPaidCall(context, order, request.body, source);
      return toPaidCall(context, order, origin);
    },
  );
}

/** The most values that are kept. */
const max = 50;

/**
 * Keeps the values that were made lately, so that the same isn't made again. The key holds all that a value is made of, so
 * that nothing is ever out of date.
 */
function keepRecent<Value>(): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
