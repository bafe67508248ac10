import type { FastifyInstance } from 'fastify';
import { instantOf } from '../../../src/domain/booking/clock.ts';
import { addDays, daysFrom } from '../../../src/domain/booking/day.ts';
import { isIrishHoliday } from '../../../src/domain/booking/holidays.ts';
import { isDayOff, openPeriods, type Span } from '../../../src/domain/booking/slots.ts';
import { type Availability, getAvailability } from '../../../src/domain/contract/staff/availability.ts';
import { busyBetween } from '../../calendars/calendars.ts';
import type { Context } from '../../platform/context.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { hostName } from '../../team/hosts.ts';
import { type HostHours, hoursOfHosts } from '../currentOpening.ts';
import { freeSlotsByDay, offeredDays } from '../slots.ts';
import { requireDays } from './staffBooking.ts';

const inUtc = ({ start, end }: Span) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() });

/** When the hosts are open, busy and free: what the desk's calendar shows beside the consultations. */
export function availabilityRoute(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  serve(getAvailability, 'When the hosts are open, busy and free on some days', async ({ query: { from, to } }) => {
    requireDays(from, to);
    return availability(context, from, to);
  });
}

async function availability(context: Context, from: string, to: string): Promise<Availability> {
  const { database, settings, opening } = context;
  const midnight = (day: string) => instantOf({ day, minutes: 0 }, opening.timeZone);
  const hours = await hoursOfHosts(context, database);
  const taking = hours.filter(({ host }) => host.paused_at === null);
  const busy = await busyBetween(context, database, { start: midnight(from), end: midnight(addDays(to, 1)) });
  const offered = await offeredDays(context, taking, from, to);
  const entered = await enteredDaysOff(context, from, to);
  return {
    hosts: hours.map((each) => {
      const { id } = each.host;
      const away = entered.filter(({ host_id }) => host_id === id);
      const open = daysFrom(from, to).filter((day) => !isDayOff(each.opening, day));
      const own = [
        ...busy.filter(({ hostId }) => hostId === id),
        ...away.map((days) => ({ start: midnight(days.from), end: midnight(addDays(days.to, 1)) })),
      ];
      return {
        id,
        name: hostName(each.host, settings),
        open: taking.includes(each) ? open.flatMap((day) => openPeriods(each.opening, day).map(inUtc)) : [],
        busy: own.map(inUtc),
      };
    }),
    daysOff: daysOffOfAll(context, hours, entered, from, to),
    free: freeSlotsByDay(offered).flatMap(({ free }) => free.map((slot) => inUtc(slot).start)),
  };
}

/** The days off that the team has entered, of all hosts or of one. */
const enteredDaysOff = ({ database }: Context, from: string, to: string) =>
  database
    .selectFrom('days_off')
    .select(['from_day as from', 'to_day as to', 'label', 'host_id'])
    .where('removed_at', 'is', null)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .orderBy('from_day')
    .orderBy('id')
    .execute();

/** The days on which all hosts are off, as entered or by the catalogue, and the public holidays on which one is closed. */
function daysOffOfAll(
  { opening }: Context,
  hours: readonly HostHours[],
  entered: Awaited<ReturnType<typeof enteredDaysOff>>,
  from: string,
  to: string,
): Availability['daysOff'] {
  const forAll = entered.filter(({ host_id }) => host_id === null);
  const all = [...forAll, ...opening.daysOff.map((days) => ({ ...days, label: 'Day off' }))];
  const keepsHolidays = hours.some((each) => each.opening.publicHolidays);
  return daysFrom(from, to).flatMap((day) => {
    const off = all.find((days) => days.from <= day && day <= days.to);
    const isHoliday = off === undefined && keepsHolidays && isIrishHoliday(day);
    return off || isHoliday ? [{ day, label: off?.label ?? 'Public holiday' }] : [];
  });
}
