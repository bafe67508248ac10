import { useState } from 'react';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { useMay } from '../session.ts';
import { button, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { CancelDialog } from './CancelDialog';
import * as css from './calendar.css.ts';
import { MoveDialog } from './MoveDialog';

/** A consultation in the calendar: when, with whom, and what can be done. */
export function Call({ call }: { call: StaffBooking }) {
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
        {call.note === '' ? null : <span className={page.fine}>{call.note}</span>}
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
