import { readClock } from '../../../domain/booking/clock.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import { useNow } from '../../parts/useNow.ts';
import type { Period } from './layout.ts';
import * as css from './week.css.ts';

/** A line at the current time, unless it is outside the hours shown. Decorative. */
export function NowLine({ hours: { from, to } }: { hours: Period }) {
  const { minutes } = readClock(useNow(), opening.timeZone);
  if (minutes < from || minutes > to) return null;
  return <span className={css.now} style={{ top: `${((minutes - from) / (to - from)) * 100}%` }} aria-hidden />;
}
