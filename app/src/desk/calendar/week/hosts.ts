import type { Availability } from '../../../domain/contract/staff/availability.ts';
import { colors, noColor } from './week.css.ts';

/** A host in the week, in the team's order, which gives the color; with one host, there is none to tell apart. */
export interface WeekHost {
  id: string;
  name: string;
}

/** The hosts to tell apart; none while there is one. */
export const namedHosts = ({ hosts }: Availability): readonly WeekHost[] => (hosts.length > 1 ? hosts : []);

/** The class of a host's color, as `own`. */
export const hostColor = (hosts: readonly WeekHost[], host: string | undefined): string =>
  colors[hosts.findIndex(({ id }) => id === host) % colors.length] ?? noColor;

/** "AN" of "Aoife Nolan". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
