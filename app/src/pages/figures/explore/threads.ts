/** People on the way, at the first moment, and how many are left at each of the five. */
export const left = [24, 15, 9, 6, 4] as const;
export const people = left[0];
export const loyal = left[4];

export const WIDTH = 1000;
export const HEIGHT = 220;
const STEP = WIDTH / left.length;

/** The height of a thread among others. */
const lane = (at: number, of: number) => 88 + (at - (of - 1) / 2) * 6.2;

interface Thread {
  /** The path of one person. */
  d: string;
  /** Where the thread ends, if it doesn't reach the last moment. */
  end: readonly [x: number, y: number] | null;
}

/** The thread of one person: straight through each moment, then closer to the others, or out. */
function thread(person: number): Thread {
  const lostAt = left.findIndex((count) => person >= count);
  let y = lane(person, people);
  let d = `M0 ${round(y)}`;
  for (const [moment, count] of left.entries()) {
    const start = moment * STEP;
    const next = left[moment + 1];
    d += `H${round(start + STEP * 0.52)}`;
    if (next === undefined) return { d: `${d}H${WIDTH}`, end: null };
    const bend = start + STEP * 0.78;
    if (moment === lostAt - 1) {
      // Those who are lost are drawn in rows of three.
      const rank = count - 1 - person;
      const x = start + STEP * 0.7 + (rank % 3) * 15;
      const end = 172 + Math.floor(rank / 3) * 17;
      return {
        d: `${d}C${round(start + STEP * 0.66)} ${round(y)} ${round(x)} ${round(y + 14)} ${round(x)} ${end}`,
        end: [x, end],
      };
    }
    const level = lane(person, next);
    d += `C${round(bend)} ${round(y)} ${round(bend)} ${round(level)} ${round(start + STEP)} ${round(level)}`;
    y = level;
  }
  return { d, end: null };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The threads of all, from the top. The first stay to the end. */
export const threads: readonly Thread[] = Array.from({ length: people }, (_, person) => thread(person));
