import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { instantOf } from '../../domain/booking/clock.ts';
import { cityOf, timeLabel } from '../../domain/booking/labels.ts';
import { repliesIn } from '../../domain/booking/questions.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { EmailLink } from '../parts/Customer';
import { link } from '../style/controls.css';
import * as page from '../style/page.css';
import { CallActions, outcomeWords } from './CallActions';
import * as css from './calendar.css';
import { periodLabel } from './periodLabel.ts';
import type { WantedTime } from './week/Day';
import { cutAt, merge, type Period } from './week/layout.ts';
import type { WeekDay, WeekHost } from './week/weekDay.ts';

interface AgendaProps {
  day: WeekDay;
  hosts: readonly WeekHost[];
  /** Absent for members who may not book. */
  onBook?: ((time: WantedTime) => void) | undefined;
}

/** A day as a list: its calls, when a calendar is busy, and what visitors can still book, up to what comes next. */
export function Agenda({ day: { day, calls, busy, free, off }, hosts, onBook }: AgendaProps) {
  const at = (minutes: number) => timeLabel(instantOf({ day, minutes }, opening.timeZone), opening.timeZone);
  const rows = [
    ...calls.map(({ call, period }) => ({ period, row: <Call key={call.id} call={call} /> })),
    ...busy.map(({ host, period }) => {
      const name = hosts.find(({ id }) => id === host)?.name;
      const where = name === undefined ? 'your own calendar' : `${name}’s own calendar`;
      return {
        period,
        row: <Span key={`${host} ${period.from}`} period={period} at={at} what="Busy" about={`, in ${where}`} />,
      };
    }),
    ...cutAt(
      merge(free),
      [...calls, ...busy].map(({ period }) => period.from),
    ).map((period) => ({
      period,
      row: (
        <Span key={`free ${period.from}`} period={period} at={at} what="Free">
          {onBook ? (
            <Button
              tone="plain"
              className={css.small}
              aria-label={`Book a call at ${at(period.from)}`}
              onClick={() => onBook({ day, minutes: period.from, isFree: true })}
            >
              Book
            </Button>
          ) : null}
        </Span>
      ),
    })),
  ].sort((one, other) => one.period.from - other.period.from);
  return (
    <>
      {off === undefined ? null : <p className={`${page.strong} ${css.off}`}>Day off: {off}</p>}
      {rows.length > 0 ? <ul className={page.list}>{rows.map(({ row }) => row)}</ul> : null}
    </>
  );
}

interface SpanProps {
  period: Period;
  at: (minutes: number) => string;
  what: string;
  about?: string;
  children?: ReactNode;
}

/** A time that is busy or free. */
function Span({ period: { from, to }, at, what, about = '', children }: SpanProps) {
  return (
    <li className={`${page.row} ${css.span}`}>
      <span className={`${css.time} ${page.quiet}`}>{at(from)}</span>
      <span className={css.who}>
        <span className={page.quiet}>{what}</span>
        <span className={page.fine}>
          until {at(to)}
          {about}
        </span>
      </span>
      {children}
    </li>
  );
}

/** The days of a week that have calls or days off, each with its calls; in the current week, from today on. */
export function DaysWithCalls({ days, today }: { days: readonly WeekDay[]; today: string }) {
  const isThisWeek = days.some(({ day }) => day === today);
  return (
    <div className={page.stack}>
      {days
        .filter(({ day, calls, off }) => (calls.length > 0 || off !== undefined) && !(isThisWeek && day < today))
        .map(({ day, calls, off }) => (
          <Section
            key={day}
            title={periodLabel(day, day, today)}
            aside={[day === today ? 'Today' : '', off === undefined ? '' : `Day off: ${off}`]
              .filter((words) => words !== '')
              .join(' · ')}
          >
            <ul>
              {calls.map(({ call }) => (
                <Call key={call.id} call={call} />
              ))}
            </ul>
          </Section>
        ))}
    </div>
  );
}

/** A consultation in the calendar: when, with whom, and what can be done. */
export function Call({ call }: { call: StaffBooking }) {
  const isOff = call.status === 'cancelled';
  const isQuiet = isOff || Date.parse(call.end) < Date.now();
  const more = [
    theirTime(call),
    call.order === null ? '' : 'paid',
    call.host === null ? '' : `with ${call.host.name}`,
  ].filter((words) => words !== '');
  return (
    <li className={`${page.row} ${css.call}`}>
      <span className={isQuiet ? `${css.time} ${page.quiet}` : css.time}>{call.time}</span>
      <span className={css.who}>
        <span className={isQuiet ? page.quiet : page.strong}>
          <Link className={link} to={`/calendar/${call.id}`}>
            {call.name || 'Erased'}
          </Link>
          {isOff ? ', cancelled' : ''}
          {call.outcome === null ? '' : `, ${outcomeWords[call.outcome].is}`}
        </span>
        <span className={`${page.fine} ${css.about}`}>
          {call.email === '' ? null : <EmailLink email={call.email} />}
          {more.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </span>
        {repliesIn(call).map(([term, reply]) => (
          <span key={term} className={page.fine}>
            {reply}
          </span>
        ))}
        {call.note === '' ? null : <span className={page.fine}>{call.note}</span>}
      </span>
      <CallActions call={call} inList />
    </li>
  );
}

/** "4:30 PM in New York", where the visitor's clock differs from the agency's. */
function theirTime({ start, time, timeZone }: StaffBooking): string {
  const theirs = timeZone === null ? time : timeLabel(Date.parse(start), timeZone);
  return timeZone === null || theirs === time ? '' : `${theirs} in ${cityOf(timeZone)}`;
}
