import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksOf, states } from '../../test/arbitraries.ts';
import { catalogue } from '../domain/catalogue/given.ts';
import { formatEuro, toCents } from '../domain/money.ts';
import { answersIn } from '../domain/wizard/description.ts';
import { begin, clamp } from '../domain/wizard/flow.ts';
import type { WizardRules } from '../domain/wizard/wizard.ts';
import { describeOrder } from '../orders/brief.ts';
import { type Buyer, consultationRequest, orderRequest } from '../orders/checkoutRequest.ts';
import { checkoutRequestSchema } from '../orders/checkoutSchema.ts';
import { saveQuoteRequestSchema } from '../orders/saved-quote/saveQuoteSchema.ts';
import { briefSchema } from '../orders/schemas.ts';
import { priceOf } from '../orders/selection.ts';
import { packageBuilderRules } from './package-builder/rules/index.ts';
import { packageBuilderQuestionnaire } from './package-builder/rules/questions.ts';
import { packageBuilderAnswers } from './package-builder/testing.ts';
import { plannerRules } from './planner/rules/index.ts';
import { plannerQuestionnaire } from './planner/rules/questions.ts';
import { plannerAnswers } from './planner/testing.ts';
import { quickQuoteRules } from './quick-quote/rules/index.ts';
import { quickQuoteQuestionnaire } from './quick-quote/rules/questions.ts';
import { quickQuoteAnswers } from './quick-quote/testing.ts';
import type { About, Topic, WizardSelection } from './schemas.ts';

const origin = 'https://agency.example';

interface Wizard<Answers, Id extends string> {
  rules: WizardRules<Answers, Id, WizardSelection, Topic, About>;
  answers: fc.Arbitrary<Answers>;
  /** The answers that each step asks for. */
  asks: Readonly<Record<Id, readonly (keyof Answers)[]>>;
}

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const without = (fields: object, field: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));

