import { useState } from 'react';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { CancelDialog } from './CancelDialog';
import { MoveDialog } from './MoveDialog';

interface CallActionsProps {
  call: StaffBooking;
  /** In a list, moving and cancelling are quiet, as each row has them. */
  inList?: boolean;
}

/** What can be done about a consultation: join, move or cancel it. */
export function CallActions({ call, inList = false }: CallActionsProps) {
  const may = useMay('staff');
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  return (
    <span className={page.actions}>
      {call.meetingUrl !== null && call.changeable ? (
        <a className={button()} href={call.meetingUrl}>
          Join
        </a>
      ) : null}
      {may && call.changeable ? (
        <>
          <button
            type="button"
            className={button({ look: inList ? 'ghost' : 'plain' })}
            onClick={() => setDialog('move')}
          >
            Move
          </button>
          <button
            type="button"
            className={button({ look: inList ? 'ghostDanger' : 'danger' })}
            onClick={() => setDialog('cancel')}
          >
            Cancel
          </button>
        </>
      ) : null}
      {dialog === 'move' ? <MoveDialog call={call} onClose={close} /> : null}
      {dialog === 'cancel' ? <CancelDialog call={call} onClose={close} /> : null}
    </span>
  );
}
