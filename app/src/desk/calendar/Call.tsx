import { Link } from 'react-router-dom';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { CallActions } from './CallActions';
import * as css from './calendar.css.ts';

/** A consultation in the calendar: when, with whom, and what can be done. */
export function Call({ call }: { call: StaffBooking }) {
  const isOff = call.status === 'cancelled';
  return (
    <li className={`${page.row} ${css.call}`}>
      <span className={isOff ? `${css.time} ${page.quiet}` : css.time}>{call.time}</span>
      <span className={css.who}>
        <span className={isOff ? page.quiet : page.strong}>
          <Link className={link} to={`/calendar/${call.id}`}>
            {call.name || 'Erased'}
          </Link>
          {isOff ? ', cancelled' : ''}
        </span>
        <span className={page.fine}>
          {call.email === '' ? null : (
            <a className={link} href={`mailto:${encodeURIComponent(call.email)}`}>
              {call.email}
            </a>
          )}
          {call.timeZone === null ? '' : ` · ${call.timeZone}`}
          {call.order === null ? '' : ' · paid'}
          {call.host === null ? '' : ` · with ${call.host.name}`}
        </span>
        {call.note === '' ? null : <span className={page.fine}>{call.note}</span>}
      </span>
      <CallActions call={call} />
    </li>
  );
}
