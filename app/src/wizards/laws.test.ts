import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packageBuilderAnswers, plannerAnswers, quickQuoteAnswers, states } from '../../test/arbitraries.ts';
import { toCents } from '../domain/money.ts';
import type { Price } from '../domain/pricing/price.ts';
import { type About, aboutNothing } from '../domain/wizard/about.ts';
import { begin, clamp, type Flow, look, move, reach, type WizardState } from '../domain/wizard/flow.ts';
import { blankReview } from '../domain/wizard/review.ts';
import type { WizardOrder } from '../domain/wizard/wizard.ts';
import { consultationRequest, orderRequest } from '../orders/checkoutRequest.ts';
import {
  type PackageBuilderAnswers,
  type PackageBuilderStepId,
  packageBuilderFlow,
} from './package-builder/rules/flow.ts';
import { packageBuilderRules } from './package-builder/rules/index.ts';
import { pricePackage } from './package-builder/rules/price.ts';
import { parsePackageBuilderRecord, toPackageBuilderRecord } from './package-builder/rules/record.ts';
import { blankDetails, type PlannerAnswers, type PlannerStepId, plannerFlow } from './planner/rules/flow.ts';
import { plannerRules } from './planner/rules/index.ts';
import { listPrice } from './planner/rules/price.ts';
import { parsePlannerRecord, toPlannerRecord } from './planner/rules/record.ts';
import { type QuickQuoteAnswers, type QuickQuoteStepId, quickQuoteFlow } from './quick-quote/rules/flow.ts';
import { quickQuoteRules } from './quick-quote/rules/index.ts';
import { priceQuickQuote } from './quick-quote/rules/price.ts';
import { parseQuickQuoteRecord, toQuickQuoteRecord } from './quick-quote/rules/record.ts';
import type { Topic, WizardSelection } from './rules.ts';

const origin = 'https://agency.example';
const reviewFields = ['name', 'email', 'additionalNotes', 'keywords', 'selectedSystems', 'selectedDashboards'] as const;

interface Wizard<Answers, Id extends string> {
  flow: Flow<Answers, Id>;
  answers: fc.Arbitrary<Answers>;
  /** The answers that each step asks for. */
  asks: Readonly<Record<Id, readonly (keyof Answers)[]>>;
  price: (answers: Answers) => Price;
  /** Everything else that the wizard sends. */
  request: (answers: Answers) => unknown;
  toRecord: (state: WizardState<Answers>) => object;
  parse: (json: unknown) => WizardState<Answers>;
  /** Answers that are never saved. */
  unsaved: Partial<Answers>;
  order: WizardOrder<Answers, WizardSelection, Topic>;
}

const quote: Wizard<QuickQuoteAnswers, QuickQuoteStepId> = {
  flow: quickQuoteFlow,
  answers: quickQuoteAnswers,
  asks: {
    solution: ['solutionType'],
    industry: ['selectedIndustry'],
    goals: ['selectedGoals'],
    trinity: ['trinitySelectionId'],
    upsell: ['aedUpsellChoice'],
    tier: ['selectedTier'],
    store: ['hasPhysicalStore'],
    review: reviewFields,
  },
  price: priceQuickQuote,
  request: (answers) => orderRequest(quickQuoteRules, answers, origin),
  toRecord: toQuickQuoteRecord,
  parse: parseQuickQuoteRecord,
  order: quickQuoteRules.order,
  unsaved: blankReview,
};

const configurator: Wizard<PackageBuilderAnswers, PackageBuilderStepId> = {
  flow: packageBuilderFlow,
  answers: packageBuilderAnswers,
  asks: {
    services: ['services'],
    industry: ['industry'],
    brand: ['brand'],
    campaign: ['campaign'],
    trinity: ['trinity'],
    systems: ['systems'],
    tier: ['tier'],
    store: ['hasPhysicalStore'],
    review: reviewFields,
  },
  price: pricePackage,
  request: (answers) => orderRequest(packageBuilderRules, answers, origin),
  toRecord: toPackageBuilderRecord,
  parse: parsePackageBuilderRecord,
  order: packageBuilderRules.order,
  unsaved: blankReview,
};

const planner: Wizard<PlannerAnswers, PlannerStepId> = {
  flow: plannerFlow,
  answers: plannerAnswers,
  asks: {
    industry: ['industry'],
    goals: ['goals', 'budget'],
    platform: ['platform'],
    solutions: ['solutions'],
    dashboards: ['dashboards'],
    path: ['path', 'name', 'email', 'additionalNotes'],
  },
  price: listPrice,
  request: (answers) => [
    orderRequest(plannerRules, answers, origin),
    consultationRequest(plannerRules, answers, origin),
  ],
  toRecord: toPlannerRecord,
  parse: parsePlannerRecord,
  order: plannerRules.order,
  unsaved: blankDetails,
};

