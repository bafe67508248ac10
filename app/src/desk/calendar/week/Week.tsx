import { opening } from '../../../domain/catalogue/opening.ts';
import type { Availability } from '../../../domain/contract/staff/availability.ts';
import type { StaffBooking } from '../../../domain/contract/staff/bookings.ts';
import * as page from '../../style/page.css.ts';
import { Day, type WantedTime } from './Day';
import { initials, type WeekHost } from './hosts.ts';
import { hoursShown, type Instants, merge, type Period, periodOn } from './layout.ts';
import * as css from './week.css.ts';

const { timeZone, length } = opening;

interface WeekProps {
  /** Seven days, from Monday. */
  days: readonly string[];
  today: string;
  calls: readonly StaffBooking[];
  availability: Availability;
  /** Absent for members who may not book. */
  onBook?: ((time: WantedTime) => void) | undefined;
}

/** A week as columns of days and rows of hours, with calls, busy times and days off in their places. */
export function Week({ days, today, calls, availability, onBook }: WeekProps) {
  const { hosts, daysOff, free } = availability;
  const shown = days.map((day) => {
    const on = (times: readonly Instants[]) => times.flatMap((time) => periodOn(day, time, timeZone) ?? []);
    return {
      day,
      calls: calls.flatMap((call) => {
        const period = periodOn(day, call, timeZone);
        return period ? [{ call, period }] : [];
      }),
      open: merge(hosts.flatMap((host) => on(host.open))),
      busy: hosts.flatMap((host) => merge(on(host.busy)).map((period) => ({ host: host.id, period }))),
      free: on(free.map((start) => ({ start, end: new Date(Date.parse(start) + length * 60_000).toISOString() }))),
      off: daysOff.find((off) => off.day === day)?.label,
    };
  });
  const hours = hoursShown(
    shown.flatMap(({ open }) => open),
    shown.flatMap((each) => each.calls.map(({ period }) => period)),
  );
  const isNarrow = (each: (typeof shown)[number]) =>
    each.day !== today && each.open.length === 0 && each.calls.length === 0 && each.off === undefined;
  const columns = shown.map((each) => (isNarrow(each) ? '2.75rem' : 'minmax(0, 1fr)'));
  const named = hosts.length > 1 ? hosts.map(({ id, name }, at): WeekHost => ({ id, name, at })) : [];
  return (
    <div className={css.week}>
      <Legend hosts={named} isBusy={shown.some(({ busy }) => busy.length > 0)} />
      <div className={css.grid} style={{ gridTemplateColumns: `3rem ${columns.join(' ')}` }}>
        <Hours shown={hours} />
        {shown.map((each) => (
          <Day key={each.day} {...each} today={today} hours={hours} hosts={named} onBook={onBook} />
        ))}
      </div>
    </div>
  );
}

/** The hours beside the days: "9 AM". */
function Hours({ shown: { from, to } }: { shown: Period }) {
  const hours = Array.from({ length: (to - from) / 60 }, (_, at) => from / 60 + at);
  return (
    <div className={css.hourNames} aria-hidden>
      {hours.map((hour) => (
        <span key={hour} className={css.hourName}>
          {hour % 12 || 12} {hour < 12 ? 'AM' : 'PM'}
        </span>
      ))}
    </div>
  );
}

function Legend({ hosts, isBusy }: { hosts: readonly WeekHost[]; isBusy: boolean }) {
  if (hosts.length === 0 && !isBusy) return null;
  return (
    <ul className={css.legend} aria-label="In this calendar">
      {hosts.map(({ id, name, at }) => (
        <li key={id} className={css.legendEntry}>
          <span className={`${css.initials} ${css.colors[at % css.colors.length]}`} aria-hidden>
            {initials(name)}
          </span>
          {name}
        </li>
      ))}
      {isBusy ? (
        <li className={`${css.legendEntry} ${page.quiet}`}>
          <span className={css.busySample} aria-hidden />
          Busy in your own calendar
        </li>
      ) : null}
    </ul>
  );
}
