import { Button } from '@agency-site/ui/Button';
import { DateField } from '@agency-site/ui/DateField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayLabel } from '../../domain/booking/labels.ts';
import { limits } from '../../domain/contract/limits.ts';
import {
  type CallOutcome,
  callOutcomes,
  cancelBooking,
  moveBooking,
  type StaffBooking,
  setMeetingLink,
  setOutcome,
} from '../../domain/contract/staff/bookings.ts';
import { ConfirmDialog, FormDialog } from '../parts/ActionForm';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { useMay } from '../session.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';
import { type ChosenTime, FreeTimes } from './FreeTimes';
import { HostField } from './hosts';

interface CallActionsProps {
  call: StaffBooking;
  /** In a list, moving and cancelling are quiet, as each row has them. */
  inList?: boolean;
}

/** What can be noted of a call, with the words of its button and its notice, and what lists say of it. */
export const outcomeWords: Readonly<Record<CallOutcome, { button: string; is: string }>> = {
  done: { button: 'It took place', is: 'took place' },
  'no-show': { button: 'Nobody came', is: 'nobody came' },
};

/** What can be done about a consultation: join it, add its link, move or cancel it, and afterwards note how it went. */
export function CallActions({ call, inList = false }: CallActionsProps) {
  const may = useMayCall(moveBooking);
  return (
    <div className={page.actions}>
      {call.meetingUrl !== null && call.joinable ? <Button href={call.meetingUrl}>Join</Button> : null}
      {may && call.joinable && !inList ? (
        <DialogButton
          tone={call.meetingUrl === null ? 'primary' : 'line'}
          dialog={(onClose) => <LinkDialog call={call} onClose={onClose} />}
        >
          {call.meetingUrl === null ? 'Add the link' : 'Change the link'}
        </DialogButton>
      ) : null}
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
      {call.status === 'booked' && !call.changeable
        ? callOutcomes.map((outcome) =>
            outcome === call.outcome ? null : (
              <ActionButton
                key={outcome}
                tone={inList ? 'plain' : 'line'}
                className={inList ? css.small : undefined}
                action={{
                  endpoint: setOutcome,
                  params: { id: call.id },
                  body: { outcome, was: call.outcome },
                  done: `Noted: ${outcomeWords[outcome].is}.`,
                  undoable: true,
                }}
              >
                {outcomeWords[outcome].button}
              </ActionButton>
            ),
          )
        : null}
    </div>
  );
}

interface CallDialogProps {
  call: StaffBooking;
  onClose: () => void;
}

/** Adds the link to the video meeting, or another one. */
function LinkDialog({ call, onClose }: CallDialogProps) {
  const maySet = useMay('owner');
  return (
    <FormDialog
      title={`The link to the call with ${call.name}`}
      onClose={onClose}
      onSubmit={(entered) => ({
        endpoint: setMeetingLink,
        params: { id: call.id },
        body: { meetingUrl: entered('meetingUrl'), version: call.version },
        done: 'The link is saved. Both of you get an e-mail.',
        undoable: true,
      })}
      submit="Save and send the link"
    >
      <p>
        {call.name} gets it by e-mail, in the calendar entry and on the page of the booking.
        {maySet && call.meetingUrl === null ? (
          <>
            {' '}
            If all your calls have the same address, set it once under{' '}
            <Link className={link} to="/settings">
              Settings
            </Link>
            .
          </>
        ) : null}
      </p>
      <LimitedField
        label="Address of the video meeting"
        name="meetingUrl"
        type="url"
        placeholder="https://"
        defaultValue={call.hasOwnLink ? (call.meetingUrl ?? '') : ''}
        limit={limits.url}
        required
      />
    </FormDialog>
  );
}

/** Moves a call to another free time, or gives it to another host. */
function MoveDialog({ call, onClose }: CallDialogProps) {
  const [day, setDay] = useState(call.day);
  const [time, setTime] = useState<ChosenTime | null>(null);
  const [host, setHost] = useState(call.host?.id);
  const [reason, setReason] = useState('');
  const isOther = host !== call.host?.id;
  return (
    <ConfirmDialog
      title={`Move the call with ${call.name}`}
      keep="Leave it"
      submit={time === null ? (isOther ? 'Change the host' : 'Choose a time') : `Move to ${time.label}`}
      unavailable={(time === null && !isOther) || isTooLong(reason)}
      action={{
        endpoint: moveBooking,
        params: { id: call.id },
        body: {
          date: time?.iso ?? call.start,
          version: call.version,
          ...(isOther ? { host } : {}),
          ...withReason(reason),
        },
        done: `${time === null ? 'Changed' : `Moved to ${time.label}`}. Both of you get an e-mail.`,
        undoable: true,
      }}
      onClose={onClose}
    >
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
      <ReasonField value={reason} onValueChange={setReason} />
    </ConfirmDialog>
  );
}

/** Asks before a call is cancelled. */
function CancelDialog({ call, onClose }: CallDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={`Cancel the call with ${call.name}?`}
      keep="Keep it"
      submit="Cancel the call"
      tone="danger"
      unavailable={isTooLong(reason)}
      action={{
        endpoint: cancelBooking,
        params: { id: call.id },
        body: { version: call.version, ...withReason(reason) },
        done: `The call with ${call.name} is cancelled. Both of you get an e-mail.`,
        undoable: true,
      }}
      onClose={onClose}
    >
      <p>
        {dayLabel(call.day)}, {call.time}. {call.name} gets an e-mail that takes it out of the calendar, with a link to
        book another time.
      </p>
      <ReasonField value={reason} onValueChange={setReason} />
    </ConfirmDialog>
  );
}

const withReason = (entered: string) => (entered.trim() === '' ? {} : { reason: entered });
const isTooLong = (reason: string) => reason.length > limits.short;

const ReasonField = (field: { value: string; onValueChange: (value: string) => void }) => (
  <LimitedField
    label="Why, if you like"
    hint="Goes after “We’re sorry for the change:” in the e-mail."
    limit={limits.short}
    {...field}
  />
);
