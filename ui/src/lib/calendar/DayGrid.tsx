import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type DayButtonProps,
  DayPicker,
  type DayPickerProps,
  type DayProps,
  type MonthGridProps,
} from 'react-day-picker';
import { TickIcon } from '../icons';
import { type DayFacts, isBarred } from './availability';
import { monthOf, toDate, toDay, type Weekday } from './day';
import * as css from './dayGrid.css';
import type { Names } from './names';
import { utc } from './utc';
import type { SlotCalendarWords } from './words';

interface Sheet {
  names: Names;
  words: SlotCalendarWords;
  factsOf: (day: string) => DayFacts;
}

const SheetContext = createContext<Sheet | null>(null);
const BusyContext = createContext(false);

function useSheet(): Sheet {
  const sheet = use(SheetContext);
  if (!sheet) throw new Error('A day stands in a grid.');
  return sheet;
}

interface Holder {
  children?: ReactNode;
}

const Bare = ({ children }: Holder) => <>{children}</>;
const Nothing = () => <></>;

function Grid({ children, role, 'aria-label': label }: MonthGridProps) {
  return (
    <table className={css.grid} role={role} aria-label={label} aria-busy={use(BusyContext) || undefined}>
      {children}
    </table>
  );
}

// Every day says its weekday itself.
const Weekdays = ({ children }: Holder) => (
  <thead aria-hidden="true">
    <tr>{children}</tr>
  </thead>
);
const WeekdayName = ({ children }: Holder) => (
  <th className={css.weekday} scope="col">
    {children}
  </th>
);
const Weeks = ({ children }: Holder) => <tbody>{children}</tbody>;
const Week = ({ children }: Holder) => <tr>{children}</tr>;

function Day({ modifiers, children, role, 'aria-selected': selected }: DayProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role it is given is that of a grid cell.
    <td className={modifiers.hidden ? css.blank : css.cell} role={role} aria-selected={selected}>
      {children}
    </td>
  );
}

// A ref that only the focused day has: an effect would run in every day of a new month.
const focus = (button: HTMLButtonElement | null) => button?.focus();

function DayButton({ day, modifiers, className: _, children, ...button }: DayButtonProps) {
  const { names, words, factsOf } = useSheet();
  const facts = factsOf(day.isoDate);
  return (
    <button
      {...button}
      ref={modifiers.focused ? focus : undefined}
      className={css.day}
      data-state={facts.state}
      data-mark={words.mark(facts) || undefined}
      aria-label={words.day(names.day(day.isoDate), facts)}
      aria-disabled={isBarred(facts) || undefined}
      aria-current={facts.today ? 'date' : undefined}
    >
      {children}
      {facts.chosen ? <TickIcon className={css.tick} /> : null}
    </button>
  );
}

const components = {
  Root: Bare,
  Months: Bare,
  Month: Bare,
  MonthCaption: Nothing,
  MonthGrid: Grid,
  Weekdays,
  Weekday: WeekdayName,
  Weeks,
  Week,
  Day,
  DayButton,
};

export interface DayGridProps extends Sheet {
  today: string;
  month: string;
  day: string | undefined;
  firstMonth: string;
  lastMonth: string | undefined;
  weekStartsOn: Weekday;
  busy: boolean;
  onMonthChange: (month: string) => void;
  /** A press on any day, also on one that cannot be chosen. */
  onDayPress: (day: string) => void;
}

/** A month of days as a grid with one tab stop; arrow keys, Home, End and the page keys move in it and from month to month. */
export function DayGrid({
  today,
  month,
  day,
  firstMonth,
  lastMonth,
  weekStartsOn,
  busy,
  names,
  words,
  factsOf,
  onMonthChange,
  onDayPress,
}: DayGridProps) {
  const [rtl, setRtl] = useState(false);
  // The tab stop is the day last gone to, until another one is chosen.
  const [last, setLast] = useState<{ date: Date; chosen: string | undefined }>();
  const stop = last?.chosen === day ? last?.date : undefined;
  const heard = useRef({ onMonthChange, onDayPress });
  useLayoutEffect(() => {
    heard.current = { onMonthChange, onDayPress };
  });

  const sheet = useMemo(() => ({ names, words, factsOf }), [names, words, factsOf]);
  const text = useMemo(
    () =>
      ({
        formatters: {
          formatDay: (date) => String(date.getUTCDate()),
          formatWeekdayName: (date) => names.weekday(toDay(date)),
        },
        labels: {
          labelGrid: (date) => names.month(toDay(date)),
          labelDayButton: () => '',
        },
      }) satisfies Pick<DayPickerProps, 'formatters' | 'labels'>,
    [names],
  );
  // Laying a month out anew is slow, and what is known of its days reaches them by the context.
  const grid = useMemo(() => {
    const selected = day === undefined ? undefined : toDate(day);
    const focused = stop ?? selected;
    return (
      <DayPicker
        {...text}
        mode="single"
        required
        hideNavigation
        components={components}
        dateLib={utc}
        dir={rtl ? 'rtl' : 'ltr'}
        weekStartsOn={weekStartsOn}
        today={toDate(today)}
        month={toDate(month)}
        startMonth={toDate(firstMonth)}
        {...(lastMonth === undefined ? {} : { endMonth: toDate(lastMonth) })}
        selected={selected}
        modifiers={focused && { focused }}
        onDayFocus={(date) => setLast({ date, chosen: day })}
        onMonthChange={(date) => heard.current.onMonthChange(monthOf(toDay(date)))}
        onSelect={(date) => heard.current.onDayPress(toDay(date))}
      />
    );
  }, [text, rtl, weekStartsOn, today, month, firstMonth, lastMonth, day, stop]);
  return (
    <SheetContext value={sheet}>
      <BusyContext value={busy}>
        {/* Arrow keys follow the direction of reading, which is known once the focus is in the grid. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus is only watched. */}
        <div onFocus={(event) => setRtl(getComputedStyle(event.currentTarget).direction === 'rtl')}>{grid}</div>
      </BusyContext>
    </SheetContext>
  );
}
