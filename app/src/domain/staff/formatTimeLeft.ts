import { formatAge } from './formatAge.ts';

/** How long until a last moment, in one unit, rounded down: "9 days left", "22 h left". @param now milliseconds since 1970 */
export function formatTimeLeft(until: string, now: number): string {
  const end = Date.parse(until);
  return end > now ? `${formatAge(new Date(now).toISOString(), end)} left` : 'Too late';
}
