import { parseAvailability, parseSlots, type Slot } from '../domain/booking/availability.ts';
import { isDay } from '../domain/booking/day.ts';
import { lastDayHeader } from '../domain/booking/protocol.ts';
import { listSlots } from '../domain/contract/routes.ts';
import { holdHeaders } from './holdSlot.ts';
import { ApiError, request } from './request.ts';

/** The times of some days, or `failed` for a day that could not be loaded. */
export type LoadedDays = Readonly<Record<string, readonly Slot[] | 'failed'>>;

/** Number of concurrent requests for single days. */
const concurrency = 4;

/**
 * Fetches the times of several days, in one request if possible. If the server's response is not a map, fetches each day.
 * @param days in order, each as "2026-11-24"
 * @param onLoaded called with days as they are loaded, and with the last day that can be booked if the server says so
 * @param signal once aborted, no further day is fetched
 */
export async function loadTimes(
  days: readonly string[],
  timeZone: string,
  onLoaded: (loaded: LoadedDays, lastDay?: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const all = await loadRange(days, timeZone);
  if (all === 'failed') return onLoaded(Object.fromEntries(days.map((day) => [day, 'failed'])));
  const { loaded, lastDay } = all;
  onLoaded(loaded, lastDay);
  const left = days.filter((day) => !(day in loaded));
  const next = async (): Promise<void> => {
    const day = signal.aborted ? undefined : left.shift();
    if (day === undefined) return;
    onLoaded({ [day]: await loadDay(day, timeZone) });
    return next();
  };
  await Promise.all(Array.from({ length: concurrency }, next));
}

interface LoadedRange {
  loaded: LoadedDays;
  lastDay?: string;
}

/** Loads all days in one request; returns none when the server only supports single days. */
async function loadRange(days: readonly string[], timeZone: string): Promise<LoadedRange | 'failed'> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { loaded: {} };
  try {
    const { body, headers } = await request(`${listSlots}?from=${from}&to=${to}`, { headers: holdHeaders() });
    const wanted = Object.entries(parseAvailability(body, timeZone)?.days ?? {});
    const lastDay = headers.get(lastDayHeader) ?? '';
    return {
      loaded: Object.fromEntries(wanted.filter(([day]) => days.includes(day))),
      ...(isDay(lastDay) && { lastDay }),
    };
  } catch (error) {
    return isRefusal(error) ? { loaded: {} } : failed();
  }
}

async function loadDay(day: string, timeZone: string): Promise<readonly Slot[] | 'failed'> {
  try {
    const { body } = await request(`${listSlots}?date=${day}`, { headers: holdHeaders() });
    return parseSlots(body, day, timeZone)?.slots ?? failed();
  } catch {
    return failed();
  }
}

/** Whether the server rejects the query, because it only supports `date`. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status);

function failed(): 'failed' {
  console.error('Failed to fetch availability');
  return 'failed';
}
