import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { shortDayLabel, timeLabel } from '../../domain/booking/labels.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import type { Today } from '../../domain/contract/staff/today.ts';
import { capitalised } from '../../domain/words.ts';
import { CallActions, outcomeWords } from '../calendar/CallActions';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './today.css.ts';

const isOver = ({ end }: StaffBooking, now: number) => Date.parse(end) <= now;
/** The day's calls along a line with a mark at the current time. The head of the page says it when there are none. */
export function CallsToday({ today, now }: { today: Today; now: number }) {
  const calls = today.calls.filter(({ day }) => day === today.day);
  if (calls.length === 0) return null;
  const next = calls.find((call) => !isOver(call, now));
  const mark = (
    <li className={css.now} aria-hidden>
      {timeLabel(now, opening.timeZone)}
    </li>
  );
  return (
    <Section title="Today’s calls">
      <ol className={css.line}>
        {calls.map((call) => (
          <Fragment key={call.id}>
            {call === next ? mark : null}
            <li className={css.slot}>
              <time className={page.fine} dateTime={call.start}>
                {call.time}
              </time>
              <span className={css.card}>
                <span className={css.what}>
                  <Link className={css.name} to={`/calendar/${call.id}`}>
                    {call.name}
                  </Link>
                  <span className={page.fine}>{stateOf(call, now)}</span>
                </span>
                {isOver(call, now) && call.outcome === null ? (
                  <CallActions call={{ ...call, changeable: false, joinable: false }} inList />
                ) : null}
                {call.meetingUrl === null || isOver(call, now) ? null : (
                  <Button size="s" href={call.meetingUrl}>
                    Join
                  </Button>
                )}
              </span>
            </li>
          </Fragment>
        ))}
        {next ? null : mark}
      </ol>
    </Section>
  );
}

/** How a call went, or until when it is and with which of the hosts. */
function stateOf(call: StaffBooking, now: number): string {
  if (call.outcome !== null) return capitalised(outcomeWords[call.outcome].is);
  if (isOver(call, now)) return 'Over';
  return `Until ${timeLabel(Date.parse(call.end), opening.timeZone)}${call.host ? ` · ${call.host.name}` : ''}`;
}

/** The calls of the week after today. */
export function CallsToCome({ today }: { today: Today }) {
  const calls = today.calls.filter(({ day }) => day !== today.day);
  return (
    <Section
      title="The next six days"
      aside={
        <Link className={link} to="/calendar">
          Calendar
        </Link>
      }
    >
      {calls.length > 0 ? (
        <ul>
          {calls.map(({ id, day, time, name }) => (
            <li key={id} className={`${page.row} ${css.call}`}>
              <span className={page.strong}>{shortDayLabel(day)}</span>
              <span className={page.quiet}>{time}</span>
              <Link className={`${link} ${css.caller}`} to={`/calendar/${id}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.backup}>No calls are booked yet.</p>
      )}
    </Section>
  );
}