function checkProperties<Answers extends Buyer, Id extends string>(name: string, wizard: Wizard<Answers, Id>): void {
  const { rules, answers, asks } = wizard;
  const { flow, record, order } = rules;
  const price = (given: Answers) => rules.price(given).price;
  /** Everything else that leaves the wizard. */
  const requests = (given: Answers) => [
    orderRequest(catalogue, rules, given, origin),
    consultationRequest(catalogue, rules, given, origin),
  ];
  const blankIn = (field: string) => flow.blank[field as keyof Answers];
  const ids = (given: Answers) => flow.steps(given).map(({ id }) => id);
  const taken = (from: Answers, fields: readonly (keyof Answers)[]) =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Answers>;

  describe(name, () => {
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
          expect(requests(changed)).toEqual(requests(given));
        }),
      );
    });

    test('the lines of a bill add up to its total, and each has a rule and explains its amount in whole sentences', () => {
      fc.assert(
        fc.property(answers, (given) => {
          const { lines, total } = price(given);
          expect(lines.reduce((sum, line) => sum + toCents(line.amount), 0)).toBe(toCents(total));
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
          for (const line of lines) {
            expect(line.rule).not.toBe('');
            expect(line.why).toMatch(/^[A-Z].+\.$/);
            expect(line.why).not.toMatch(/undefined|null|NaN| {2}/);
            expect(line.why.split(/[ ,.]+(?!\d)/)).toContain(formatEuro(Math.abs(line.amount)));
            // The path of an empty plan takes nothing off.
            if (total > 0) expect(Math.sign(line.amount)).toBe(line.kind === 'charge' ? 1 : -1);
            if (line.kind === 'charge') expect(ids(given)).toContain(line.step);
          }
        }),
      );
    });

    test('every request is accepted by the server, with the price that it computes, and reads in English as its brief does', () => {
      fc.assert(
        fc.property(answers, (given) => {
          for (const request of requests({ ...given, name: 'Ann', email: 'ann@example.ie' })) {
            if (!request) continue;
            const taken = checkoutRequestSchema.parse(JSON.parse(JSON.stringify(request)));
            expect(taken).toMatchObject(request);
            expect(priceOf(catalogue, taken.selection).due.amount).toBe(request.price);
            expect(request).toMatchObject(describeOrder(catalogue, taken.selection, briefSchema.parse(taken.brief)));
          }
        }),
      );
    });

    test('an order opens the wizard with everything that was asked, at its price', () => {
      fc.assert(
        fc.property(answers, (given) => {
          const selection = order.selection(given);
          fc.pre(selection !== null);
          const opened = order.answers(selection, order.topic(given).about);
          expect(order.selection(opened)).toEqual(selection);
          expect(priceOf(catalogue, selection).price).toEqual(rules.price(given).price);
          const asked = ids(given).flatMap((id) => asks[id]);
          for (const field of asked)
            if (!(field in record.typed)) expect(opened[field], `${String(field)}`).toEqual(given[field]);
        }),
      );
    });

    test('the buyer and the agency read every answer that an order stores, in the same words', () => {
      fc.assert(
        fc.property(answers, (given) => {
          const { topic, about } = order.topic(given);
          for (const [field, value] of Object.entries(about)) {
            if (isBlank(value)) continue;
            const all = answersIn(order.describe(topic, about));
            const [answer, ...more] = all.filter(
              (answer) => !answersIn(order.describe(topic, without(about, field))).some((row) => isEqual(row, answer)),
            );
            expect([answer?.name, more], field).toEqual([expect.stringMatching(/./), []]);
            const { notes, targetAudience } = consultationRequest(catalogue, rules, given, origin);
            const inNotes = notes.toLowerCase().split('\n').includes(`${answer?.name}: ${answer?.value}`.toLowerCase());
            expect(inNotes || targetAudience.endsWith(`focused on ${answer?.value}`), field).toBe(true);
          }
        }),
      );
    });

    test('the buyer and the agency read every answer that changes an order', () => {
      const described = (given: Answers) => {
        const selection = order.selection(given);
        const { topic, about } = order.topic(given);
        return selection && { selection, answers: [order.describe(selection, about), order.describe(topic, about)] };
      };
      fc.assert(
        fc.property(answers, answers, (given, other) => {
          const before = described(given);
          fc.pre(before !== null);
          for (const field of ids(given).flatMap((id) => asks[id])) {
            const after = described({ ...given, ...taken(other, [field]) });
            if (after === null || isEqual(after.selection, before.selection)) continue;
            for (const [at, answers] of after.answers.entries())
              expect(isEqual(answers, before.answers[at]), `${String(field)} is described`).toBe(false);
          }
        }),
      );
    });

    test('an order or saved quote older than a question is read as if that question were not answered', () => {
      fc.assert(
        fc.property(answers, (given) => {
          const selection = order.selection(given);
          const { topic, about } = order.topic(given);
          for (const field of Object.keys(about)) {
            const older = without(about, field);
            const unanswered = {
              ...about,
              [field]: isBlank(about[field as keyof About]) ? about[field as keyof About] : null,
            };
            const brief =
              orderRequest(catalogue, rules, given, origin)?.brief ??
              consultationRequest(catalogue, rules, given, origin).brief;
            expect(briefSchema.safeParse({ ...brief, about: older }).success).toBe(true);
            expect(Object.values(order.describe(topic, older)).join()).not.toMatch(/undefined|null|NaN/);
            if (selection === null) continue;
            expect(saveQuoteRequestSchema.safeParse({ selection, about: older }).success).toBe(true);
            const opened = order.answers(selection, older);
            expect(opened).toEqual(order.answers(selection, unanswered));
            expect(rules.price(opened)).toEqual(rules.price(given));
          }
        }),
      );
    });

    test('a saved state older than a question comes back with that question open', () => {
      fc.assert(
        fc.property(states(flow, answers), (state) => {
          const saved = Object(record.format(state));
          for (const field of Object.keys(saved)) {
            if (field === 'version' || field === 'currentStep') continue;
            const opened = { ...state.answers, ...record.typed, [field]: blankIn(field) };
            expect(record.parse(without(saved, field)), field).toEqual(clamp(flow, { at: state.at, answers: opened }));
          }
        }),
      );
    });

    test('a saved state is restored, except for fields that are never saved', () => {
      fc.assert(
        fc.property(states(flow, answers), (state) => {
          const saved = JSON.parse(JSON.stringify(record.format(state)));
          expect(record.parse(saved)).toEqual({ ...state, answers: { ...state.answers, ...record.typed } });
        }),
      );
    });

    test('any saved data is parsed to a reachable step, without throwing', () => {
      const fields = Object.keys(Object(record.format(begin(flow))));
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
          ...Object(record.format({ at: 2, answers: given })),
          [slip.field]: slip.value,
        })),
      );
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), damaged, broken), (json) => {
          const state = record.parse(json);
          expect(clamp(flow, state)).toEqual(state);
          expect(Object.keys(state.answers).sort()).toEqual(Object.keys(flow.blank as object).sort());
          expect(price(state.answers).total).toBeGreaterThanOrEqual(0);
        }),
      );
    });
  });
}

checkProperties('quick quote', {
  rules: quickQuoteRules(catalogue),
  answers: quickQuoteAnswers,
  asks: asksOf(quickQuoteQuestionnaire(catalogue)),
});
checkProperties('package builder', {
  rules: packageBuilderRules(catalogue),
  answers: packageBuilderAnswers,
  asks: asksOf(packageBuilderQuestionnaire(catalogue)),
});
checkProperties('budget planner', {
  rules: plannerRules(catalogue),
  answers: plannerAnswers,
  asks: asksOf(plannerQuestionnaire(catalogue)),
});
