import { dashboards } from '../../../domain/catalogue/dashboards.ts';
import { platforms } from '../../../domain/catalogue/platforms.ts';
import { solutions } from '../../../domain/catalogue/solutions.ts';
import { discountedPrice, type Plan } from './budget.ts';

/** One part of a plan. */
export interface PlanPart {
  id: string;
  /** "Full System platform", "Financial Management solution". */
  name: string;
  /** Its price within the budget, in euro. */
  price: number;
  /** The plan without it. */
  without: Partial<Plan>;
}

function less<Id extends string>(ids: readonly Id[], id: Id): readonly Id[] {
  return ids.filter((other) => other !== id);
}

/** Everything in a plan, in the order of the questions. */
export function partsOf({ platform, solutions: chosen, dashboards: boards }: Plan): readonly PlanPart[] {
  return [
    ...(platform === null
      ? []
      : [
          {
            id: `platform:${platform}`,
            name: `${platforms[platform].title} platform`,
            price: platforms[platform].price,
            without: { platform: null },
          },
        ]),
    ...chosen.map((id) => ({
      id,
      name: `${solutions[id].title} solution`,
      price: discountedPrice(id),
      without: { solutions: less(chosen, id) },
    })),
    ...boards.map((id) => ({
      id,
      name: `${dashboards[id].title} dashboard`,
      price: dashboards[id].price,
      without: { dashboards: less(boards, id) },
    })),
  ];
}
