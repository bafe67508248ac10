import { type ReactNode, useId } from 'react';
import { readClock } from '../domain/booking/clock.ts';
import { cityOf, ownLabel, shortDayLabel, timeLabel } from '../domain/booking/labels.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { DescriptionList } from '../shell/DescriptionList';
import { h3 } from '../shell/style/type.css';
import { bookingDetails } from './bookingDetails.ts';
import * as css from './slot.css';
import { bookingWords as words } from './words.ts';

interface ChoiceProps {
  title: string;
  /** The chosen time. */
  start: number | undefined;
  minutes: number;
  visitorTimeZone: string;
  /** What is still to be chosen. */
  missing: { id: string; text: string } | undefined;
  /** The visitor tried to go on without it. */
  refused?: boolean;
  children: ReactNode;
}

const { timeZone } = opening;

/** The chosen time: a panel beside the calendar, on a narrow screen a bar at the bottom of the window. */
export function Choice({ title, start, minutes, visitorTimeZone, missing, refused = false, children }: ChoiceProps) {
  const id = useId();
  return (
    <section className={css.call} aria-labelledby={id}>
      <h2 id={id} className={`${h3} ${css.full}`}>
        {title}
      </h2>
      {start === undefined ? null : (
        <>
          <DescriptionList
            className={css.full}
            layout="compact"
            items={bookingDetails(start, minutes, visitorTimeZone)}
          />
          <Glance start={start} minutes={minutes} visitorTimeZone={visitorTimeZone} />
        </>
      )}
      {missing ? (
        <p id={missing.id} className={css.missing} role={refused ? 'alert' : undefined}>
          {missing.text}
        </p>
      ) : null}
      {children}
    </section>
  );
}

function Glance({
  start,
  minutes,
  visitorTimeZone,
}: Pick<ChoiceProps, 'minutes' | 'visitorTimeZone'> & { start: number }) {
  const own = ownLabel(start, timeZone, visitorTimeZone);
  return (
    <p className={css.glance}>
      <span className={css.moment}>
        {shortDayLabel(readClock(start, timeZone).day)}, {timeLabel(start, timeZone)}
      </span>{' '}
      <span className={css.own}>{own === null ? words.glance(minutes) : `${own} in ${cityOf(visitorTimeZone)}`}</span>
    </p>
  );
}
