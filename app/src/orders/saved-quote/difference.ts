import type { Price, PriceLine } from '../../domain/pricing/price.ts';

/** One line of a bill, then and now. */
export interface LineDifference {
  id: string;
  label: string;
  /** Euro then; null where the line is new. */
  was: number | null;
  /** Euro now; null where the line is gone. */
  now: number | null;
  /** The rule that makes the amount now, or made it then where the line is gone. */
  rule: string;
}

/** What became of each line of a bill: first those of today in their order, then those that are gone. */
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

/** Whether any line, or the total, costs something else than then. */
export function hasChanged(was: Price, now: Price): boolean {
  return was.total !== now.total || differences(was, now).some((line) => line.was !== line.now);
}
