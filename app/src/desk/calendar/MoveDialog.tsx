import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { dayLabel } from '../../domain/booking/labels.ts';
import { moveBooking, type StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { ConfirmDialog } from '../parts/ActionForm';
import * as css from './calendar.css.ts';
import { type ChosenTime, FreeTimes } from './FreeTimes';
import { HostField } from './hosts/HostField';

/** Moves a call to another free time, or gives it to another host. The visitor gets an e-mail at once. */
export function MoveDialog({ call, onClose }: { call: StaffBooking; onClose: () => void }) {
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
        <TextField
          label="Day"
          type="date"
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
