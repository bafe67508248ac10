import { Link } from 'react-router-dom';
import { cityOf, timeLabel } from '../../domain/booking/labels.ts';
import { repliesIn } from '../../domain/booking/questions.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { EmailLink } from '../parts/Customer';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { CallActions, outcomeWords } from './CallActions';
import * as css from './calendar.css.ts';

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
