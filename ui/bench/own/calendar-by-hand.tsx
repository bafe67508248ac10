// biome-ignore-all lint/a11y: the roles are those of the pattern for date grids.
// biome-ignore-all lint/suspicious/noArrayIndexKey: weeks, days and their places are the same here.
import { useState } from 'react';
import { month } from '../content';

const title = new Intl.DateTimeFormat('en-IE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-IE', { dateStyle: 'full', timeZone: 'UTC' });
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function weeksOf(year: number, at: number): (number | undefined)[][] {
  const before = new Date(Date.UTC(year, at, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    weekdays.map((_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > count ? undefined : day;
    }),
  );
}

/** A table of buttons with the roles of a date grid, and the panel of times beside it. */
export function Item() {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [at, setAt] = useState(number - 1);
  const [chosen, setChosen] = useState<number>();
  return (
    <div>
      <h2 aria-live="polite">{title.format(Date.UTC(year, at))}</h2>
      <button type="button" aria-label="Previous month" onClick={() => setAt(at - 1)}>
        ‹
      </button>
      <button type="button" aria-label="Next month" onClick={() => setAt(at + 1)}>
        ›
      </button>
      <table role="grid" aria-label={title.format(Date.UTC(year, at))}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, at).map((week, index) => (
            <tr key={index}>
              {week.map((day, index) => (
                <td key={index} role="gridcell">
                  {day ? (
                    <button
                      type="button"
                      tabIndex={day === 1 ? 0 : -1}
                      aria-label={full.format(Date.UTC(year, at, day))}
                      aria-pressed={chosen === day}
                      onClick={() => setChosen(day)}
                    >
                      {day}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h2>Select a Time</h2>
        <p>Times are in Ireland.</p>
        <p role="status">Choose a day to see its times.</p>
      </section>
    </div>
  );
}
