import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { daysBetween, isDay } from '../../domain/booking/day.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { limits } from '../../domain/contract/limits.ts';
import { bookingsSchema, maxDays } from '../../domain/contract/staff/bookings.ts';
import { plural } from '../../domain/words.ts';
import { read } from '../deskApi.ts';
import { usePerformAction } from '../parts/Actions';
import { Failure } from '../parts/Failure';
import { Field } from '../parts/Field';
import { OpenDialog } from '../parts/OpenDialog';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

/** Adds days off. Calls booked on them are shown first, and stay. */
export function DaysOffDialog({ onClose }: { onClose: () => void }) {
  const performAction = usePerformAction();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [label, setLabel] = useState('');
  const to = until === '' ? from : until;
  const days = isDay(from) && isDay(to) ? daysBetween(from, to) + 1 : 0;
  const isPossible = days > 0 && days <= maxDays;
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', from, to],
    queryFn: () => read(`/bookings?from=${from}&to=${to}`, bookingsSchema),
    enabled: isPossible,
  });
  const calls = isPossible ? (data?.bookings ?? []).filter(({ changeable }) => changeable) : [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    await performAction({
      path: '/days-off',
      body: { from, to, label, seen: calls.map(({ id }) => id) },
      done: `${label}: no calls can be booked on ${days === 1 ? 'this day' : 'these days'}.`,
      undoable: true,
    });
  };
  return (
    <OpenDialog title="Add days off" onClose={onClose}>
      <form className={page.form} onSubmit={submit}>
        <Field
          label="First day"
          type="date"
          value={from}
          min={data?.today}
          required
          onChange={(event) => setFrom(event.target.value)}
        />
        <Field
          label="Last day, if it’s more than one"
          type="date"
          value={until}
          min={from}
          onChange={(event) => setUntil(event.target.value)}
        />
        {isDay(from) && isDay(to) && !isPossible ? (
          <p className={page.alarm}>
            {days < 1 ? 'The last day is before the first.' : `At most ${maxDays} days at once.`}
          </p>
        ) : null}
        <Field
          label="Purpose, only for the team"
          value={label}
          limit={limits.reference}
          required
          onChange={(event) => setLabel(event.target.value)}
        />
        {error ? <Failure error={error} onRetry={() => refetch()} /> : null}
        {calls.length > 0 ? (
          <div>
            <p className={page.alarm}>
              {calls.length === 1
                ? 'One call is booked on these days. It stays, unless you move it.'
                : `${calls.length} calls are booked on these days. They stay, unless you move them.`}
            </p>
            <ul>
              {calls.map(({ id, name, day, time }) => (
                <li key={id} className={page.fact}>
                  {name}, {dayLabel(day)}, {time}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <p>
          <button type="submit" className={button({ look: 'primary' })} disabled={!isPossible || !data}>
            {isPossible ? `Add ${plural(days, 'day')} off` : 'Add days off'}
          </button>
        </p>
      </form>
    </OpenDialog>
  );
}
