import type { FastifyInstance } from 'fastify';
import { daysBetween } from '../../src/domain/booking/day.ts';
import { lastDayHeader } from '../../src/domain/booking/lastDayHeader.ts';
import { maxDays } from '../../src/domain/contract/booking.ts';
import { bookMeetingEndpoint, listSlotsEndpoint } from '../../src/domain/contract/visitors.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { idempotencyKeyOf } from '../platform/http/idempotencyKey.ts';
import { keepRecent } from '../platform/http/keepRecent.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { readLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/network.ts';
import { Encoded, sendEncoded } from '../platform/site/encoded.ts';
import { callHosts, hostIn } from '../team/hosts.ts';
import { book } from './book.ts';
import { currentHours, lastDayOf } from './currentOpening.ts';
import { visitorOf } from './holds.ts';
import { manageUrlOf } from './linkToken.ts';
import { offeredDays, readOffer, slotsByDay, slotsOf } from './slots.ts';

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
        const offer = await readOffer(context, hours, from, to, visitor);
        const answer = recent(
          JSON.stringify(offer),
          () => new Encoded(Buffer.from(JSON.stringify(slotsByDay(slotsOf(offer), timeZone)))),
        );
        return sendEncoded(request, reply.type('application/json; charset=utf-8'), answer);
      }
      throw new HttpError(
        400,
        'invalid-range',
        `Request one day (?date=2026-11-24), or for at most ${maxDays} days (?from=2026-11-01&to=2026-11-30).`,
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
  return days >= 1 && days <= maxDays;
}
