import { dayLabel } from '../../domain/booking/labels.ts';
import { cancelBooking, type StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { ConfirmDialog } from '../parts/ActionForm';

/** Asks before a call is cancelled, because the visitor gets an e-mail at once. */
export const CancelDialog = ({ call, onClose }: { call: StaffBooking; onClose: () => void }) => (
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
