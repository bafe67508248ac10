import { Button } from '@agency-site/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { dayLabel } from '../../domain/booking/labels.ts';
import { listSlotsEndpoint } from '../../domain/contract/visitors.ts';
import { queryOf } from '../deskApi.ts';
import { Failure } from '../parts/Loaded';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';

/** A chosen time, and its label: "Tuesday 24 November 2026, 10:00 AM". */
export interface ChosenTime {
  iso: string;
  label: string;
}

interface FreeTimesProps {
  day: string;
  chosen: ChosenTime | null;
  onChoose: (time: ChosenTime) => void;
}

/** The times of a day that visitors can book. */
export function FreeTimes({ day, chosen, onChoose }: FreeTimesProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(listSlotsEndpoint, { query: { date: day } }),
    enabled: day !== '',
  });
  const free = (Array.isArray(data) ? data : []).filter(({ available }) => available);
  return (
    <>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      <fieldset className={css.times}>
        <legend hidden>Free times</legend>
        {free.map(({ iso, time }) => (
          <Button
            key={iso}
            aria-pressed={chosen?.iso === iso}
            tone={chosen?.iso === iso ? 'ink' : 'line'}
            className={css.small}
            onClick={() => onChoose({ iso, label: `${dayLabel(day)}, ${time}` })}
          >
            {time}
          </Button>
        ))}
      </fieldset>
      {data && free.length === 0 ? <p className={page.quiet}>No time is free on this day.</p> : null}
    </>
  );
}
