import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { weekdays } from '../../domain/booking/labels.ts';
import { type OpeningRules, openingLimits, weekOrder, withDay } from '../../domain/booking/openingRules.ts';
import { minutesOf } from '../../domain/booking/slots.ts';
import type { Hours } from '../../domain/catalogue/opening.ts';
import * as page from '../style/page.css.ts';
import * as css from './calendar.css.ts';

type Week = OpeningRules['week'];

const usual: readonly Hours[] = [['09:00', '17:00']];
/** The latest hour at which a proposed period ends. */
const latest = 22;

/** An hour's break after the last period of a day, and two hours at most. Null where no hour is left of the day. */
function nextPeriod(periods: readonly Hours[]): Hours | null {
  const ends = periods.map(([, to]) => Math.ceil(minutesOf(to) / 60));
  const from = Math.max(...ends) + 1;
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return from < latest ? [clock(from), clock(Math.min(from + 2, latest))] : null;
}

/** Fields for the periods of each day, from Monday. A day without periods is closed. */
export function WeekFields({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const onAllDays = (periods: readonly Hours[]) =>
    onChange(weekOrder.reduce<Week>((changed, day) => withDay(changed, day, periods), week));
  return weekOrder.map((day, at) => {
    const before = weekOrder.slice(0, at).findLast((each) => week[each].length > 0);
    return (
      <DayFields
        key={day}
        name={weekdays[day]}
        periods={week[day]}
        proposed={before === undefined ? usual : week[before]}
        onChange={(periods) => onChange(withDay(week, day, periods))}
        onCopy={onAllDays}
      />
    );
  });
}

interface DayFieldsProps {
  name: string;
  periods: readonly Hours[];
  /** The hours of the last open day before it. */
  proposed: readonly Hours[];
  onChange: (periods: readonly Hours[]) => void;
  /** Gives all days these hours. */
  onCopy: (periods: readonly Hours[]) => void;
}

function DayFields({ name, periods, proposed, onChange, onCopy }: DayFieldsProps) {
  const next = periods.length === 0 ? null : nextPeriod(periods);
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
      <span>
        {periods.length === 0 || (next && periods.length < openingLimits.periods) ? (
          <Button
            tone="plain"
            className={css.small}
            aria-label={`Add hours on ${name}`}
            onClick={() => onChange(next ? [...periods, next] : proposed)}
          >
            Add hours
          </Button>
        ) : null}
        {periods.length > 0 ? (
          <Button
            tone="plain"
            className={css.small}
            aria-label={`Copy to all days: ${name}`}
            onClick={() => onCopy(periods)}
          >
            Copy to all days
          </Button>
        ) : null}
      </span>
    </fieldset>
  );
}
