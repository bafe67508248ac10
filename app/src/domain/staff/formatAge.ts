import { plural } from '../words.ts';

/** How long ago something was, in one unit, rounded down: "5 min", "22 h" to 48 hours, "9 days". @param now milliseconds since 1970 */
export function formatAge(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : plural(Math.floor(hours / 24), 'day');
}

/** How long until a last moment, in one unit, rounded down: "9 days left", "22 h left". @param now milliseconds since 1970 */
export function formatTimeLeft(until: string, now: number): string {
  const end = Date.parse(until);
  return end > now ? `${formatAge(new Date(now).toISOString(), end)} left` : 'Too late';
}
