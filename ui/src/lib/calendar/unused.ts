// Stands in for what react-day-picker would write dates in English with, count in time zones with, and draw with: the
// calendar counts in UTC, takes its words from `Intl` and draws every part itself. So none of it is ever called.
function never(): never {
  throw new Error('The calendar was about to count, speak or draw by itself.');
}

/** Asked for on every drawing, even where nothing moves and one day alone is chosen. */
const nothing = () => undefined;

export const enUS = {};
export {
  never as addDays,
  never as addMonths,
  never as addWeeks,
  never as addYears,
  never as CaptionLabel,
  never as Chevron,
  never as convertMatchersToTimeZone,
  never as createNoonOverrides,
  never as differenceInCalendarDays,
  never as differenceInCalendarMonths,
  never as DropdownNav,
  never as eachMonthOfInterval,
  never as eachYearOfInterval,
  never as endOfBroadcastWeek,
  never as endOfISOWeek,
  never as endOfMonth,
  never as endOfWeek,
  never as endOfYear,
  never as Footer,
  never as format,
  never as getISOWeek,
  never as getMonth,
  never as getWeek,
  never as getYear,
  never as isSameDay,
  never as isSameMonth,
  never as isSameYear,
  never as MonthsDropdown,
  never as Nav,
  never as setMonth,
  never as setYear,
  never as startOfBroadcastWeek,
  never as startOfDay,
  never as startOfISOWeek,
  never as startOfMonth,
  never as startOfWeek,
  never as startOfYear,
  never as TZDate,
  never as WeekNumber,
  never as WeekNumberHeader,
  never as YearsDropdown,
  nothing as useAnimation,
  nothing as useMulti,
  nothing as useRange,
};
