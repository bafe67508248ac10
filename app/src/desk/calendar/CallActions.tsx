import { Button } from '@agency-site/ui/Button';
import { DateField } from '@agency-site/ui/DateField';
import { useState } from 'react';
import { dayLabel } from '../../domain/booking/labels.ts';
import { cancelBooking, moveBooking, type StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { ConfirmDialog } from '../parts/ActionForm';
import { DialogButton, useMayCall } from '../parts/buttons';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';
import { type ChosenTime, FreeTimes } from './FreeTimes';
import { HostField } from './hosts';

interface CallActionsProps {
  call: StaffBooking;
  /** In a list, moving and cancelling are quiet, as each row has them. */
  inList?: boolean;
}

/** What can be done about a consultation: join, move or cancel it. */
export function CallActions({ call, inList = false }: CallActionsProps) {
  const may = useMayCall(moveBooking);
  return (
    <div className={page.actions}>
      {call.meetingUrl !== null && call.changeable ? <Button href={call.meetingUrl}>Join</Button> : null}
      {may && call.changeable ? (
        <>
          <DialogButton
            tone={inList ? 'plain' : 'line'}
            className={inList ? css.small : undefined}
            dialog={(onClose) => <MoveDialog call={call} onClose={onClose} />}
          >
            Move
          </DialogButton>
          <DialogButton
            tone={inList ? 'plain' : 'danger'}
            className={inList ? `${css.small} ${page.alarm}` : undefined}
            dialog={(onClose) => <CancelDialog call={call} onClose={onClose} />}
          >
            Cancel
          </DialogButton>
        </>
      ) : null}
    </div>
  );
}

interface CallDialogProps {
  call: StaffBooking;
  onClose: () => void;
}

/** Moves a call to another free time, or gives it to another host. The visitor gets an e-mail at once. */
function MoveDialog({ call, onClose }: CallDialogProps) {
  const [day, setDay] = useState(call.day);
  const [time, setTime] = useState<ChosenTime | null>(null);
  const [host, setHost] = useState(call.host?.id);
  const isOther = host !== call.host?.id;
  return (
    <ConfirmDialog
      title={`Move the call with ${call.name}`}
      keep="Leave it"
      submit={time === null ? (isOther ? 'Change the host' : 'Choose a time') : `Move to ${time.label}`}
      tone="primary"
      unavailable={time === null && !isOther}
      action={{
        endpoint: moveBooking,
        params: { id: call.id },
        body: { date: time?.iso ?? call.start, version: call.version, ...(isOther ? { host } : {}) },
        done: `${time === null ? 'Changed' : `Moved to ${time.label}`}. Both of you get an e-mail.`,
      }}
      onClose={onClose}
    >
      <div className={css.move}>
        <p>
          Now: {dayLabel(call.day)}, {call.time}. {call.name} gets an e-mail with the new time for the calendar.
        </p>
        <HostField label="With" chosen={host} onChoose={setHost} />
        <DateField
          label="Day"
          value={day}
          onValueChange={(to) => {
            setDay(to);
            setTime(null);
          }}
        />
        <FreeTimes day={day} chosen={time} onChoose={setTime} />
      </div>
    </ConfirmDialog>
  );
}

/** Asks before a call is cancelled, because the visitor gets an e-mail at once. */
const CancelDialog = ({ call, onClose }: CallDialogProps) => (
  <ConfirmDialog
    title={`Cancel the call with ${call.name}?`}
    keep="Keep it"
    submit="Cancel the call"
    tone="danger"
    action={{
      endpoint: cancelBooking,
      params: { id: call.id },
      body: { version: call.version },
      done: `The call with ${call.name} is cancelled. Both of you get an e-mail.`,
    }}
    onClose={onClose}
  >
    <p>
      {dayLabel(call.day)}, {call.time}. {call.name} gets an e-mail that takes it out of the calendar, with a link to
      book another time.
    </p>
  </ConfirmDialog>
);
