import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const tick = 10;

/** Milliseconds of processor time that a process has used so far; undefined where the system does not tell. */
export function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may hold spaces; user and system time are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return undefined;
  }
}
