import { costOf, daysOf, items, rounds, type Search, total } from './search.ts';

/** Sizes of the drawings, in units of their viewBox. */
export const shelf = { width: 280, height: 32 } as const;
export const course = { width: 300, height: 100 } as const;

/** Days of an item that are drawn. */
const shown = 28;
const floor = shelf.height - 2;

/** A point of a path. */
const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const joined = (points: readonly string[]) => (points.length === 0 ? '' : `M${points.join('L')}`);
/** Lines without length, drawn as dots. */
const dots = (points: readonly string[]) => points.map((each) => `M${each}h0`).join('');

/** The stock of an item over four weeks as a line, and the days on which it sold out. */
function stockOf(item: number, level: number, every: number, highest: number) {
  const x = (day: number) => (day / shown) * shelf.width;
  const y = (pieces: number) => floor - (pieces / highest) * (floor - 2);
  const days = daysOf(item, level, every).slice(0, shown);
  return {
    line: joined(
      days.flatMap(({ morning, evening }, day) => [point(x(day), y(morning)), point(x(day + 1), y(evening))]),
    ),
    missed: dots(days.flatMap(({ missed }, day) => (missed > 0 ? [point(x(day + 0.5), floor)] : []))),
  };
}

/** How the cost fell from round to round: every plan a dot, the best of each round a line. Both scales are logarithmic. */
function courseOf(costs: Search['costs']) {
  const [first = []] = costs;
  const highest = (first[Math.floor(first.length / 2)] ?? 1) * 1.1;
  const lowest = (costs.at(-1)?.[0] ?? 1) * 0.85;
  const x = (round: number) => (Math.log(1 + round) / Math.log(1 + rounds)) * course.width;
  const y = (cost: number) => 96 - (Math.log(cost / lowest) / Math.log(highest / lowest)) * 94;
  return {
    // Later rounds are close together: every fourth dot is enough.
    plans: dots(
      costs.flatMap((round, at) =>
        round
          .filter((cost, place) => cost <= highest && (at < 9 || place % 4 === at % 4))
          .map((cost) => point(x(at), y(cost))),
      ),
    ),
    best: joined(costs.map(([best = 1], at) => point(x(at), y(best)))),
  };
}

/** What is shown of a search. */
export function searchView(search: Search) {
  const { rules, plans, costs } = search;
  const best = plans[0] ?? [];
  const highest = Math.max(36, ...best) * 1.05;
  const [first = []] = costs;
  let filled = 0;
  return {
    cost: costOf(best, rules),
    /** Euro a week: the middle one of the plans drawn at random. */
    atFirst: first[Math.floor(first.length / 2)] ?? 0,
    round: costs.length - 1,
    used: total(best),
    room: rules.room,
    items: items.map(({ name }, item) => {
      const level = best[item] ?? 0;
      const start = filled;
      filled += level;
      return { name, level, start, ...stockOf(item, level, rules.every, highest) };
    }),
    course: courseOf(costs),
  };
}
