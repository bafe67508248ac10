import { Link } from 'react-router-dom';
import { segment } from '../style/controls.css.ts';
import * as css from './calendar.css.ts';

interface CalendarPartsProps {
  shown: 'week' | 'day' | 'hours';
  /** The day that the others lead to; this week and today without one. */
  day?: string;
}

/** The parts of the calendar: its week, a day of it, and when it can be booked. */
export function CalendarParts({ shown, day }: CalendarPartsProps) {
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
