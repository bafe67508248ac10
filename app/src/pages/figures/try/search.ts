import { items as shop } from '../screen/garo.ts';

/** What the visitor may change about the sample shop. */
export interface Rules {
  /** Pieces that the shelf holds, of all items together. */
  room: number;
  /** Days from one delivery to the next. */
  every: number;
  /** Euro: what a missed sale costs. */
  missed: number;
  /** Euro a week: what every €100 of stock costs. */
  tied: number;
}

export const firstRules: Rules = { room: 120, every: 2, missed: 3, tied: 6 };

/** How many pieces of each item are on the shelf after a delivery. */
export type Plan = readonly number[];

/** A day of an item: on the shelf in the morning and in the evening, and people who left without it. */
export interface Day {
  morning: number;
  evening: number;
  missed: number;
}

interface Cost {
  /** Euro a week: for missed sales. */
  missed: number;
  /** Euro a week: for what is on the shelf. */
  held: number;
  /** Euro: what is on the shelf on an average day. */
  stock: number;
  /** Euro a week in all. */
  total: number;
}

type Random = () => number;

export interface Search {
  rules: Rules;
  /** The plans of the last round; the first costs least. */
  plans: readonly Plan[];
  /** What the plans of each round cost, lowest first, in euro a week. */
  costs: readonly (readonly number[])[];
  random: Random;
}

const days = 56;
const weeks = days / 7;
export const plansPerRound = 36;
/** How many of them have children. */
const parents = 12;
/** How many outlive a change of the rules. */
const survivors = 6;
/** After these, a plan has hardly ever got better. */
export const rounds = 70;

/** The same sequence for the same seed, each from 0 to 1 (Park and Miller). */
export function randomFrom(seed: number): Random {
  let state = (Math.floor(seed) % 2147483646) + 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** The items of the sample shop that take part. */
export const items = shop.slice(0, 6);

const chance = randomFrom(6);
/** Made-up sales: more at the weekend, and never quite the same. */
const demand = items.map(({ perDay }) =>
  Array.from({ length: days }, (_, day) => Math.round(perDay * (day % 7 > 4 ? 1.5 : 0.8) * (0.55 + chance() * 0.9))),
);

/** Every day of an item under a plan that fills it up to a level with each delivery. */
export function daysOf(item: number, level: number, every: number): Day[] {
  let left = level;
  return (demand[item] ?? []).map((wanted, day) => {
    if (day % every === 0) left = level;
    const morning = left;
    left = Math.max(0, morning - wanted);
    return { morning, evening: left, missed: Math.max(0, wanted - morning) };
  });
}

export const total = (plan: Plan): number => plan.reduce((sum, level) => sum + level, 0);

/** What a plan costs. */
export function costOf(plan: Plan, rules: Rules): Cost {
  let missed = 0;
  let stock = 0;
  for (const [item, { price }] of items.entries()) {
    for (const day of daysOf(item, plan[item] ?? 0, rules.every)) {
      missed += day.missed;
      stock += (day.evening * price) / days;
    }
  }
  const lost = (missed * rules.missed) / weeks;
  const held = (stock * rules.tied) / 100;
  return { missed: lost, held, stock, total: lost + held };
}

/** A plan that doesn't overfill the shelf. */
function fitted(plan: Plan, room: number): Plan {
  const scale = Math.min(1, room / Math.max(1, total(plan)));
  return plan.map((level) => Math.floor(level * scale));
}

/** A plan drawn at random; low levels are likelier. */
function drawn(random: Random, room: number): Plan {
  const level = () => {
    const chance = random();
    return 1 + 60 * chance * chance * chance;
  };
  return fitted(
    items.map(() => level()),
    room,
  );
}

/** A plan with each level from one parent or the other, some of them changed a little. */
function child(one: Plan, other: Plan, random: Random, room: number): Plan {
  const levels = one.map((level, item) => {
    const inherited = random() < 0.5 ? level : (other[item] ?? level);
    const change = random() < 0.3 ? Math.round((random() - 0.5) * 14) : 0;
    return Math.max(0, inherited + change);
  });
  return fitted(levels, room);
}

/** Ends a round: orders its plans by cost. */
function ranked(search: Search, plans: readonly Plan[]): Search {
  const rated = plans
    .map((plan) => ({ plan, cost: costOf(plan, search.rules).total }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, plansPerRound);
  return { ...search, plans: rated.map(({ plan }) => plan), costs: [...search.costs, rated.map(({ cost }) => cost)] };
}

const population = (random: Random, room: number) => Array.from({ length: plansPerRound }, () => drawn(random, room));

/** The first round: plans drawn at random. */
export const begin = (rules: Rules, random: Random): Search =>
  ranked({ rules, plans: [], costs: [], random }, population(random, rules.room));

/** The next round: keeps the best, crosses two of them for each new plan, and changes a little. */
export function breed(search: Search): Search {
  const { rules, random } = search;
  const kept = search.plans.slice(0, parents);
  const parent = () => kept[Math.floor(random() * kept.length)] ?? [];
  const children = Array.from({ length: plansPerRound - kept.length }, () =>
    child(parent(), parent(), random, rules.room),
  );
  return ranked(search, [...kept, ...children]);
}

/** Starts again under other rules, from the best plans so far and new ones. */
export function adapt({ plans, random }: Search, rules: Rules): Search {
  const survived = plans.slice(0, survivors).map((plan) => fitted(plan, rules.room));
  return ranked({ rules, plans: [], costs: [], random }, [...survived, ...population(random, rules.room)]);
}

export const isDone = ({ costs }: Search): boolean => costs.length > rounds;

/** All rounds that are left. */
export function finish(search: Search): Search {
  let now = search;
  while (!isDone(now)) now = breed(now);
  return now;
}
