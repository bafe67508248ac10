import * as page from '../../style/page.css.ts';
import { Day, type WantedTime } from './Day';
import { hoursShown, type Period } from './layout.ts';
import * as css from './week.css.ts';
import { hostColor, initials, type WeekDay, type WeekHost } from './weekDay.ts';

interface WeekProps {
  /** Seven days, from Monday. */
  days: readonly WeekDay[];
  today: string;
  hosts: readonly WeekHost[];
  /** Absent for members who may not book. */
  onBook?: ((time: WantedTime) => void) | undefined;
}

/** A week as columns of days and rows of hours, with calls, busy times and days off in their places. */
export function Week({ days, today, hosts, onBook }: WeekProps) {
  const shownHours = hoursShown(
    days.flatMap(({ open }) => open),
    days.flatMap((each) => each.calls.map(({ period }) => period)),
  );
  const isNarrow = (each: WeekDay) =>
    each.day !== today && each.open.length === 0 && each.calls.length === 0 && each.off === undefined;
  const columns = days.map((each) => (isNarrow(each) ? '2.75rem' : 'minmax(0, 1fr)'));
  return (
    <div className={css.week}>
      <Legend hosts={hosts} isBusy={days.some(({ busy }) => busy.length > 0)} />
      <div className={css.grid} style={{ gridTemplateColumns: `3rem ${columns.join(' ')}` }}>
        <Hours shown={shownHours} />
        {days.map((each) => (
          <Day
            key={each.day}
            {...each}
            today={today}
            isNarrow={isNarrow(each)}
            hours={shownHours}
            hosts={hosts}
            onBook={onBook}
          />
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
      {hosts.map(({ id, name }) => (
        <li key={id} className={css.legendEntry}>
          <span className={`${css.initials} ${hostColor(hosts, id)}`} aria-hidden>
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
