import { Section } from '@agency-site/ui/Section';
import * as page from '../style/page.css.ts';
import { Call } from './Call';
import { periodLabel } from './periodLabel.ts';
import type { WeekDay } from './week/weekDay.ts';

/** The days of a week that have calls or days off, each with its calls; in the current week, from today on. */
export function DaysWithCalls({ days, today }: { days: readonly WeekDay[]; today: string }) {
  const isThisWeek = days.some(({ day }) => day === today);
  return (
    <div className={page.stack}>
      {days
        .filter(({ day, calls, off }) => (calls.length > 0 || off !== undefined) && !(isThisWeek && day < today))
        .map(({ day, calls, off }) => (
          <Section
            key={day}
            title={periodLabel(day, day, today)}
            aside={[day === today ? 'Today' : '', off === undefined ? '' : `Day off: ${off}`]
              .filter((words) => words !== '')
              .join(' · ')}
          >
            <ul>
              {calls.map(({ call }) => (
                <Call key={call.id} call={call} />
              ))}
            </ul>
          </Section>
        ))}
    </div>
  );
}
