/** A pseudo-random generator: the same numbers for the same seed. */
export interface Random {
  /** From 0 to less than 1. */
  next: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  /** @throws RangeError for an empty list */
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with this probability. @param share from 0 to 1 */
  happens: (share: number) => boolean;
  /** An id in the form of a UUID. */
  id: () => string;
}

/** The generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const hex = () => (((next() * 2 ** 32) >>> 0) + 2 ** 32).toString(16).slice(1);
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    happens: (share) => next() < share,
    id() {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}
