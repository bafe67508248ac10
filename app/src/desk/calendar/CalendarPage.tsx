import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, daysFrom, isDay, weekdayOf } from '../../domain/booking/day.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { type Availability, availabilitySchema } from '../../domain/contract/staff/availability.ts';
import { type Bookings, bookingsSchema, type StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { plural } from '../../domain/words.ts';
import { read } from '../deskApi.ts';
import { useKeys } from '../frame/keys.ts';
import { Failure } from '../parts/Failure';
import { Section } from '../parts/Section';
import { todayHere } from '../parts/times.ts';
import { useMedia } from '../parts/useMedia.ts';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { phone } from '../style/widths.ts';
import { BookDialog } from './BookDialog';
import { CalendarsSection } from './CalendarsSection';
import { Call } from './Call';
import { DaysOffSection } from './DaysOff';
import { HostsSection } from './hosts/HostsSection';
import type { WantedTime } from './week/Day';
import { Week } from './week/Week';

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The consultations of a week or a day, chosen by the URL: a week as a grid, but on a phone as lists of its days. */
export function CalendarPage() {
  const may = useMay('staff');
  const [address, setAddress] = useSearchParams();
  const [books, setBooks] = useState<WantedTime | null>(null);
  const isPhone = useMedia(phone);
  const unit = address.has('day') ? 'day' : 'week';
  const given = address.get(unit) ?? '';
  const shown = isDay(given) ? given : todayHere();
  const from = unit === 'day' ? shown : mondayOf(shown);
  const to = unit === 'day' ? shown : addDays(from, 6);
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', from, to],
    queryFn: () => read(`/bookings?from=${from}&to=${to}`, bookingsSchema),
  });
  const available = useQuery({
    queryKey: ['availability', from, to],
    queryFn: () => read(`/availability?from=${from}&to=${to}`, availabilitySchema),
  });
  const days = unit === 'day' ? 1 : 7;
  const go = (by: number) => setAddress({ [unit]: addDays(from, by) });
  const goToday = () => setAddress(unit === 'day' ? { day: todayHere() } : {});
  useKeys({
    t: goToday,
    arrowleft: () => go(-days),
    arrowright: () => go(days),
    ...(may && { c: () => bookOn(firstDay(from, to)) }),
  });
  const bookOn = (day: string) => setBooks({ day, isFree: false });
  const failure = error && !data ? error : available.error && !available.data ? available.error : null;
  return (
    <>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>Calendar</h1>
          <p className={page.quiet}>{unit === 'day' ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`}</p>
          {data && available.data ? (
            <p className={page.quiet}>
              {bookedWords(data.bookings, unit)} {freeWords(available.data.free.length)}
            </p>
          ) : null}
        </div>
        <div className={page.actions}>
          <button type="button" className={button()} onClick={() => go(-days)}>
            {unit === 'day' ? 'Day before' : 'Week before'}
          </button>
          <button type="button" className={button()} onClick={goToday}>
            {unit === 'day' ? 'Today' : 'This week'}
          </button>
          <button type="button" className={button()} onClick={() => go(days)}>
            {unit === 'day' ? 'Day after' : 'Week after'}
          </button>
          <button
            type="button"
            className={button()}
            onClick={() => setAddress(unit === 'day' ? { week: from } : { day: firstDay(from, to) })}
          >
            {unit === 'day' ? 'Show the week' : 'Show a day'}
          </button>
          {may ? (
            <button type="button" className={button({ look: 'primary' })} onClick={() => bookOn(firstDay(from, to))}>
              Book a call
            </button>
          ) : null}
        </div>
      </div>
      {failure ? <Failure error={failure} onRetry={() => Promise.all([refetch(), available.refetch()])} /> : null}
      {data && available.data ? (
        <div className={page.stack}>
          {unit === 'week' && !isPhone ? (
            <Week
              days={daysFrom(from, to)}
              today={data.today}
              calls={data.bookings}
              availability={available.data}
              onBook={may ? setBooks : undefined}
            />
          ) : (
            <Days days={daysFrom(from, to)} bookings={data} daysOff={available.data.daysOff} />
          )}
          <DaysOffSection />
          <HostsSection />
          <CalendarsSection />
        </div>
      ) : null}
      {books ? <BookDialog wanted={books} onClose={() => setBooks(null)} /> : null}
    </>
  );
}

/** Today, if it is shown; otherwise the first shown day. */
function firstDay(from: string, to: string): string {
  const today = todayHere();
  return from <= today && today <= to ? today : from;
}

interface DaysProps {
  days: readonly string[];
  bookings: Bookings;
  daysOff: Availability['daysOff'];
}

/** The days on which something is, each with the list of its calls. */
function Days({ days, bookings, daysOff }: DaysProps) {
  const rows = days
    .map((day) => ({
      day,
      calls: bookings.bookings.filter((call) => call.day === day),
      off: daysOff.find((off) => off.day === day),
    }))
    .filter(({ calls, off }) => calls.length > 0 || off);
  return rows.map(({ day, calls, off }) => (
    <Section
      key={day}
      title={dayLabel(day)}
      aside={[day === bookings.today ? 'Today' : '', off ? `Day off: ${off.label}` : '']
        .filter((words) => words !== '')
        .join(' · ')}
    >
      <ul>
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </ul>
    </Section>
  ));
}

function bookedWords(bookings: readonly StaffBooking[], unit: 'day' | 'week'): string {
  const booked = bookings.filter(({ status }) => status === 'booked').length;
  if (booked === 0) return `No calls are booked ${unit === 'day' ? 'on this day' : 'in this week'}.`;
  return `${plural(booked, 'call')} ${booked === 1 ? 'is' : 'are'} booked.`;
}

const freeWords = (free: number) => `Visitors can book ${free === 0 ? 'no time' : plural(free, 'time')}.`;
