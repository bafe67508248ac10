import { ButtonBase } from '../ButtonBase';
import { type DayFacts, isBarred } from './availability';
import { monthOf } from './day';
import * as css from './monthNotice.css';
import type { Names } from './names';
import { Retry } from './Retry';
import type { SlotCalendarWords } from './words';

export interface MonthNoticeProps {
  month: string;
  /** Its days from today on. */
  coming: readonly string[];
  factsOf: (day: string) => DayFacts;
  /** The day whose press was last refused. */
  refused: string | undefined;
  nextFree: string | undefined;
  busy: boolean;
  names: Names;
  words: SlotCalendarWords;
  onRetry: ((days: string[]) => void) | undefined;
  /** Where the focus goes on once asking again has helped. */
  onRetried: () => void;
  onJump: (day: string) => void;
}

/** What there is to say about a month as a whole, and the way to the first free day. */
export function MonthNotice(props: MonthNoticeProps) {
  const { month, coming, factsOf, refused, nextFree, busy, names, words, onRetry, onRetried, onJump } = props;
  const failed = coming.filter((day) => factsOf(day).state === 'failed');
  // A chosen day that failed alone says so itself, beside its times.
  const tells = failed.some((day) => !factsOf(day).chosen);
  const none = coming.length > 0 && coming.every((day) => isBarred(factsOf(day)) || factsOf(day).state === 'empty');
  const notice = () => {
    if (refused !== undefined && monthOf(refused) === month) return words.day(names.day(refused), factsOf(refused));
    if (tells) return words.failedDays;
    return none ? words.noneFree(names.month(month)) : null;
  };
  return (
    <div className={css.root}>
      <p className={css.notice} role="status">
        {notice()}
      </p>
      {tells && onRetry ? (
        <Retry label={words.retry} busy={busy} onRetry={() => onRetry(failed)} onRetried={onRetried} />
      ) : null}
      {nextFree === undefined ? null : (
        <ButtonBase size="s" onClick={() => onJump(nextFree)}>
          {words.nextFree(names.shortDay(nextFree))}
        </ButtonBase>
      )}
    </div>
  );
}
