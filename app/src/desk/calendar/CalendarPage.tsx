import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, daysFrom, isDay, weekdayOf } from '../../domain/booking/day.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { bookingsSchema } from '../../domain/contract/staff/bookings.ts';
import { read } from '../deskApi.ts';
import { useKeys } from '../frame/keys.ts';
import { Failure } from '../parts/Failure';
import { Section } from '../parts/Section';
import { todayHere } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { BookDialog } from './BookDialog';
import { CalendarsSection } from './CalendarsSection';
import { Call } from './Call';
import { DaysOffSection, useDaysOff } from './DaysOff';
import { HostsSection } from './hosts/HostsSection';

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The consultations of a week or a day, chosen by the URL. */
export function CalendarPage() {
  const may = useMay('staff');
  const [address, setAddress] = useSearchParams();
  const [books, setBooks] = useState(false);
  const unit = address.has('day') ? 'day' : 'week';
  const given = address.get(unit) ?? '';
  const shown = isDay(given) ? given : todayHere();
  const from = unit === 'day' ? shown : mondayOf(shown);
  const to = unit === 'day' ? shown : addDays(from, 6);
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', from, to],
    queryFn: () => read(`/bookings?from=${from}&to=${to}`, bookingsSchema),
  });
  const { data: daysOff = [] } = useDaysOff();
  const days = unit === 'day' ? 1 : 7;
  const go = (by: number) => setAddress({ [unit]: addDays(from, by) });
  const goToday = () => setAddress(unit === 'day' ? { day: todayHere() } : {});
  useKeys({
    t: goToday,
    arrowleft: () => go(-days),
    arrowright: () => go(days),
    ...(may && { c: () => setBooks(true) }),
  });
  const rows = daysFrom(from, to)
    .map((day) => ({
      day,
      calls: (data?.bookings ?? []).filter((call) => call.day === day),
      off: daysOff.find((off) => off.from <= day && day <= off.to),
    }))
    .filter(({ calls, off }) => calls.length > 0 || off);
  return (
    <>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>Calendar</h1>
          <p className={page.quiet}>{unit === 'day' ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`}</p>
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
            <button type="button" className={button({ look: 'primary' })} onClick={() => setBooks(true)}>
              Book a call
            </button>
          ) : null}
        </div>
      </div>
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      {data ? (
        <div className={page.stack}>
          {rows.map(({ day, calls, off }) => (
            <Section
              key={day}
              title={dayLabel(day)}
              aside={[day === data.today ? 'Today' : '', off ? `Day off: ${off.label}` : '']
                .filter((words) => words !== '')
                .join(' · ')}
            >
              <ul>
                {calls.map((call) => (
                  <Call key={call.id} call={call} />
                ))}
              </ul>
            </Section>
          ))}
          {data.bookings.length === 0 ? (
            <p className={page.empty}>No calls are booked {unit === 'day' ? 'on this day' : 'in this week'}.</p>
          ) : null}
          <DaysOffSection />
          <HostsSection />
          <CalendarsSection />
        </div>
      ) : null}
      {books ? <BookDialog day={firstDay(from, to)} onClose={() => setBooks(false)} /> : null}
    </>
  );
}

/** Today, if it is shown; otherwise the first shown day. */
function firstDay(from: string, to: string): string {
  const today = todayHere();
  return from <= today && today <= to ? today : from;
}
