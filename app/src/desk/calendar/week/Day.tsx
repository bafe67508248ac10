import { type CSSProperties, type MouseEvent, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { instantOf, readClock } from '../../../domain/booking/clock.ts';
import { dayLabel, monthLabel, shortDayLabel, timeLabel } from '../../../domain/booking/labels.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import type { StaffBooking } from '../../../domain/contract/staff/bookings.ts';
import { useNow } from '../../parts/times.ts';
import { clip, type Period, sideBySide, timeAt } from './layout.ts';
import * as css from './week.css.ts';
import { hostColor, initials, type WeekDay, type WeekHost } from './weekDay.ts';

const { timeZone, length } = opening;
/** Minutes that a call takes at least on the screen: 24 pixels. */
const shortest = 24;

/** A time that was chosen in the week. */
export interface WantedTime {
  day: string;
  /** On the clock since midnight; undefined for the day alone. */
  minutes?: number | undefined;
  /** Whether visitors can book it. */
  isFree: boolean;
}

interface DayProps extends WeekDay {
  today: string;
  /** Whether its column has room for its name alone. */
  isNarrow: boolean;
  /** What the week shows. */
  hours: Period;
  hosts: readonly WeekHost[];
  onBook?: ((time: WantedTime) => void) | undefined;
}

/** A day of the week: its heading, and below it what is in its hours. */
export function Day({ day, today, calls, open, busy, free, off, isNarrow, hours, hosts, onBook }: DayProps) {
  const id = useId();
  const [weekday, date] = shortDayLabel(day).split(' ');
  const within = (periods: readonly Period[]) => periods.flatMap((period) => clip(period, hours) ?? []);
  const rank = (host: string | undefined) => hosts.findIndex((each) => each.id === host);
  const blocks = [
    ...calls.map(({ call, period }) => ({ call, host: call.host?.id, period })),
    ...busy.flatMap(({ host, period }) => within([period]).map((part) => ({ call: undefined, host, period: part }))),
  ].sort((one, other) => one.period.from - other.period.from || rank(one.host) - rank(other.host));
  const places = sideBySide(
    blocks.map(({ period }) => period),
    shortest,
  );
  return (
    <section className={css.day} aria-labelledby={id}>
      <h2 id={id} className={isNarrow ? css.narrowHead : css.dayHead}>
        <Link className={css.dayLink} to={`?day=${day}`}>
          {weekday} <b className={day < today ? css.pastDate : css.date}>{date}</b>
          <span className={css.hidden}> {monthLabel(day)}</span>
        </Link>
        {day === today ? <span className={css.today}>Today</span> : null}
      </h2>
      <div className={css.hours} style={{ height: `calc(${(hours.to - hours.from) / 60} * ${css.hour})` }}>
        {within(open).map((period) => (
          <span key={period.from} className={css.open} style={rows(period, hours)} />
        ))}
        {onBook && day >= today ? <BookButton day={day} hours={hours} free={free} onBook={onBook} /> : null}
        {off === undefined ? null : (
          <p className={css.off}>
            <span className={css.onHatch}>Day off: {off}</span>
          </p>
        )}
        <ul>
          {blocks.map(({ call, host, period }, at) => {
            const place = places[at];
            if (!place) return null;
            const { column, width, columns } = place;
            return (
              <li
                key={call?.id ?? `${host} ${period.from}`}
                className={`${call ? css.callBlock : css.block} ${hostColor(hosts, host)}`}
                style={{
                  ...rows(period, hours),
                  left: `${(column / columns) * 100}%`,
                  width: `${(width / columns) * 100}%`,
                }}
              >
                {call ? (
                  <CallLink call={call} isNamed={hosts.length > 0} isPast={Date.parse(call.end) < Date.now()} />
                ) : (
                  <Busy day={day} period={period} host={hosts.find((each) => each.id === host)} />
                )}
              </li>
            );
          })}
        </ul>
        {day === today ? <NowLine hours={hours} /> : null}
      </div>
    </section>
  );
}

/** Where a period is among the hours shown. */
const rows = ({ from, to }: Period, hours: Period): CSSProperties => {
  const all = hours.to - hours.from;
  return { top: `${((from - hours.from) / all) * 100}%`, height: `${((to - from) / all) * 100}%` };
};

const labelAt = (day: string, minutes: number) => timeLabel(instantOf({ day, minutes }, timeZone), timeZone);

function CallLink({ call, isNamed, isPast }: { call: StaffBooking; isNamed: boolean; isPast: boolean }) {
  const name = call.name || 'Erased';
  const isOff = call.status === 'cancelled';
  const rest = [
    `to ${timeLabel(Date.parse(call.end), timeZone)}`,
    ...(call.host === null ? [] : [`with ${call.host.name}`]),
    ...(call.order === null ? [] : ['paid']),
    ...(isOff ? ['cancelled'] : []),
  ].join(', ');
  const isChosen = useLocation().hash === `#${call.id}`;
  const look = `${isOff ? css.cancelled : isPast ? css.past : css.booked} ${isChosen ? css.chosen : ''}`;
  return (
    <Link
      className={`${css.call} ${look}`}
      to={`/calendar/${call.id}`}
      aria-current={isChosen || undefined}
      title={`${name} ${call.time} ${rest}`}
    >
      <span className={css.name}>{name}</span>
      <span className={css.hidden}>
        {call.time} {rest}
      </span>
      {isNamed && call.host ? (
        <span className={css.blockInitials} aria-hidden>
          {initials(call.host.name)}
        </span>
      ) : null}
    </Link>
  );
}

function Busy({ day, period, host }: { day: string; period: Period; host: WeekHost | undefined }) {
  const when = `${labelAt(day, period.from)} to ${labelAt(day, period.to)}`;
  return (
    <span className={css.busy}>
      <span className={css.busyWord}>
        Busy
        <span className={css.hidden}>
          {' '}
          {when}
          {host ? `, ${host.name}` : ''}
        </span>
      </span>
      {host ? (
        <span className={css.blockInitials} aria-hidden>
          {initials(host.name)}
        </span>
      ) : null}
    </span>
  );
}

interface BookButtonProps {
  day: string;
  hours: Period;
  free: readonly Period[];
  onBook: (time: WantedTime) => void;
}

/** Behind a day that isn’t over: books a call, with a pointer at the time that it points to, with the keyboard on the day. */
function BookButton({ day, hours, free, onBook }: BookButtonProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const timeOf = ({ currentTarget, clientY }: MouseEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const share = Math.min(0.999, Math.max(0, (clientY - top) / height));
    return timeAt(hours.from + share * (hours.to - hours.from), free);
  };
  return (
    <button
      type="button"
      className={css.book}
      aria-label={`Book a call on ${dayLabel(day)}`}
      onClick={(event) => onBook(event.detail === 0 ? { day, isFree: false } : { day, ...timeOf(event) })}
      onMouseMove={(event) => setPointed(timeOf(event).minutes)}
      onMouseLeave={() => setPointed(null)}
    >
      {pointed === null ? null : (
        <span className={css.pointed} style={rows({ from: pointed, to: pointed + length }, hours)}>
          {labelAt(day, pointed)}
        </span>
      )}
    </button>
  );
}

/** A line at the current time, unless it is outside the hours shown. Decorative. */
export function NowLine({ hours: { from, to } }: { hours: Period }) {
  const { minutes } = readClock(useNow(), timeZone);
  if (minutes < from || minutes > to) return null;
  return <span className={css.now} style={{ top: `${((minutes - from) / (to - from)) * 100}%` }} aria-hidden />;
}
