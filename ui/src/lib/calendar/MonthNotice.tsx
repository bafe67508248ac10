import { ButtonBase } from '../ButtonBase';
import { type DayFacts, isUnavailable } from './availability';
import { monthOf } from './day';
import * as css from './monthNotice.css';
import type { Names } from './names';
import { Retry } from './Retry';
import type { SlotCalendarWords } from './words';

export interface MonthNoticeProps {
  month: string;
  /** The days in view from today on. */
  upcoming: readonly string[];
  factsOf: (day: string) => DayFacts;
  /** The unavailable day that was last clicked. */
  refused: string | undefined;
  nextFree: string | undefined;
  /** The chosen day failed: message and Retry are beside its times. */
  failedBesideTimes: boolean;
  busy: boolean;
  names: Names;
  words: SlotCalendarWords;
  onRetry: (() => void) | undefined;
  /** Moves the focus on after a successful retry. */
  onRetried: () => void;
  onJump: (day: string) => void;
}

/** A message about the month as a whole, and a button to the first free day. */
export function MonthNotice(props: MonthNoticeProps) {
  const { month, upcoming, factsOf, refused, nextFree, failedBesideTimes, busy, names, words } = props;
  const { onRetry, onRetried, onJump } = props;
  const failed = upcoming.filter((day) => factsOf(day).state === 'failed');
  const hasFailures = failed.length > 0 && !failedBesideTimes;
  const none =
    upcoming.length > 0 && upcoming.every((day) => isUnavailable(factsOf(day)) || factsOf(day).state === 'empty');
  const notice = () => {
    if (refused !== undefined && upcoming.some((day) => monthOf(day) === monthOf(refused)))
      return words.day(names.day(refused), factsOf(refused));
    if (hasFailures) return words.failedDays;
    return none ? words.noneFree(names.month(month)) : null;
  };
  return (
    <div className={css.root}>
      <p className={css.notice} role="status">
        {notice()}
      </p>
      {hasFailures && onRetry ? (
        <Retry label={words.retry} busy={busy} onRetry={onRetry} onRetried={onRetried} />
      ) : null}
      {nextFree === undefined ? null : (
        <ButtonBase size="s" onClick={() => onJump(nextFree)}>
          {words.nextFree(names.shortDay(nextFree))}
        </ButtonBase>
      )}
    </div>
  );
}
