import type { ReactNode } from 'react';
import { readClock } from '../domain/booking/clock.ts';
import { cityOf, ownLabel, shortDayLabel, timeLabel } from '../domain/booking/labels.ts';
import { opening } from '../domain/catalogue/opening.ts';
import * as css from './slot.css';
import { bookingWords as words } from './words.ts';

export interface ChoiceProps {
  /** Names it. */
  title: string;
  /** The chosen time. */
  start: number | undefined;
  minutes: number;
  visitorTimeZone: string;
  /** What is still to be chosen. */
  missing: { id: string; text: string } | undefined;
  /** The visitor tried to continue without it. */
  refused?: boolean | undefined;
  children: ReactNode;
}

const { timeZone } = opening;

/** The button to the next step, under the times or under the calendar; there, with a chosen time, a bar at the bottom of the window. */
export function Choice({ title, start, minutes, visitorTimeZone, missing, refused = false, children }: ChoiceProps) {
  return (
    <section className={start === undefined ? css.call : css.docked} aria-label={title}>
      <h2 className={css.callTitle}>{title}</h2>
      {start === undefined ? (
        <p className={css.length}>{words.glance(minutes)}</p>
      ) : (
        <Glance start={start} minutes={minutes} visitorTimeZone={visitorTimeZone} />
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
