import { momentLabel } from '../../src/domain/booking/labels.ts';
import { isFree, offeredSlotAt, type Span } from '../../src/domain/booking/slots.ts';
import type { Context } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { nextHost } from '../team/hosts.ts';
import { currentHours, type HostHours } from './currentOpening.ts';
import { heldHost, type Visitor } from './holds.ts';
import { takenBetween, withBuffer } from './slots.ts';

/**
 * Locks the calendar until the end of the transaction: hosts, hours, days off and bookings don't change meanwhile.
 * @returns the current opening hours of the hosts who take new calls
 */
export async function lockCalendar(context: Context, transaction: Transaction): Promise<readonly HostHours[]> {
  await lockForTransaction(transaction, 'calendar');
  return currentHours(context, transaction);
}

/** The slot that hosts offer at this time, booked or not. @throws HttpError when none does */
export function requireSlot(hours: readonly HostHours[], date: string, now: Date): Span {
  for (const { opening } of hours) {
    const slot = offeredSlotAt(opening, Date.parse(date), now);
    if (slot) return slot;
  }
  throw new HttpError(409, 'slot-not-offered', 'This time can no longer be booked. Please choose another time.');
}

export function slotTakenError(slot: Span, { opening }: Pick<Context, 'opening'>): HttpError {
  const message = `${momentLabel(slot, opening)} has just been taken. Please choose another time.`;
  return new HttpError(409, 'slot-taken', message);
}

interface Wanted {
  /** When the call begins. */
  date: string;
  /** Whose holds don't count; the team needs none. */
  visitor?: Visitor | undefined;
  /** The id of the call that is to be moved. */
  except?: string;
  /** Who is to take the call if free, as the one who has it does. */
  preferred?: string | undefined;
}

/**
 * Who takes a call at a time: the preferred host, the one who is held for the visitor, or whose turn it is among those who are
 * free. Needs the lock of the calendar.
 * @param hours of the hosts to choose from
 * @returns no host when other calls or holds take the time
 * @throws HttpError when nobody offers the time, or a calendar has become busy
 */
export async function findHost(
  context: Context,
  transaction: Transaction,
  hours: readonly HostHours[],
  { date, visitor, except = '', preferred }: Wanted,
): Promise<{ slot: Span; hostId: string | undefined }> {
  const slot = requireSlot(hours, date, context.now());
  const offering = hours.filter(({ opening }) => offeredSlotAt(opening, slot.start, context.now()));
  const widest = Math.max(...offering.map(({ opening }) => opening.buffer));
  const taken = await takenBetween(context, transaction, withBuffer(slot, widest), { visitor, except });
  const isWithout = (times: typeof taken.calls) => (each: HostHours) =>
    isFree(
      each.opening,
      slot,
      times.filter(({ hostId }) => hostId === each.host.id),
    );
  const available = offering.filter(isWithout([...taken.calls, ...taken.held]));
  const [first, ...others] = available.filter(isWithout(taken.busy)).map(({ host }) => host);
  if (!first) {
    if (available.length === 0) return { slot, hostId: undefined };
    const message = `${momentLabel(slot, context.opening)} is no longer free. Please choose another time.`;
    throw new HttpError(409, 'slot-busy', message);
  }
  const held = visitor ? await heldHost(transaction, visitor, slot.start) : undefined;
  const free = [first, ...others] as const;
  const isFreeHost = (id: string | undefined) => free.some((host) => host.id === id);
  const chosen = [preferred, held].find(isFreeHost);
  return { slot, hostId: chosen ?? (await nextHost(transaction, [first, ...others], context.now())).id };
}
