import { Link } from 'react-router-dom';
import { monthLabel, shortDayLabel } from '../../domain/booking/labels.ts';
import { plural } from '../../domain/words.ts';
import { segment } from '../style/controls.css.ts';
import * as css from './calendar.css.ts';
import { hidden } from './week/week.css.ts';
import { hostColor, type WeekDay, type WeekHost } from './week/weekDay.ts';

/** As many as fit below a date. */
const maxDots = 4;

interface DayStripProps {
  /** Seven days, from Monday. */
  days: readonly WeekDay[];
  today: string;
  /** The chosen day. */
  shown: string | undefined;
  hosts: readonly WeekHost[];
}

/** The days of a week, each leading to its own list, with a dot for each call. */
export function DayStrip({ days, today, shown, hosts }: DayStripProps) {
  return (
    <nav aria-label="Days of the week">
      <ol className={css.strip}>
        {days.map(({ day, calls }) => {
          const booked = calls.filter(({ call }) => call.status === 'booked');
          const [weekday, date] = shortDayLabel(day).split(' ');
          const isToday = day === today;
          return (
            <li key={day}>
              <Link
                className={day < today ? `${css.stripDay} ${css.pastDay}` : css.stripDay}
                to={`/calendar?day=${day}`}
                aria-current={day === shown ? 'page' : undefined}
              >
                <span>{weekday}</span> <b className={isToday ? css.stripToday : css.stripDate}>{date}</b>
                <span className={hidden}>
                  {' '}
                  {monthLabel(day)}
                  {isToday ? ', today' : ''}: {plural(booked.length, 'call')}
                </span>
                <span className={css.dots}>
                  {booked.slice(0, maxDots).map(({ call }) => (
                    <i key={call.id} className={`${css.dot} ${hostColor(hosts, call.host?.id)}`} />
                  ))}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface CalendarTabsProps {
  shown: 'week' | 'day' | 'hours';
  /** The day that Week and Day lead to; today if left out. */
  day?: string;
}

/** Switches between the week, a day, and the hours. */
export function CalendarTabs({ shown, day }: CalendarTabsProps) {
  const parts = [
    { id: 'week', name: 'Week', to: day === undefined ? '/calendar' : `/calendar?week=${day}` },
    { id: 'day', name: 'Day', to: day === undefined ? '/calendar?day' : `/calendar?day=${day}` },
    { id: 'hours', name: 'Hours and days off', to: '/calendar/hours' },
  ];
  return (
    <nav aria-label="Calendar" className={css.parts}>
      {parts.map(({ id, name, to }) => (
        <Link key={id} to={to} className={segment} aria-current={id === shown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
