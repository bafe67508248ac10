import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call as fetchAnswer } from '../../api/http.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { slotsAnswerSchema } from '../../domain/contract/booking.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { useAct } from '../parts/Acting';
import { Failure } from '../parts/Failure';
import { Field } from '../parts/Field';
import { OpenDialog } from '../parts/OpenDialog';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';

/** Moves a call to another free time. The visitor is told at once. */
export function MoveDialog({ call, onClose }: { call: StaffBooking; onClose: () => void }) {
  const act = useAct();
  const [day, setDay] = useState(call.day);
  const [time, setTime] = useState<{ iso: string; label: string } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['free', day],
    queryFn: () => fetchAnswer(`/api/meeting/available-slots?date=${day}`, async () => slotsAnswerSchema),
    enabled: day !== '',
  });
  const free = (Array.isArray(data) ? data : []).filter(({ available }) => available);
  return (
    <OpenDialog
      title={`Move the call with ${call.name}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button()} onClick={onClose}>
            Leave it
          </button>
          <button
            type="button"
            className={button({ look: 'primary' })}
            disabled={time === null}
            onClick={async () => {
              if (!time) return;
              onClose();
              await act({
                path: `/bookings/${call.id}/move`,
                body: { date: time.iso, version: call.version },
                done: `Moved to ${time.label}. Both of you get an e-mail.`,
              });
            }}
          >
            {time === null ? 'Choose a time' : `Move to ${time.label}`}
          </button>
        </>
      }
    >
      <div className={css.move}>
        <p>
          Now: {dayLabel(call.day)}, {call.time}. {call.name} gets an e-mail with the new time for the calendar.
        </p>
        <Field
          label="Day"
          type="date"
          value={day}
          onChange={(event) => {
            setDay(event.target.value);
            setTime(null);
          }}
        />
        {error ? <Failure error={error} onRetry={() => refetch()} /> : null}
        <fieldset className={css.times}>
          <legend hidden>Free times</legend>
          {free.map(({ iso, time: label }) => (
            <button
              key={iso}
              type="button"
              aria-pressed={time?.iso === iso}
              className={button({ look: time?.iso === iso ? 'strong' : 'plain' })}
              onClick={() => setTime({ iso, label: `${dayLabel(day)}, ${label}` })}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {data && free.length === 0 ? <p className={page.quiet}>No time is free on this day.</p> : null}
      </div>
    </OpenDialog>
  );
}
