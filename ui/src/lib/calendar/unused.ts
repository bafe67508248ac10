// Stands in for what react-day-picker would write dates in English with and count in time zones with. The calendar counts
// in UTC and takes its words from `Intl`, so none of it is ever called.
function never(): never {
  throw new Error('The calendar was about to count or speak by itself.');
}

export const enUS = {};
export { never as format, never as TZDate };
