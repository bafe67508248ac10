import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { CancelDialog } from './CancelDialog';
import * as css from './calendar.css.ts';
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
      {call.meetingUrl !== null && call.changeable ? <Button href={call.meetingUrl}>Join</Button> : null}
      {may && call.changeable ? (
        <>
          <Button
            tone={inList ? 'plain' : 'line'}
            className={inList ? css.small : undefined}
            onClick={() => setDialog('move')}
          >
            Move
          </Button>
          <Button
            tone={inList ? 'plain' : 'danger'}
            className={inList ? `${css.small} ${page.alarm}` : undefined}
            onClick={() => setDialog('cancel')}
          >
            Cancel
          </Button>
        </>
      ) : null}
      {dialog === 'move' ? <MoveDialog call={call} onClose={close} /> : null}
      {dialog === 'cancel' ? <CancelDialog call={call} onClose={close} /> : null}
    </span>
  );
}
