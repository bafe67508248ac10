import { DateField } from '@agency-site/ui/DateField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daysBetween, isDay } from '../../domain/booking/day.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { maxRangeDays } from '../../domain/contract/booking.ts';
import { limits } from '../../domain/contract/limits.ts';
import { listBookings, type StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from '../../domain/contract/staff/daysOff.ts';
import { plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { Failure, ListSection } from '../parts/Loaded';
import { Row } from '../parts/Row';
import * as page from '../style/page.css.ts';
import { HostField } from './hosts';

/** The list of upcoming days off, to add and remove them. */
export const DaysOffSection = () => (
  <ListSection
    title="Days off"
    aside="No calls can be booked on them, from now on"
    of={queryOf(listDaysOff)}
    rows={({ daysOff }) =>
      daysOff.map(({ id, label, from, to, host }) => (
        <Row
          key={id}
          title={<span className={page.strong}>{label}</span>}
          about={`${from === to ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`}${host ? ` · ${host.name} alone` : ''}`}
        >
          <ActionButton
            aria-label={`Remove ${label}`}
            action={{
              endpoint: removeDaysOff,
              params: { id },
              done: `${label}: calls can be booked again.`,
              undoable: true,
            }}
          >
            Remove
          </ActionButton>
        </Row>
      ))
    }
    none="None yet. Public holidays are off anyway."
  >
    {useMayCall(addDaysOff) ? (
      <div className={page.below}>
        <DialogButton dialog={(onClose) => <DaysOffDialog onClose={onClose} />}>Add days off</DialogButton>
      </div>
    ) : null}
  </ListSection>
);

/** Adds days off. Calls booked on them are shown first, and stay. */
function DaysOffDialog({ onClose }: { onClose: () => void }) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [host, setHost] = useState<string>();
  const to = until === '' ? from : until;
  const days = isDay(from) && isDay(to) ? daysBetween(from, to) + 1 : 0;
  const isPossible = days > 0 && days <= maxRangeDays;
  const { data, error, refetch } = useQuery({
    ...queryOf(listBookings, { query: { from, to } }),
    enabled: isPossible,
  });
  const isAffected = (call: StaffBooking) => call.changeable && (host === undefined || call.host?.id === host);
  const calls = isPossible ? (data?.bookings ?? []).filter(isAffected) : [];
  return (
    <FormDialog
      title="Add days off"
      onClose={onClose}
      onSubmit={(entered) => ({
        endpoint: addDaysOff,
        body: { from, to, label: entered('label'), seen: calls.map(({ id }) => id), ...(host && { host }) },
        done: `${entered('label')}: no calls${host ? ' of this host' : ''} can be booked on ${days === 1 ? 'this day' : 'these days'}.`,
        undoable: true,
      })}
      submit={isPossible ? `Add ${plural(days, 'day')} off` : 'Add days off'}
      unavailable={!isPossible || !data}
    >
      <DateField label="First day" value={from} min={data?.today} required onValueChange={setFrom} />
      <DateField
        label="Last day, if it’s more than one"
        value={until}
        min={from}
        error={days > maxRangeDays ? `At most ${maxRangeDays} days at once.` : undefined}
        onValueChange={setUntil}
      />
      <HostField label="Who is away" anyone="Everyone" chosen={host} onChoose={setHost} />
      <LimitedField label="Purpose, only for the team" name="label" limit={limits.reference} required />
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {calls.length > 0 ? (
        <div>
          <p className={page.alarm}>
            {calls.length === 1
              ? 'One call is booked on these days. It stays, unless you move it.'
              : `${calls.length} calls are booked on these days. They stay, unless you move them.`}
          </p>
          <ul>
            {calls.map(({ id, name, day, time }) => (
              <li key={id} className={page.entry}>
                {name}, {dayLabel(day)}, {time}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </FormDialog>
  );
}
