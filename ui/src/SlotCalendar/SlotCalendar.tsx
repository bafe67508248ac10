import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { ButtonBase } from '../lib/ButtonBase';
import { spinner } from '../lib/buttonBase.css';
import { type Days, factsOf, firstFree, isUnavailable, mayBeFree } from '../lib/calendar/availability';
import { DayGrid } from '../lib/calendar/DayGrid';
import { daysOf, monthOf, otherMonth, type Weekday } from '../lib/calendar/day';
import { MonthNotice } from '../lib/calendar/MonthNotice';
import { memoize } from '../lib/calendar/memoize';
import { namesIn } from '../lib/calendar/names';
import { TimeList } from '../lib/calendar/TimeList';
import { english, type SlotCalendarWords } from '../lib/calendar/words';
import { ChevronIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './SlotCalendar.css';

export type { DayAvailability, DayFacts, DayState, Slot } from '../lib/calendar/availability';
export type { SlotCalendarWords } from '../lib/calendar/words';

export interface SlotCalendarProps extends Passthrough {
  /** Today's date in the time zone of the slots, as "2026-11-20". The visitor's clock is never read. */
  today: string;
  /** The month that is shown, as "2026-11". */
  month: string;
  onMonthChange: (month: string) => void;
  /** The chosen day, as "2026-11-24". */
  day: string | undefined;
  /** Another day was chosen: clear the chosen slot. */
  onDayChange: (day: string) => void;
  /** The `value` of the chosen slot. If it is no longer free, a message says so, and it isn't shown as chosen. */
  slot: string | undefined;
  onSlotChange: (value: string) => void;
  /** What is known about each day. A day left out can be chosen, and its times are awaited. */
  days: Days;
  /** Availability is being fetched. */
  busy?: boolean | undefined;
  /** Loads failed days again. Left out, there is no Retry button. */
  onRetry?: ((days: string[]) => void) | undefined;
  /** The time zone, in words: "Times are in Ireland (Europe/Dublin)." */
  zoneNote: ReactNode;
  /** The first day with a free time, if the app knows it. Left out, it is looked up in `days`. */
  nextFree?: string | undefined;
  /** The first month on offer. Defaults to the month of `today`. */
  firstMonth?: string | undefined;
  lastMonth?: string | undefined;
  /** 0 is Sunday. */
  weekStartsOn?: Weekday | undefined;
  /** The heading of the times. */
  title?: string;
  /** The message for a day without any times. */
  emptyText?: string;
  headingLevel?: 2 | 3 | undefined;
  /** The language of dates and months, as a BCP 47 tag. */
  locale?: string | undefined;
  /** Replaces any of the other English texts. */
  words?: Partial<SlotCalendarWords> | undefined;
  /** The form field that carries the chosen slot. */
  name?: string | undefined;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Choose a day of a month, then a time of that day. */
export function SlotCalendar({
  today,
  month,
  onMonthChange,
  day,
  onDayChange,
  slot,
  onSlotChange,
  days,
  busy = false,
  onRetry,
  zoneNote,
  nextFree,
  firstMonth = monthOf(today),
  lastMonth,
  weekStartsOn = 0,
  title = 'Select a Time',
  emptyText = 'No available slots for this date.',
  headingLevel = 2,
  locale = 'en-IE',
  words: replaced,
  name,
  className,
  ...rest
}: SlotCalendarProps) {
  const grid = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLHeadingElement>(null);
  // The day just chosen: once the app passes it as `day`, the focus moves to its times.
  const justChosen = useRef<string>(undefined);
  const [refused, setRefused] = useState<string>();

  const words = useMemo(() => ({ ...english, ...replaced }), [replaced]);
  const names = namesIn(locale);
  const Heading = `h${headingLevel}` as const;
  const shown = month < firstMonth ? firstMonth : lastMonth && month > lastMonth ? lastMonth : month;
  const isOffered = (one: string) => one >= firstMonth && !(lastMonth && one > lastMonth);
  const facts = useMemo(() => memoize((one: string) => factsOf(one, days, today, day)), [days, today, day]);
  const known = day === undefined ? undefined : days[day];
  const first = monthOf(today) < firstMonth ? `${firstMonth}-01` : today;
  const firstFreeDay = nextFree !== undefined && mayBeFree(facts(nextFree)) ? nextFree : firstFree(days, first);

  const focusGrid = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const focusTimes = () => {
    times.current?.focus({ preventScroll: true });
    times.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  };

  const showMonth = (to: string) => {
    setRefused(undefined);
    if (to !== shown && isOffered(to)) onMonthChange(to);
  };
  const chooseDay = (one: string) => {
    const unavailable = isUnavailable(facts(one));
    setRefused(unavailable ? one : undefined);
    if (unavailable) return;
    if (one === day) return focusTimes();
    justChosen.current = one;
    onDayChange(one);
  };

  useEffect(() => {
    if (day === undefined || justChosen.current !== day) return;
    justChosen.current = undefined;
    focusTimes();
  });

  const monthButton = (months: 1 | -1) => {
    const to = otherMonth(shown, months);
    return (
      <ButtonBase
        className={css.turn}
        unavailable={!isOffered(to)}
        aria-label={months < 0 ? words.previousMonth : words.nextMonth}
        onClick={() => showMonth(to)}
      >
        <ChevronIcon back={months < 0} />
      </ButtonBase>
    );
  };

  return (
    <div {...rest} className={classes(css.root, className)}>
      <div className={css.layout}>
        <div className={css.month}>
          <div className={css.head}>
            <Heading className={css.heading} aria-live="polite">
              {names.month(shown)}
            </Heading>
            {monthButton(-1)}
            {monthButton(1)}
          </div>
          <div ref={grid} className={css.sheet} data-state={busy ? 'busy' : 'idle'}>
            <DayGrid
              today={today}
              month={shown}
              day={day}
              firstMonth={firstMonth}
              lastMonth={lastMonth}
              weekStartsOn={weekStartsOn}
              busy={busy}
              names={names}
              words={words}
              factsOf={facts}
              onMonthChange={showMonth}
              onDayClick={chooseDay}
            />
            <p className={css.overlay} role="status">
              {busy ? (
                <span className={css.loading}>
                  <span className={spinner} />
                  {words.loading}
                </span>
              ) : null}
            </p>
          </div>
        </div>
        <TimeList
          title={title}
          headingLevel={headingLevel}
          heading={times}
          date={day && names.day(day)}
          facts={day === undefined ? undefined : facts(day)}
          slots={known?.state === 'known' ? known.slots : []}
          slot={slot}
          onSlotChange={onSlotChange}
          name={name}
          zoneNote={zoneNote}
          emptyText={emptyText}
          busy={busy}
          words={words}
          onRetry={day === undefined ? undefined : onRetry && (() => onRetry([day]))}
          onOtherDay={focusGrid}
        />
        <MonthNotice
          month={shown}
          upcoming={daysOf(shown).filter((one) => one >= today)}
          factsOf={facts}
          refused={refused}
          nextFree={firstFreeDay !== undefined && isOffered(monthOf(firstFreeDay)) ? firstFreeDay : undefined}
          busy={busy}
          names={names}
          words={words}
          onRetry={onRetry}
          onRetried={focusGrid}
          onJump={(to) => {
            showMonth(monthOf(to));
            chooseDay(to);
          }}
        />
      </div>
    </div>
  );
}
