import { placeInWeek } from '../../domain/booking/day.ts';
import { monthLabel, shortDayLabel } from '../../domain/booking/labels.ts';
import { plainPath } from '../../domain/booking/protocol.ts';
import { useAnswer } from '../../shell/answer.ts';
import { PlainPage } from '../../shell/PlainPage';
import { Problem } from '../../shell/Problem';
import { hidden } from '../../shell/style/type.css';
import { paidWords } from '../paid/words.ts';
import { bookingWords } from '../words.ts';
import * as css from './plain.css';

/** The days with free times, as links; a column for each weekday on which any day is free. */
export function Component() {
  const { paid, days, how } = useAnswer<'days'>();
  const weekdays = [...new Set(days.map(({ day }) => placeInWeek(day)))].sort((one, other) => one - other);
  const months = Map.groupBy(days, ({ day }) => monthLabel(day));
  return (
    <PlainPage title={paid === null ? bookingWords.title : paidWords.title}>
      <p>
        {paid === null
          ? `Step 1 of 2. Choose a day. We’ll talk ${how} about what you need and what it costs.`
          : `Step 1 of 2. Choose a day. It’s paid for, and we’ll talk ${how}.`}
      </p>
      <Problem>{days.length === 0 && 'There are no free times at the moment. Please check again tomorrow.'}</Problem>
      {[...months].map(([month, those]) => (
        <section key={month}>
          <h2 className={css.heading}>{month}</h2>
          <ul className={`${css.days} ${css.columns[weekdays.length - 1]}`}>
            {those.map(({ day, free }) => {
              const [weekday, number] = shortDayLabel(day).split(' ');
              return (
                <li key={day} className={css.column[weekdays.indexOf(placeInWeek(day))]}>
                  <a className={css.day} href={plainPath(paid, day)}>
                    <span>{weekday}</span> <b className={css.number}>{number}</b>{' '}
                    <span className={hidden}>{`${month},`}</span> <span>{`${free} free`}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </PlainPage>
  );
}
