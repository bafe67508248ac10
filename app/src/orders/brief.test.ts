import { expect, test } from 'vitest';
import { catalogue } from '../domain/catalogue/given.ts';
import { answersIn } from '../domain/wizard/description.ts';
import type { Wishes } from '../domain/wizard/wishes.ts';
import { plannerRules } from '../wizards/planner/rules/index.ts';
import { completePlan } from '../wizards/planner/testing.ts';
import { answersOfOrder, describeOrder, detailsOfOrder } from './brief.ts';
import { consultationRequest, orderRequest } from './checkoutRequest.ts';
import { briefSchema } from './schemas.ts';

type PlannerOrder = ReturnType<ReturnType<typeof plannerRules>['order']['topic']>;

const origin = 'https://agency.example';
const nothing = {
  version: 1,
  about: { industry: null, goals: [], budget: null },
  wishes: { notes: '', keywords: [], systems: [], dashboards: [] },
  topic: null,
} as const;

test('texts that came without data are passed on as they are', () => {
  const text = { serviceType: 'web', targetAudience: 'Everyone', campaignDuration: '', notes: 'Call me' };
  expect(describeOrder(catalogue, { version: 1, wizard: 'consultation' }, { version: 1, text })).toEqual(text);
});

test('a consultation about nothing in particular says so', () =>
  expect(describeOrder(catalogue, { version: 1, wizard: 'consultation' }, nothing)).toEqual({
    serviceType: 'consultation',
    targetAudience: 'Business focused on growth and efficiency',
    campaignDuration: 'consultation',
    notes: 'CONSULTATION REQUEST',
  }));

test('what has left the catalogue since is named by its id', () => {
  const selection = JSON.parse(
    '{"version":1,"wizard":"planner","platform":"golden-age","solutions":["solution:gold"],"dashboards":[],"path":"quick"}',
  );
  const about = JSON.parse('{"industry":"gold_mines","goals":["get-rich"],"budget":null}');
  expect(describeOrder(catalogue, selection, { ...nothing, about })).toMatchObject({
    targetAudience: 'gold mines business focused on get rich',
    notes: 'Path: quick\nPlatform: golden age\nIndustry solutions: gold\nGoals: get rich\nIndustry: gold mines',
  });
});

test('the English leaves out nothing that a buyer told us', () => {
  const told = {
    about: { industry: 'anindustry', goals: ['agoal'], budget: 4321 } satisfies Record<
      keyof PlannerOrder['about'],
      unknown
    >,
    wishes: {
      notes: 'somenotes',
      keywords: ['akeyword'],
      systems: ['asystem'],
      dashboards: ['adashboard'],
    } satisfies Record<keyof Wishes, unknown>,
    topic: {
      platform: 'aplatform',
      solutions: ['asolution'],
      dashboards: ['aboard'],
      path: 'apath',
    } satisfies Record<keyof Omit<PlannerOrder['topic'], 'version' | 'wizard'>, unknown>,
  };
  const topic = { version: 1, wizard: 'planner', ...told.topic };
  const brief = JSON.parse(JSON.stringify({ version: 1, ...told, topic }));
  const { notes } = describeOrder(catalogue, { version: 1, wizard: 'consultation' }, brief);
  const details = detailsOfOrder(catalogue, { version: 1, wizard: 'consultation' }, brief).map(({ value }) =>
    value.toLowerCase(),
  );
  const words = JSON.stringify(told).match(/(?<=[[:])("[a-z]+"|\d+)/g) ?? [];
  expect(words).toHaveLength(11);
  for (const word of words) {
    const value = word === '4321' ? '€4,321' : JSON.parse(word);
    expect(notes).toContain(value);
    expect(details).toContain(value);
  }
});

test.each([
  ['an unknown id', { ...nothing, about: { ...nothing.about, industry: 'gold' } }],
  ['a choice sent twice', { ...nothing, wishes: { ...nothing.wishes, systems: ['aed', 'aed'] } }],
  ['a field of its own', { ...nothing, more: true }],
])('a brief with %s is refused', (_, brief) => expect(briefSchema.safeParse(brief).success).toBe(false));

test('the buyer reads the same answers of an order and of a consultation about its choices', () => {
  const { topic, about } = plannerRules(catalogue).order.topic(completePlan);
  const answers = answersIn(plannerRules(catalogue).order.describe(topic, about));
  expect(answers).toContainEqual({ name: 'Industry', value: 'Retail' });
  for (const make of [orderRequest, consultationRequest]) {
    const request = make(catalogue, plannerRules(catalogue), completePlan, origin);
    expect(request && answersOfOrder(catalogue, request.selection, briefSchema.parse(request.brief))).toEqual(answers);
  }
});

test('without choices or with texts only, there are no answers to read', () => {
  const { selection, brief } = consultationRequest(catalogue, plannerRules(catalogue), completePlan, origin);
  expect(answersOfOrder(catalogue, selection, { ...briefSchema.parse(brief), topic: null })).toEqual([]);
  const text = { serviceType: 'web', targetAudience: 'Everyone', campaignDuration: 'web', notes: 'Call me' };
  expect(answersOfOrder(catalogue, selection, { version: 1, text })).toEqual([]);
  // The agency reads the texts, except for a duration that only repeats the service.
  const details = detailsOfOrder(catalogue, selection, { version: 1, text });
  expect(details.map(({ value }) => value)).toEqual(['Everyone', 'Call me']);
});
