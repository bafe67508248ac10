/** A way of being found: what it cost last quarter, and how many customers it brought. */
interface Way {
  name: string;
  euro: number;
  customers: number;
}

/** A made-up physiotherapy practice, last quarter. */
export const before: readonly Way[] = [
  { name: 'Directory listing', euro: 380, customers: 2 },
  { name: 'Leaflets', euro: 260, customers: 5 },
  { name: 'Online ads', euro: 320, customers: 11 },
  { name: 'Posts, your hours', euro: 240, customers: 10 },
];

/** The same money this quarter. */
export const after: readonly { name: string; euro: number; was: number | null }[] = [
  { name: 'Leaflets', euro: 140, was: 260 },
  { name: 'Online ads', euro: 320, was: 320 },
  { name: 'Posts, your hours', euro: 240, was: 240 },
  { name: 'Talk at the running club', euro: 300, was: null },
  { name: 'Card for regulars', euro: 200, was: null },
];

/** New customers this quarter. */
export const customersAfter = 41;

/** Where the money went: positions in `before` and `after`. */
export const moves: readonly { from: number; to: number; euro: number }[] = [
  { from: 0, to: 3, euro: 300 },
  { from: 0, to: 4, euro: 80 },
  { from: 1, to: 0, euro: 140 },
  { from: 1, to: 4, euro: 120 },
  { from: 2, to: 1, euro: 320 },
  { from: 3, to: 2, euro: 240 },
];

const HEIGHT = 300;
const GAP = 14;

export const sum = (parts: readonly { euro: number }[]): number => parts.reduce((total, { euro }) => total + euro, 0);

const perEuro = (HEIGHT - GAP * (after.length - 1)) / sum(after);

/** A part of a column: its top and its height. */
export interface Block {
  top: number;
  height: number;
}

/** The parts of a column one below the other, in the middle of the drawing. */
function stack(parts: readonly { euro: number }[]): readonly Block[] {
  const total = sum(parts) * perEuro + GAP * (parts.length - 1);
  let top = (HEIGHT - total) / 2;
  return parts.map(({ euro }) => {
    const block = { top, height: euro * perEuro };
    top += block.height + GAP;
    return block;
  });
}

export const blocks = { before: stack(before), after: stack(after) };

/** A move as a band in the drawing: where it leaves and arrives. */
interface Band {
  from: number;
  to: number;
  thickness: number;
  euro: number;
  /** Whether the money went to something new. */
  isNew: boolean;
}

/** The moves, which are listed from top to bottom on both sides. New ones are last: they are drawn above the others. */
export function bands(): readonly Band[] {
  const left = blocks.before.map(({ top }) => top);
  const right = blocks.after.map(({ top }) => top);
  const drawn = moves.map(({ from, to, euro }): Band => {
    const thickness = euro * perEuro;
    const band = { from: left[from] ?? 0, to: right[to] ?? 0, thickness, euro, isNew: after[to]?.was === null };
    left[from] = band.from + thickness;
    right[to] = band.to + thickness;
    return band;
  });
  return [...drawn.filter(({ isNew }) => !isNew), ...drawn.filter(({ isNew }) => isNew)];
}

/** The middle of a part, in percent of the height. */
export const middle = ({ top, height }: Block): string => `${(((top + height / 2) / HEIGHT) * 100).toFixed(1)}%`;