function laws<Answers extends object, Id extends string>(name: string, wizard: Wizard<Answers, Id>): void {
  const { flow, answers, asks, price, request, toRecord, parse, order } = wizard;
  const ids = (given: Answers) => flow.steps(given).map(({ id }) => id);
  const taken = (from: Answers, fields: readonly (keyof Answers)[]) =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Answers>;

  describe(name, () => {
    test('restart equals begin', () => {
      fc.assert(
        fc.property(states(flow, answers), (state) => {
          expect(move(flow, state, { type: 'restart' })).toEqual(begin(flow));
        }),
      );
    });

    test('answering a step never changes the steps before it', () => {
      fc.assert(
        fc.property(answers, answers, (before, other) => {
          flow.steps(before).forEach(({ id }, at) => {
            const after = { ...before, ...taken(other, asks[id]) };
            expect(ids(after).slice(0, at + 1)).toEqual(ids(before).slice(0, at + 1));
          });
        }),
      );
    });

    test('an answer off the current path changes neither path, nor bill, nor request', () => {
      fc.assert(
        fc.property(answers, answers, (given, other) => {
          const path = ids(given);
          const off = (Object.keys(asks) as Id[]).filter((id) => !path.includes(id)).flatMap((id) => asks[id]);
          const changed = { ...given, ...taken(other, off) };
          expect(ids(changed)).toEqual(path);
          expect(price(changed)).toEqual(price(given));
          expect(request(changed)).toEqual(request(given));
        }),
        { numRuns: 1000 },
      );
    });

    test('the lines of a bill add up to its total, and each has a rule', () => {
      fc.assert(
        fc.property(answers, (given) => {
          const { lines, total } = price(given);
          expect(lines.reduce((sum, line) => sum + toCents(line.amount), 0)).toBe(toCents(total));
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
          for (const line of lines) {
            expect(line.rule).not.toBe('');
            expect(Math.sign(line.amount)).toBe(line.kind === 'charge' ? 1 : -1);
            if (line.step !== undefined) expect(ids(given)).toContain(line.step);
          }
        }),
      );
    });

    test('an order opens the wizard with the answers that it stores', () => {
      fc.assert(
        fc.property(answers, (given) => {
          const selection = order.selection(given);
          const ordered = order.topic(given);
          if (selection) expect(order.topic(order.answers(selection, ordered.about))).toEqual(ordered);
        }),
      );
    });

    test('the description of an order mentions every answer that it stores', () => {
      fc.assert(
        fc.property(answers, (given) => {
          const { topic, about } = order.topic(given);
          for (const field of Object.keys(aboutNothing) as (keyof About)[]) {
            if (JSON.stringify(about[field]) === JSON.stringify(aboutNothing[field])) continue;
            const without = { ...about, [field]: aboutNothing[field] };
            expect(order.describe(topic, without), field).not.toEqual(order.describe(topic, about));
          }
        }),
      );
    });

    test('no move leads beyond the open steps', () => {
      const moves = fc.array(
        fc.oneof(
          answers.map((change) => ({ type: 'answer', change }) as const),
          fc.constantFrom({ type: 'next' } as const, { type: 'back' } as const),
          fc.integer({ min: -2, max: 12 }).map((at) => ({ type: 'go', at }) as const),
        ),
      );
      fc.assert(
        fc.property(moves, (made) => {
          const end = made.reduce((state, made) => move(flow, state, made), begin(flow));
          expect(end.at).toBeGreaterThanOrEqual(0);
          expect(end.at).toBeLessThanOrEqual(reach(flow, end.answers));
          expect(look(flow, end).at).toBe(end.at);
        }),
      );
    });

    test('a saved state is restored, except for fields that are never saved', () => {
      fc.assert(
        fc.property(states(flow, answers), (state) => {
          const saved = JSON.parse(JSON.stringify(toRecord(state)));
          expect(parse(saved)).toEqual({ ...state, answers: { ...state.answers, ...wizard.unsaved } });
        }),
      );
    });

    test('any saved data is parsed to an open step, without throwing', () => {
      const fields = Object.keys(toRecord(begin(flow)));
      const damaged = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])), {
        requiredKeys: [],
      });
      const hostile = fc.constantFrom(
        { valueOf: 1, toString: 1 },
        { length: 1e9 },
        '__proto__',
        Number.POSITIVE_INFINITY,
      );
      const broken = answers.chain((given) =>
        fc.record({ field: fc.constantFrom(...fields), value: fc.oneof(fc.jsonValue(), hostile) }).map((slip) => ({
          ...toRecord({ at: 2, answers: given }),
          [slip.field]: slip.value,
        })),
      );
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), damaged, broken), (json) => {
          const state = parse(json);
          expect(clamp(flow, state)).toEqual(state);
          expect(Object.keys(state.answers).sort()).toEqual(Object.keys(flow.blank as object).sort());
          expect(price(state.answers).total).toBeGreaterThanOrEqual(0);
        }),
      );
    });
  });
}

laws('quote builder', quote);
laws('configurator', configurator);
laws('budget planner', planner);
