import { createContext, useContext, useSyncExternalStore } from 'react';
import { readClock } from '../../domain/booking/clock.ts';
import { timeLabel } from '../../domain/booking/labels.ts';
import { opening } from '../../domain/catalogue/opening.ts';

const { timeZone } = opening;
const day = new Intl.DateTimeFormat('en-IE', { timeZone, day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-IE', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });

/** "20 Nov", in the agency's time zone; with the year if it isn't this one. */
export function shortDay(instant: string): string {
  const date = new Date(instant);
  return date.getUTCFullYear() === new Date().getUTCFullYear() ? day.format(date) : dayAndYear.format(date);
}

const unbroken = (words: string) => words.replaceAll(' ', '\u00A0');

/** "20 Nov, 10:30 AM", in the agency's time zone, with the year if it isn't this one. A line breaks only between day and time. */
export const formatMoment = (instant: string) =>
  `${unbroken(shortDay(instant))}, ${unbroken(timeLabel(Date.parse(instant), timeZone))}`;

/** Keeps each time of a text that was written elsewhere in one line: "4:00 PM". Other content stays as it is. */
export const unbrokenTimes = <Shown>(shown: Shown) =>
  typeof shown === 'string' ? shown.replace(/(\d:\d\d) (?=[AP]M\b)/g, '$1\u00A0') : shown;

/** Today in the agency's time zone: "2026-11-20". */
export const todayHere = () => readClock(Date.now(), timeZone).day;

/** How long a time is shown, in milliseconds. */
const step = 30_000;

/** When the server rendered the page, in milliseconds since 1970: hydration starts with the same time. */
export const RenderedAt = createContext<number | null>(null);

function listen(onTick: () => void): () => void {
  const timer = setInterval(onTick, step);
  return () => clearInterval(timer);
}

const stepOf = (time: number) => Math.floor(time / step) * step;

/** The current time in milliseconds since 1970, renewed twice a minute. */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  return useSyncExternalStore(
    listen,
    () => stepOf(Date.now()),
    () => renderedAt ?? stepOf(Date.now()),
  );
}
