import { join } from 'node:path';

/**
 * What react-day-picker imports and the calendar never calls, because it passes its own `dateLib` and no time zone: formats,
 * their texts, and time zones, a fifth of its size. As aliases for a bundler.
 */
export const leftOut = Object.fromEntries(
  ['date-fns/format', 'date-fns/locale/en-US', '@date-fns/tz'].map((name) => [
    name,
    join(import.meta.dirname, 'noDateFns.ts'),
  ]),
);
