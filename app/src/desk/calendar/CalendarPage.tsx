import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, daysFrom, isDay, weekdayOf } from '../../domain/booking/day.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { bookingsSchema, type StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { read } from '../deskApi.ts';
import { Failure } from '../parts/Failure';
import { Section } from '../parts/Section';
import { useMay } from '../session.ts';
import { button, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { CancelDialog } from './CancelDialog';
import * as css from './calendar.css.ts';
import { DaysOffSection, useDaysOff } from './DaysOff';
import { MoveDialog } from './MoveDialog';

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** A week of consultations. The week is in the address. */
export function CalendarPage() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('week') ?? '';
  const monday = mondayOf(isDay(given) ? given : new Date().toISOString().slice(0, 10));
  const sunday = addDays(monday, 6);
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', monday],
    queryFn: () => read(`/bookings?from=${monday}&to=${sunday}`, bookingsSchema),
  });
  const { data: daysOff = [] } = useDaysOff();
  const go = (days: number) => setAddress({ week: addDays(monday, days) });
  return (
    <>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>Calendar</h1>
          <p className={page.quiet}>
            {dayLabel(monday)} to {dayLabel(sunday)}
          </p>
        </div>
        <div className={page.actions}>
          <button type="button" className={button()} onClick={() => go(-7)}>
            Week before
          </button>
          <button type="button" className={button()} onClick={() => setAddress({})}>
            This week
          </button>
          <button type="button" className={button()} onClick={() => go(7)}>
            Week after
          </button>
        </div>
      </div>
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      {data ? (
        <div className={page.stack}>
          {daysFrom(monday, sunday)
            .map((day) => ({
              day,
              calls: data.bookings.filter((call) => call.day === day),
              off: daysOff.find(({ from, to }) => from <= day && day <= to),
            }))
            .filter(({ calls, off }) => calls.length > 0 || off)
            .map(({ day, calls, off }) => (
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
          {data.bookings.length === 0 ? <p className={page.empty}>No calls are booked in this week.</p> : null}
          <DaysOffSection />
        </div>
      ) : null}
    </>
  );
}

function Call({ call }: { call: StaffBooking }) {
  const may = useMay('staff');
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const close = () => setAsked(null);
  const isOff = call.status === 'cancelled';
  return (
    <li className={`${page.row} ${css.call}`}>
      <span className={isOff ? `${css.time} ${page.quiet}` : css.time}>{call.time}</span>
      <span className={css.who}>
        <span className={isOff ? page.quiet : page.strong}>
          {call.name || 'Erased'}
          {isOff ? ', cancelled' : ''}
        </span>
        <span className={page.fine}>
          {call.email === '' ? null : (
            <a className={link} href={`mailto:${encodeURIComponent(call.email)}`}>
              {call.email}
            </a>
          )}
          {call.timeZone === null ? '' : ` · ${call.timeZone}`}
        </span>
      </span>
      <span className={page.actions}>
        {call.meetingUrl !== null && call.changeable ? (
          <a className={button()} href={call.meetingUrl}>
            Join
          </a>
        ) : null}
        {may && call.changeable ? (
          <>
            <button type="button" className={button()} onClick={() => setAsked('move')}>
              Move
            </button>
            <button type="button" className={button({ look: 'danger' })} onClick={() => setAsked('cancel')}>
              Cancel
            </button>
          </>
        ) : null}
      </span>
      {asked === 'move' ? <MoveDialog call={call} onClose={close} /> : null}
      {asked === 'cancel' ? <CancelDialog call={call} onClose={close} /> : null}
    </li>
  );
}
