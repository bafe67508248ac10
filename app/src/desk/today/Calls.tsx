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

interface CallsProps {
  today: Today;
  now: number;
}

const isOver = ({ end }: StaffBooking, now: number) => Date.parse(end) <= now;
/** Who calls, until when, and which of the hosts it is with. */
function Caller({ call, now, title }: { call: StaffBooking; now: number; title: string }) {
  const until = `Until ${timeLabel(Date.parse(call.end), opening.timeZone)}`;
  return (
    <span className={css.what}>
      <Link className={css.name} to={`/calendar/${call.id}`}>
        {title}
      </Link>
      <span className={page.fine}>
        {call.outcome !== null
          ? capitalised(outcomeWords[call.outcome].is)
          : isOver(call, now)
            ? 'Over'
            : `${until}${call.host ? ` · ${call.host.name}` : ''}`}
      </span>
    </span>
  );
}

/** The next call of the day, where the day's line is below everything else. */
export function NextCall({ today, now }: CallsProps) {
  const next = today.calls.find((call) => call.day === today.day && !isOver(call, now));
  if (!next) return null;
  return (
    <p className={css.next}>
      <Caller call={next} now={now} title={`${next.time}, ${next.name}`} />
      {next.meetingUrl === null ? null : <Button href={next.meetingUrl}>Join</Button>}
    </p>
  );
}

/** The day's calls along a line with a mark at the current time, and those of the other days. */
export function Calls({ today, now }: CallsProps) {
  const [calls, others] = [true, false].map((isToday) =>
    today.calls.filter(({ day }) => (day === today.day) === isToday),
  );
  const next = calls?.find((call) => !isOver(call, now));
  const mark = (
    <li className={css.now} aria-hidden>
      {timeLabel(now, opening.timeZone)}
    </li>
  );
  return (
    <>
      <Section
        title="Today"
        aside={
          <Link className={link} to="/calendar">
            Calendar
          </Link>
        }
      >
        {calls?.length ? (
          <ol className={css.line}>
            {calls.map((call) => (
              <Fragment key={call.id}>
                {call === next ? mark : null}
                <li className={css.slot}>
                  <time className={page.fine} dateTime={call.start}>
                    {call.time}
                  </time>
                  <span className={css.card}>
                    <Caller call={call} now={now} title={call.name} />
                    {isOver(call, now) && call.outcome === null ? (
                      <CallActions call={{ ...call, changeable: false, joinable: false }} inList />
                    ) : null}
                    {call.meetingUrl === null || isOver(call, now) ? null : (
                      <a className={`${link} ${page.strong}`} href={call.meetingUrl}>
                        Join
                      </a>
                    )}
                  </span>
                </li>
              </Fragment>
            ))}
            {next ? null : mark}
          </ol>
        ) : (
          <p className={css.backup}>No calls today.</p>
        )}
      </Section>
      <Section title="The next six days">
        {others?.length ? (
          <ul>
            {others.map(({ id, day, time, name }) => (
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
    </>
  );
}
