/** The size of the drawing: three lanes that braid and join into one. */
export const FIELD = { width: 1200, height: 96 } as const;

/** Where the lanes begin: far enough in for the dot at their start. */
export const START = 5;

/** Where the three strands have become one: above the start of the third text column. */
export const JOIN = 843;

export const MIDDLE = 48;
export const lanes = [14, 48, 82] as const;
const WAVE = 400;
const SWING = 34;
/** Half the length of the gap in a strand that passes under another. */
const GAP = 8;

/** Rounds to one decimal, which is enough: the braid is shown at about its own size. */
const round = (value: number): string => `${Math.round(value * 10) / 10}`;

const ease = (value: number) => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

const phase = (strand: number, x: number) => (2 * Math.PI * x) / WAVE + (strand * 2 * Math.PI) / 3 + 2.2;

/** The y coordinate of a strand at `x`: first in its lane, then swinging around the middle line, then on it. */
function height(strand: number, x: number): number {
  const braided = ease((x - 100) / 200);
  const swing = SWING * (1 - ease((x - 500) / (JOIN - 500)));
  return (lanes[strand] ?? MIDDLE) * (1 - braided) + braided * (MIDDLE + swing * Math.sin(phase(strand, x)));
}

/**
 * Whether a strand is under the one it crosses at `x`: as in any plait, a strand going inwards goes over, and one going
 * outwards goes under.
 */
function isUnder(strand: number, x: number): boolean {
  const goesDown = Math.cos(phase(strand, x)) > 0;
  const above = height(strand, x) < MIDDLE;
  return goesDown !== above;
}

/** The x coordinates where a strand passes under another, from left to right. */
function underpasses(strand: number): number[] {
  const others = [0, 1, 2].filter((other) => other !== strand);
  const distance = (other: number, x: number) => height(strand, x) - height(other, x);
  const under: number[] = [];
  for (let x = 100; x < 730; x++)
    for (const other of others)
      if (distance(other, x - 1) * distance(other, x) <= 0 && isUnder(strand, x)) under.push(x - 0.5);
  return under;
}

/** SVG path along a strand: a smooth curve through a point about every 35 units. */
function curve(strand: number, from: number, to: number): string {
  const parts = Math.ceil((to - from) / 35);
  const third = (to - from) / parts / 3;
  const point = (x: number, along: number) => {
    const y = height(strand, x);
    const slope = height(strand, x + 0.5) - height(strand, x - 0.5);
    return `${round(x + along)} ${round(y + slope * along)}`;
  };
  let path = `M${point(from, 0)}`;
  for (let i = 0; i < parts; i++) {
    const x = from + i * 3 * third;
    path += `C${point(x, third)} ${point(x + 3 * third, -third)} ${point(x + 3 * third, 0)}`;
  }
  return path;
}

/** SVG path of strand 0, 1 or 2, with gaps where it passes under another. Only strand 1 continues to the right edge. */
export function braidStrand(strand: number): string {
  let from = START as number;
  let path = '';
  for (const x of underpasses(strand)) {
    path += curve(strand, from, x - GAP);
    from = x + GAP;
  }
  path += curve(strand, from, JOIN);
  return strand === 1 ? `${path}H${FIELD.width}` : path;
}
