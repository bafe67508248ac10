import type { Price, PriceLine } from '../../domain/pricing/price.ts';

/** A price line, then and now. */
export interface LineDifference {
  id: string;
  label: string;
  /** Euro then; null for a new line. */
  was: number | null;
  /** Euro now; null for a removed line. */
  now: number | null;
  /** The current rule of the line, or the former one if it was removed. */
  rule: string;
}

/** Compares two prices line by line: first today's lines in order, then removed ones. */
export function differences(was: Price, now: Price): readonly LineDifference[] {
  const then = new Map(was.lines.map((line) => [line.id, line]));
  const today = new Set(now.lines.map(({ id }) => id));
  const row = ({ id, label, rule }: PriceLine, before: number | null, after: number | null) => {
    return { id, label, was: before, now: after, rule };
  };
  return [
    ...now.lines.map((line) => row(line, then.get(line.id)?.amount ?? null, line.amount)),
    ...was.lines.filter(({ id }) => !today.has(id)).map((line) => row(line, line.amount, null)),
  ];
}

/** Whether any line has changed, and so perhaps the total. */
export function hasChanged(was: Price, now: Price): boolean {
  return differences(was, now).some((line) => line.was !== line.now);
}
