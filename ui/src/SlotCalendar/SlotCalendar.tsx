import { type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ButtonBase } from '../lib/ButtonBase';
import { spinner } from '../lib/buttonBase.css';
import { type Days, factsOf, firstFree, isBarred, mayBeFree } from '../lib/calendar/availability';
import { DayGrid } from '../lib/calendar/DayGrid';
import { daysOf, monthOf, otherMonth, type Weekday } from '../lib/calendar/day';
import { MonthNotice } from '../lib/calendar/MonthNotice';
import { namesIn } from '../lib/calendar/names';
import { TimeList } from '../lib/calendar/TimeList';
import { english, type SlotCalendarWords } from '../lib/calendar/words';
import { ChevronIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './SlotCalendar.css';

export type { DayAvailability, DayFacts, DayState, Slot } from '../lib/calendar/availability';
export type { SlotCalendarWords } from '../lib/calendar/words';

export interface SlotCalendarProps extends Passthrough {
  /** The day it is where the slots are, as "2026-11-20". Never taken from the visitor's clock. */
  today: string;
  /** The month that is shown, as "2026-11". */
  month: string;
  onMonthChange: (month: string) => void;
  /** The chosen day, as "2026-11-24". */
  day: string | undefined;
  /** Another day was chosen: the moment to forget the chosen slot. */
  onDayChange: (day: string) => void;
  /** The `value` of the chosen slot. One that is not free any more is said to be gone, and not shown as chosen. */
  slot: string | undefined;
  onSlotChange: (value: string) => void;
  /** What is known, by day. A day left out can be chosen, and its times are awaited. */
  days: Days;
  /** Availability is being fetched. */
  busy?: boolean | undefined;
  /** Failed days are to be asked for again. Left out, nothing offers it. */
  onRetry?: ((days: string[]) => void) | undefined;
  /** Whose time the times are in: "Times are in Ireland (Europe/Dublin)." */
  zoneNote: ReactNode;
  /** The first day with a free time, where the app knows it. Left out, it is found in `days` if every day before it is known. */
  nextFree?: string | undefined;
  /** The months one can turn to. The first is that of `today` unless told otherwise. */
  firstMonth?: string | undefined;
  lastMonth?: string | undefined;
  /** 0 is Sunday. */
  weekStartsOn?: Weekday | undefined;
  /** The heading of the times. */
  title?: string;
  /** Said of a day without any times. */
  emptyText?: string;
  headingLevel?: 2 | 3 | undefined;
  /** The language of dates and months. */
  locale?: string | undefined;
  /** Every other word, where the English ones do not serve. */
  words?: Partial<SlotCalendarWords> | undefined;
  /** Under which a form sends the chosen slot. */
  name?: string | undefined;
  /** Placement by the parent, on the root. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A day out of a month, then a time out of that day. */
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
  const sheet = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLHeadingElement>(null);
  // The day just pressed: once the app has taken it over, the focus goes on to its times.
  const pressed = useRef<string>(undefined);
  const [refused, setRefused] = useState<string>();

  const words = useMemo(() => ({ ...english, ...replaced }), [replaced]);
  const names = namesIn(locale);
  const Heading = `h${headingLevel}` as const;
  const shown = month < firstMonth ? firstMonth : lastMonth && month > lastMonth ? lastMonth : month;
  const offered = (one: string) => one >= firstMonth && !(lastMonth && one > lastMonth);
  const facts = useCallback((one: string) => factsOf(one, days, today, day), [days, today, day]);
  const known = day === undefined ? undefined : days[day];
  const first = monthOf(today) < firstMonth ? `${firstMonth}-01` : today;
  const jump = nextFree !== undefined && mayBeFree(facts(nextFree)) ? nextFree : firstFree(days, first);

  const toGrid = () => sheet.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const toTimes = () => {
    times.current?.focus({ preventScroll: true });
    const section = times.current?.parentElement;
    const { top = 0, bottom = 0 } = section?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > window.innerHeight) section?.scrollIntoView({ block: 'nearest' });
  };

  const turn = (to: string) => {
    setRefused(undefined);
    if (to !== shown && offered(to)) onMonthChange(to);
  };
  const press = (one: string) => {
    const barred = isBarred(facts(one));
    setRefused(barred ? one : undefined);
    if (barred) return;
    if (one === day) return toTimes();
    pressed.current = one;
    onDayChange(one);
  };

  useEffect(() => {
    if (day === undefined || pressed.current !== day) return;
    pressed.current = undefined;
    toTimes();
  });

  const turner = (months: 1 | -1) => {
    const to = otherMonth(shown, months);
    return (
      <ButtonBase
        className={css.turn}
        unavailable={!offered(to)}
        aria-label={months < 0 ? words.previousMonth : words.nextMonth}
        onClick={() => turn(to)}
      >
        <ChevronIcon back={months < 0} />
      </ButtonBase>
    );
  };

  return (
    <div {...rest} className={classes(css.root, className)}>
      <div className={css.month}>
        <div className={css.head}>
          <Heading className={css.heading} aria-live="polite">
            {names.month(shown)}
          </Heading>
          {turner(-1)}
          {turner(1)}
        </div>
        <div ref={sheet} className={css.sheet} data-state={busy ? 'busy' : 'idle'}>
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
            onMonthChange={turn}
            onDayPress={press}
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
        <MonthNotice
          month={shown}
          coming={daysOf(shown).filter((one) => one >= today)}
          factsOf={facts}
          refused={refused}
          nextFree={jump !== undefined && offered(monthOf(jump)) ? jump : undefined}
          busy={busy}
          names={names}
          words={words}
          onRetry={onRetry}
          onRetried={toGrid}
          onJump={(to) => {
            turn(monthOf(to));
            press(to);
          }}
        />
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
        onOtherDay={toGrid}
      />
    </div>
  );
}
