import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const tick = 10;

/** CPU time of a process in milliseconds; undefined if the system doesn't report it. */
export function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program name in parentheses, possibly with spaces; user and system time are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return undefined;
  }
}
