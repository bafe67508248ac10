'use client';

import { type ReactNode, type Ref, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { ChevronIcon } from '../lib/arrows';
import { ButtonBase } from '../lib/ButtonBase';
import { spinner } from '../lib/buttonBase.css';
import { type DayAvailability, factsOf, firstFree, isUnavailable, mayBeFree } from '../lib/calendar/availability';
import { DayGrid } from '../lib/calendar/DayGrid';
import { monthOf, otherMonth, type Weekday } from '../lib/calendar/day';
import { daysInView } from '../lib/calendar/daysInView';
import { firstWeekday } from '../lib/calendar/firstWeekday';
import { MonthNotice } from '../lib/calendar/MonthNotice';
import { memoize } from '../lib/calendar/memoize';
import { namesIn } from '../lib/calendar/names';
import { TimeList } from '../lib/calendar/TimeList';
import { english, type SlotCalendarWords, wordsFrom } from '../lib/calendar/words';
import { type CalendarMessages, MessagesContext, useMessages } from '../lib/messages/messages';
import { classes, type Passthrough } from '../lib/passthrough';
import { useControllable } from '../lib/useControllable';
import * as css from './SlotCalendar.css';

export type { DayAvailability, DayFacts, DayState, Slot } from '../lib/calendar/availability';
export type { SlotCalendarWords } from '../lib/calendar/words';
export type { CalendarMessages } from '../lib/messages/messages';

export interface SlotCalendarProps extends Passthrough {
  /** Today's date in the time zone of the slots, as "2026-11-20". The visitor's clock is never read. */
  today: string;
  /** The month that is shown, as "2026-11". Left out, the calendar holds it. */
  month?: string | undefined;
  /** The month that is shown at first, if the app doesn't hold it. */
  defaultMonth?: string | undefined;
  onMonthChange?: ((month: string) => void) | undefined;
  /** The chosen day, as "2026-11-24"; `undefined` until one is chosen. Left out altogether, the calendar holds it. */
  day?: string | undefined;
  defaultDay?: string | undefined;
  /** Another day was chosen: clear the chosen slot, if the app holds it. */
  onDayChange?: ((day: string) => void) | undefined;
  /** The `value` of the chosen slot. If it is no longer free, a message says so, and it isn't shown as chosen. */
  slot?: string | undefined;
  /** The slot chosen at first, if the app doesn't hold it. */
  defaultSlot?: string | undefined;
  onSlotChange?: ((value: string) => void) | undefined;
  /** What is known about each day. A day left out can be chosen, and its times are awaited. */
  days: Readonly<Record<string, DayAvailability>>;
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
  /** How many months are shown at once. Defaults to 1. */
  months?: number | undefined;
  /** The first day of a week, 0 is Sunday. Left out, that of `locale`; if that is left out too, Sunday. */
  weekStartsOn?: Weekday | undefined;
  /** The heading of the times. */
  title?: string | undefined;
  /** The message for a day without any times. */
  emptyText?: string | undefined;
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The language of dates and months, as a BCP 47 tag. */
  locale?: string | undefined;
  /** Replaces any of the other English texts. */
  words?: Partial<SlotCalendarWords> | CalendarMessages | undefined;
  /** The form field that carries the chosen slot. */
  name?: string | undefined;
  /** Small print about all times: below the month, or in a narrow calendar after everything else. */
  footnote?: ReactNode;
  /**
   * After the times: what is chosen, and the button to the next step. From 700 px on, beside the month, under the times; in a
   * narrower calendar below the month, where it may stick to the bottom of the window. Its container query is the calendar.
   */
  children?: ReactNode;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Choose a day of a month, then a time of that day. */
export function SlotCalendar(given: SlotCalendarProps) {
  const {
    today,
    month: givenMonth,
    defaultMonth,
    onMonthChange,
    day: givenDay,
    defaultDay,
    onDayChange,
    slot: givenSlot,
    defaultSlot,
    onSlotChange,
    days,
    busy = false,
    onRetry,
    zoneNote,
    nextFree,
    firstMonth = monthOf(today),
    lastMonth,
    months = 1,
    title = 'Select a Time',
    emptyText = 'No available slots for this date.',
    headingLevel = 2,
    locale: givenLocale,
    weekStartsOn = givenLocale === undefined ? 0 : firstWeekday(givenLocale),
    words: _,
    name,
    footnote,
    children,
    className,
    ...rest
  } = useMessages('SlotCalendar', given);
  const locale = givenLocale ?? 'en-IE';
  const replaced = given.words;
  const grid = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLHeadingElement>(null);
  const part = useRef({
    get form() {
      return grid.current?.closest('form') ?? null;
    },
  });
  const { value: month, change: changeMonth } = useControllable({
    controlled: givenMonth !== undefined,
    value: givenMonth ?? '',
    defaultValue: defaultMonth ?? monthOf(defaultDay ?? today),
    onChange: onMonthChange,
    part,
  });
  const { value: day, change: changeDay } = useControllable({
    controlled: 'day' in given,
    value: givenDay,
    defaultValue: defaultDay,
    onChange: onDayChange as ((day: string | undefined) => void) | undefined,
    part,
  });
  const slot = useControllable({
    controlled: 'slot' in given,
    value: givenSlot,
    defaultValue: defaultSlot,
    onChange: onSlotChange as ((slot: string | undefined) => void) | undefined,
    part,
  });
  // The day just chosen: once the app passes it as `day`, the focus moves to its times.
  const justChosen = useRef<string>(undefined);
  const [refused, setRefused] = useState<string>();

  const language = useContext(MessagesContext)?.SlotCalendar;
  const words = useMemo(() => {
    const spoken = language ? wordsFrom(language.words, language.locale) : english;
    if (!replaced) return spoken;
    return { ...spoken, ...('states' in replaced ? wordsFrom(replaced, locale) : replaced) };
  }, [language, replaced, locale]);
  const names = namesIn(locale);
  const Heading = `h${headingLevel}` as const;
  const shown = month < firstMonth ? firstMonth : lastMonth && month > lastMonth ? lastMonth : month;
  const isOffered = (one: string) => one >= firstMonth && !(lastMonth && one > lastMonth);
  const facts = useMemo(() => memoize((one: string) => factsOf(one, days, today, day)), [days, today, day]);
  const inView = useMemo(
    () => daysInView(shown, today, lastMonth, weekStartsOn, months),
    [shown, today, lastMonth, weekStartsOn, months],
  );
  const known = day === undefined ? undefined : days[day];
  const first = monthOf(today) < firstMonth ? `${firstMonth}-01` : today;
  const firstFreeDay = nextFree !== undefined && mayBeFree(facts(nextFree)) ? nextFree : firstFree(days, first);
  // No longer once a day with times is chosen.
  const seeksDay = day === undefined || !mayBeFree(facts(day));
  const offersNextFree = seeksDay && firstFreeDay !== undefined && isOffered(monthOf(firstFreeDay));

  // One Retry loads all that failed, wherever it is.
  const upcoming = inView.filter((one) => one >= today);
  const failed = [...new Set(day === undefined ? upcoming : [...upcoming, day])]
    .filter((one) => facts(one).state === 'failed')
    .sort();
  const retry = onRetry && (() => onRetry(failed));

  const focusGrid = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const focusTimes = () => {
    times.current?.focus({ preventScroll: true });
    times.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  };

  const showMonth = (to: string) => {
    setRefused(undefined);
    if (to !== shown && isOffered(to)) changeMonth(to);
  };
  const chooseDay = (one: string) => {
    const unavailable = isUnavailable(facts(one));
    setRefused(unavailable ? one : undefined);
    if (unavailable) return;
    if (one === day) return focusTimes();
    justChosen.current = one;
    changeDay(one);
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
          <div ref={grid} className={css.sheet} data-part="month" data-state={busy ? 'busy' : 'idle'}>
            <DayGrid
              today={today}
              month={shown}
              inView={inView}
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
          {footnote ? <p className={css.footnote}>{footnote}</p> : null}
        </div>
        <div className={css.side}>
          <TimeList
            title={title}
            headingLevel={headingLevel}
            heading={times}
            date={day && names.day(day)}
            facts={day === undefined ? undefined : facts(day)}
            slots={known?.state === 'known' ? known.slots : []}
            slot={slot.value}
            slotAfterReset={slot.resetValue}
            onSlotChange={slot.change}
            name={name}
            zoneNote={zoneNote}
            emptyText={emptyText}
            busy={busy}
            words={words}
            onRetry={retry}
            onOtherDay={focusGrid}
          />
          <MonthNotice
            month={shown}
            upcoming={upcoming}
            factsOf={facts}
            refused={refused}
            nextFree={offersNextFree ? firstFreeDay : undefined}
            failedBesideTimes={day !== undefined && facts(day).state === 'failed'}
            busy={busy}
            names={names}
            words={words}
            onRetry={retry}
            onRetried={focusGrid}
            onJump={(to) => {
              if (!inView.includes(to)) showMonth(monthOf(to));
              chooseDay(to);
            }}
          />
          {children}
        </div>
      </div>
    </div>
  );
}
