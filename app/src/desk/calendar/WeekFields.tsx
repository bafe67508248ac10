import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { type OpeningRules, openingLimits, weekdays, withDay } from '../../domain/booking/openingRules.ts';
import type { Hours } from '../../domain/catalogue/opening.ts';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';

/** The days of a week in display order, Monday first. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

type Week = OpeningRules['week'];

/** The defaults of a new period: the first of a day, and a further one. */
const firstPeriod: Hours = ['09:00', '17:00'];
const nextPeriod: Hours = ['18:00', '19:00'];

/** Fields for the periods of each day, from Monday. A day without periods is closed. */
export function WeekFields({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  return weekOrder.map((day) => (
    <DayFields
      key={day}
      name={weekdays[day]}
      periods={week[day]}
      onChange={(periods) => onChange(withDay(week, day, periods))}
    />
  ));
}

interface DayFieldsProps {
  name: string;
  periods: readonly Hours[];
  onChange: (periods: readonly Hours[]) => void;
}

function DayFields({ name, periods, onChange }: DayFieldsProps) {
  const change = (at: number, period: Hours) => onChange(periods.map((each, index) => (index === at ? period : each)));
  return (
    <fieldset className={css.day}>
      <legend className={page.strong}>{name}</legend>
      {periods.length === 0 ? <span className={page.quiet}>Closed</span> : null}
      {periods.map(([from, to], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period has no id other than its position
        <span key={at} className={css.period}>
          <TextField
            label="From"
            className={css.clock}
            type="time"
            aria-label={`${name} from`}
            value={from}
            required
            onValueChange={(value) => change(at, [value || from, to])}
          />
          <TextField
            label="To"
            className={css.clock}
            type="time"
            aria-label={`${name} to`}
            value={to}
            required
            onValueChange={(value) => change(at, [from, value || to])}
          />
          <Button
            tone="plain"
            className={css.small}
            aria-label={`Remove ${from} to ${to} on ${name}`}
            onClick={() => onChange(periods.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </span>
      ))}
      {periods.length < openingLimits.periods ? (
        <Button
          tone="plain"
          className={css.small}
          aria-label={`Add hours on ${name}`}
          onClick={() => onChange([...periods, periods.length === 0 ? firstPeriod : nextPeriod])}
        >
          Add hours
        </Button>
      ) : null}
    </fieldset>
  );
}
