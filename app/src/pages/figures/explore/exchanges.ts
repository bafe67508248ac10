/** The numbers of the drawing: each is on a strand, the border of the two parts that it joins. */
export const numbers = [
  { x: -36.6, y: 21.1, strand: 2 },
  { x: 0, y: -42.3, strand: 0 },
  { x: 36.6, y: 21.1, strand: 1 },
] as const;
