import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { readClock } from '../../src/domain/booking/clock.ts';
import { holdHeader, holdMinutes } from '../../src/domain/booking/holds.ts';
import { isFree, offeredSlots, type Span } from '../../src/domain/booking/slots.ts';
import { holdAnswerSchema, holdRequestSchema } from '../../src/domain/contract/booking.ts';
import type { Context } from '../context.ts';
import { writeLimit } from '../http/rateLimit.ts';
import { lockCalendar, requireNotBusy, requireSlot, slotTakenError } from './book.ts';
import { bookedBetween } from './bookings.ts';
import { heldBetween, holdSlot, type Visitor, visitorOf } from './holds.ts';
import { withBuffer } from './slots.ts';

/** Holds a time while a visitor types the details of a booking. */
export function holdRoute(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/meeting/hold',
    {
      schema: {
        summary: `Holds a free time for ${holdMinutes} minutes, instead of the one held before. The header ${holdHeader} names the page that holds it`,
        body: holdRequestSchema,
        response: { 200: holdAnswerSchema },
      },
      config: writeLimit(context.settings),
      bodyLimit: 1024,
    },
    async (request) => ({ heldUntil: await hold(context, request.body.date, visitorOf(request, context.settings)) }),
  );
}

/** @returns until when; null when no more may be held @throws HttpError when the time isn't free */
function hold(context: Context, date: string, visitor: Visitor): Promise<string | null> {
  return context.database.transaction().execute(async (transaction) => {
    const opening = await lockCalendar(context, transaction);
    const slot: Span = requireSlot(opening, date, context.now());
    const around = withBuffer(slot, opening.buffer);
    const taken = [
      ...(await bookedBetween(transaction, around)),
      ...(await heldBetween(transaction, around, visitor, context.now())),
    ];
    if (!isFree(opening, slot, taken)) throw slotTakenError(slot, context);
    await requireNotBusy(context, transaction, slot, opening);
    const { day } = readClock(slot.start, opening.timeZone);
    return holdSlot(context, transaction, slot, offeredSlots(opening, day, context.now()), visitor);
  });
}
