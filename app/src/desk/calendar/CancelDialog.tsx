import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { dayLabel } from '../../domain/booking/labels.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { usePerformAction } from '../parts/Actions';
import { OpenDialog } from '../parts/OpenDialog';

/** Asks before a call is cancelled, because the visitor gets an e-mail at once. */
export function CancelDialog({ call, onClose }: { call: StaffBooking; onClose: () => void }) {
  const performAction = usePerformAction();
  return (
    <OpenDialog
      title={`Cancel the call with ${call.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            tone="danger"
            onClick={async () => {
              onClose();
              await performAction({
                path: `/bookings/${call.id}/cancel`,
                body: { version: call.version },
                done: `The call with ${call.name} is cancelled. Both of you get an e-mail.`,
              });
            }}
          >
            Cancel the call
          </Button>
        </>
      }
    >
      <p>
        {dayLabel(call.day)}, {call.time}. {call.name} gets an e-mail that takes it out of the calendar, with a link to
        book another time.
      </p>
    </OpenDialog>
  );
}
