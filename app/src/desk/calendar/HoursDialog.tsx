import { Checkbox } from '@agency-site/ui/Checkbox';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayLabel } from '../../domain/booking/labels.ts';
import { type OpeningRules, openingLimits, problemsOf } from '../../domain/booking/openingRules.ts';
import {
  changeOpeningHours,
  checkOpeningHours,
  type HoursCheck,
  type OpeningHours,
} from '../../domain/contract/staff/openingHours.ts';
import { plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { Failure } from '../parts/Loaded';
import * as page from '../style/page.css.ts';
import { WeekFields } from './WeekFields';

/** Changes when visitors can book. A change that would leave booked calls outside the hours is refused, and names them. */
export function HoursDialog({ hours, onClose }: { hours: OpeningHours; onClose: () => void }) {
  const [rules, setRules] = useState<OpeningRules>(hours.rules);
  const change = (part: Partial<OpeningRules>) => setRules({ ...rules, ...part });
  const problems = problemsOf(rules, hours.length);
  const { data, error, refetch } = useQuery({
    ...queryOf(checkOpeningHours, { body: { host: hours.host, rules } }),
    enabled: problems.length === 0,
  });
  const [noticeHours, setNoticeHours] = useState(String(hours.rules.notice / 60));
  const count = (part: 'horizon' | 'buffer', label: string) => (
    <TextField
      label={label}
      type="number"
      min={part === 'horizon' ? 1 : 0}
      max={openingLimits[part]}
      value={String(rules[part])}
      required
      onValueChange={(value) => change({ [part]: Math.round(Number(value)) || 0 })}
    />
  );
  return (
    <FormDialog
      title="Opening hours"
      onClose={onClose}
      onSubmit={() => ({
        endpoint: changeOpeningHours,
        body: { host: hours.host, rules, version: hours.version },
        done: 'The opening hours are changed, and apply from now on.',
        undoable: true,
      })}
      submit="Save the hours"
      unavailable={problems.length > 0 || !data || data.outside.length > 0}
    >
      <WeekFields week={rules.week} onChange={(week) => change({ week })} />
      <Checkbox
        label="Closed on Ireland’s public holidays"
        checked={rules.publicHolidays}
        onCheckedChange={(publicHolidays) => change({ publicHolidays })}
      />
      <TextField
        label="Earliest time to book, in hours from now"
        type="number"
        min={0}
        max={openingLimits.notice / 60}
        step="any"
        value={noticeHours}
        required
        onValueChange={(value) => {
          setNoticeHours(value);
          change({ notice: Math.round(Number(value) * 60) });
        }}
      />
      {count('horizon', 'Latest time to book, in days from now')}
      {count('buffer', 'Kept free after each call, in minutes')}
      <div role="status">
        {problems.map((problem) => (
          <p key={problem} className={page.alarm}>
            {problem}
          </p>
        ))}
        {problems.length === 0 && data ? <Outcome check={data} /> : null}
      </div>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
    </FormDialog>
  );
}

/** The effect of a change: the calls that prevent it, or the number of free times. */
function Outcome({ check: { outside, free } }: { check: HoursCheck }) {
  if (outside.length === 0) {
    const before = free.after === free.now ? 'as now' : `instead of ${free.now}`;
    return (
      <p className={page.quiet}>
        {plural(free.after, 'time')} can be booked in the next seven days, {before}.
      </p>
    );
  }
  return (
    <>
      <p className={page.alarm}>
        {outside.length === 1
          ? 'One call is booked outside these hours. Move or cancel it first.'
          : `${outside.length} calls are booked outside these hours. Move or cancel them first.`}
      </p>
      <ul>
        {outside.map(({ id, name, day, time }) => (
          <li key={id} className={page.entry}>
            {name}, {dayLabel(day)}, {time}
          </li>
        ))}
      </ul>
    </>
  );
}
