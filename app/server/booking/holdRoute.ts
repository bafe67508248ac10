import type { FastifyInstance } from 'fastify';
import { readClock } from '../../src/domain/booking/clock.ts';
import { holdHeader, holdMinutes } from '../../src/domain/booking/holds.ts';
import { offeredSlots } from '../../src/domain/booking/slots.ts';
import type { HoldAnswer } from '../../src/domain/contract/booking.ts';
import { holdSlotEndpoint } from '../../src/domain/contract/visitors.ts';
import type { Context } from '../platform/context.ts';
import { serveOn } from '../platform/http/serve.ts';
import { callHosts, hostIn } from '../team/hosts.ts';
import { findHost, lockCalendar, slotTakenError } from './freeHosts.ts';
import { holdSlot, type Visitor, visitorOf } from './holds.ts';

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
