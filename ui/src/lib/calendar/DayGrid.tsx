import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type DayButtonProps,
  DayPicker,
  type DayPickerProps,
  type DayProps,
  type MonthCaptionProps,
  type MonthGridProps,
  type WeekProps,
} from 'react-day-picker';
import { TickIcon } from '../icons';
import { type DayFacts, isUnavailable } from './availability';
import { monthOf, toDate, toDay, type Weekday } from './day';
import * as css from './dayGrid.css';
import type { Names } from './names';
import { utc } from './utc';
import type { SlotCalendarWords } from './words';

interface DayContextValue {
  /** Every day that is shown, in order. They may reach into the next month. */
  inView: readonly string[];
  names: Names;
  words: SlotCalendarWords;
  factsOf: (day: string) => DayFacts;
}

const DayContext = createContext<DayContextValue | null>(null);
const BusyContext = createContext(false);

function useDayContext(): DayContextValue {
  const value = use(DayContext);
  if (!value) throw new Error('DayButton must be inside DayGrid.');
  return value;
}

interface WithChildren {
  children?: ReactNode;
}

const ChildrenOnly = ({ children }: WithChildren) => <>{children}</>;

function Grid({ children, role, 'aria-label': label }: MonthGridProps) {
  return (
    <table className={css.grid} role={role} aria-label={label} aria-busy={use(BusyContext) || undefined}>
      {children}
    </table>
  );
}

// The name of the grid says the same.
function Caption({ calendarMonth: { date }, displayIndex }: MonthCaptionProps) {
  const { names } = useDayContext();
  return (
    <p className={css.caption} hidden={displayIndex === 0} aria-hidden="true">
      {names.month(toDay(date))}
    </p>
  );
}

// The name of each day includes its weekday.
const Weekdays = ({ children }: WithChildren) => (
  <thead className={css.group} aria-hidden="true">
    <tr className={css.weekdays}>{children}</tr>
  </thead>
);
const WeekdayName = ({ children }: WithChildren) => (
  <th className={css.weekday} scope="col">
    {children}
  </th>
);
// A narrow calendar isn't displayed as a table, which would cost the elements their roles.
const Weeks = ({ children }: WithChildren) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tbody className={css.group} role="rowgroup">
    {children}
  </tbody>
);

/** Weeks out of view are hidden until the keyboard moves into one of them, which shows all of its month's. */
function Week({ week: { days }, children }: WeekProps) {
  const { inView, factsOf } = useDayContext();
  const isShown = days.some(({ isoDate }) => inView.includes(isoDate) || factsOf(isoDate).chosen);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as for the weeks
    <tr className={css.week} role="row" hidden={!isShown}>
      {children}
    </tr>
  );
}

function Day({ modifiers, children, role, 'aria-selected': selected }: DayProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: react-day-picker passes the role `gridcell`.
    <td className={css.cell} role={role} aria-selected={modifiers.hidden ? undefined : selected}>
      {children}
    </td>
  );
}

// A ref that only the focused day has: an effect would run in every day of a new month.
function focus(button: HTMLButtonElement | null) {
  if (button?.closest('tr')?.hidden) for (const week of button.closest('tbody')?.rows ?? []) week.hidden = false;
  button?.focus();
}

function DayButton({ day, modifiers, className: _, children, ...button }: DayButtonProps) {
  const { names, words, factsOf } = useDayContext();
  const facts = factsOf(day.isoDate);
  return (
    <button
      {...button}
      ref={modifiers.focused ? focus : undefined}
      className={css.day}
      data-part="day"
      data-state={facts.state}
      data-mark={words.mark(facts) || undefined}
      aria-label={words.day(names.day(day.isoDate), facts)}
      aria-disabled={isUnavailable(facts) || undefined}
      aria-current={facts.today ? 'date' : undefined}
    >
      {children}
      {facts.chosen ? <TickIcon className={css.tick} /> : null}
    </button>
  );
}

const components = {
  Root: ChildrenOnly,
  Months: ChildrenOnly,
  Month: ChildrenOnly,
  MonthCaption: Caption,
  MonthGrid: Grid,
  Weekdays,
  Weekday: WeekdayName,
  Weeks,
  Week,
  Day,
  DayButton,
};

export interface DayGridProps extends DayContextValue {
  today: string;
  month: string;
  day: string | undefined;
  firstMonth: string;
  lastMonth: string | undefined;
  weekStartsOn: Weekday;
  busy: boolean;
  onMonthChange: (month: string) => void;
  /** Called for any day, including one that is unavailable. */
  onDayClick: (day: string) => void;
}

/** The days in view as a grid for each month, with one tab stop; arrow keys, Home, End and the page keys move in it and from month to month. */
export function DayGrid({
  today,
  month,
  inView,
  day,
  firstMonth,
  lastMonth,
  weekStartsOn,
  busy,
  names,
  words,
  factsOf,
  onMonthChange,
  onDayClick,
}: DayGridProps) {
  const [rtl, setRtl] = useState(false);
  // The tab stop is the last focused day, until another one is chosen.
  const [lastFocused, setLastFocused] = useState<{ date: Date; chosen: string | undefined }>();
  const tabStop = lastFocused?.chosen === day ? lastFocused?.date : undefined;
  const callbacks = useRef({ onMonthChange, onDayClick });
  useLayoutEffect(() => {
    callbacks.current = { onMonthChange, onDayClick };
  });

  const context = useMemo(() => ({ inView, names, words, factsOf }), [inView, names, words, factsOf]);
  const text = useMemo(
    () =>
      ({
        formatters: {
          formatDay: (date) => names.dayNumber(toDay(date)),
          formatWeekdayName: (date) => names.weekday(toDay(date)),
        },
        labels: {
          labelGrid: (date) => names.month(toDay(date)),
          labelDayButton: () => '',
        },
      }) satisfies Pick<DayPickerProps, 'formatters' | 'labels'>,
    [names],
  );
  // Rendering a month is slow, so the state of its days reaches them by context.
  const months = new Set(inView.map(monthOf)).size;
  const grid = useMemo(() => {
    const selected = day === undefined ? undefined : toDate(day);
    const focused = tabStop ?? selected;
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
        numberOfMonths={months}
        startMonth={toDate(firstMonth)}
        {...(lastMonth === undefined ? {} : { endMonth: toDate(lastMonth) })}
        selected={selected}
        modifiers={focused && { focused }}
        onDayFocus={(date) => setLastFocused({ date, chosen: day })}
        onMonthChange={(date) => callbacks.current.onMonthChange(monthOf(toDay(date)))}
        onSelect={(date) => callbacks.current.onDayClick(toDay(date))}
      />
    );
  }, [text, rtl, weekStartsOn, today, month, months, firstMonth, lastMonth, day, tabStop]);
  return (
    <DayContext value={context}>
      <BusyContext value={busy}>
        {/* Arrow keys follow the text direction, which is read when the focus enters the grid. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus. */}
        <div
          className={css.group}
          onFocus={(event) => setRtl(getComputedStyle(event.currentTarget).direction === 'rtl')}
        >
          {grid}
        </div>
      </BusyContext>
    </DayContext>
  );
}
