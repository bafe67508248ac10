import { Button } from '@agency-site/ui/Button';
import { type DayFacts, SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { paths } from '../content/links/paths.ts';
import { readClock } from '../domain/booking/clock.ts';
import { cityOf, ownLabel, shortDayLabel, timeLabel } from '../domain/booking/labels.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { Problem } from '../shell/Problem';
import * as css from './slot.css';
import type { UseTimes } from './useTimes.ts';
import { bookingWords as words } from './words.ts';

/** A chosen time that has been taken. */
export interface TakenSlot {
  slot: string;
  /** That it has been taken, in the server’s words. */
  message: string;
}

interface SlotPickerProps extends Pick<ChoiceProps, 'title' | 'start' | 'minutes' | 'refused'> {
  times: UseTimes;
  month: string;
  onMonthChange: (month: string) => void;
  day: string | null;
  onDayChange: (day: string) => void;
  slot: string | null;
  onSlotChange: (slot: string) => void;
  taken?: TakenSlot | undefined;
  footnote?: string;
  /** Beside the buttons of a calendar that didn't load. */
  beside?: ReactNode;
  /** What is still to be chosen. */
  missing: string | undefined;
  /** The button to the next step. @param focusMissing focuses the first free time, or the days */
  children: (
    button: { unavailable: boolean; 'aria-describedby': string | undefined },
    focusMissing: () => void,
  ) => ReactNode;
}

const here = 'All times are Irish time.';

/** The day that Tab reaches. */
const dayInGrid = (calendar: HTMLElement | null) => calendar?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');

/** In the corner of a day. One without times is a weekend, a holiday, a day off, or too soon. */
const marks = { open: '', past: '', full: 'Full', empty: 'Closed', closed: 'Closed', unknown: '…', failed: '–' };
const calendarWords = {
  mark: ({ state, today }: DayFacts) => (today && state !== 'full' && state !== 'failed' ? 'Today' : marks[state]),
};

/** The calendar in Dublin time, with the visitor's local times where they differ, and what is chosen in it. */
export function SlotPicker({
  times,
  title,
  start,
  minutes,
  missing,
  refused,
  children,
  beside,
  day,
  slot,
  taken,
  ...choice
}: SlotPickerProps) {
  const id = useId();
  const { today, lastMonth, visitorTimeZone, days, down, busy, reload } = times;
  const calendar = useRef<HTMLDivElement>(null);
  const known = day === null ? undefined : days[day];
  const differs = known?.state === 'known' && known.slots.some(({ note }) => note !== undefined);

  // After a conflict, focus the times, where the reason is shown.
  useEffect(() => {
    if (!taken) return;
    const times = calendar.current?.querySelector<HTMLElement>('section > [tabindex="-1"]');
    times?.focus({ preventScroll: true });
    times?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [taken]);

  const focusMissing = () => {
    const { current } = calendar;
    const radio = current?.querySelector<HTMLElement>('input[type=radio]:enabled');
    (radio ?? dayInGrid(current))?.focus();
  };

  const isDown = down !== null;
  const retried = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isDown || !retried.current) return;
    retried.current = false;
    if (document.activeElement === document.body) dayInGrid(calendar.current)?.focus();
  }, [isDown]);
  if (isDown) {
    const retry = () => {
      retried.current = true;
      reload(down);
    };
    return (
      <div className={css.down}>
        <Problem>{busy ? words.loading : words.down.text}</Problem>
        <p>{words.down.help}</p>
        <div className={css.actions}>
          <Button tone="primary" busy={busy} onClick={retry}>
            {words.down.again}
          </Button>
          {beside}
          <Button href={paths.contact}>{words.down.write}</Button>
        </div>
      </div>
    );
  }

  return (
    <SlotCalendar
      {...choice}
      ref={calendar}
      today={today}
      lastMonth={lastMonth}
      days={days}
      busy={busy}
      onRetry={reload}
      day={day ?? undefined}
      slot={slot ?? taken?.slot}
      zoneNote={differs ? `${here} Your own time, in ${cityOf(visitorTimeZone)}, is below each.` : here}
      words={
        taken
          ? {
              ...calendarWords,
              gone: () => taken.message,
              fullDay: `${taken.message} This day is fully booked now.`,
            }
          : calendarWords
      }
    >
      <Choice
        title={title}
        start={start}
        minutes={minutes}
        visitorTimeZone={visitorTimeZone}
        missing={missing === undefined ? undefined : { id, text: missing }}
        refused={refused}
      >
        {children({ unavailable: missing !== undefined, 'aria-describedby': missing && id }, focusMissing)}
      </Choice>
    </SlotCalendar>
  );
}

interface ChoiceProps {
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
function Choice({ title, start, minutes, visitorTimeZone, missing, refused = false, children }: ChoiceProps) {
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
        {`${shortDayLabel(readClock(start, timeZone).day)}, ${timeLabel(start, timeZone)}`}
      </span>{' '}
      <span className={css.own}>{own === null ? words.glance(minutes) : `${own} in ${cityOf(visitorTimeZone)}`}</span>
    </p>
  );
}
