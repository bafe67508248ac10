import { expect, test } from 'vitest';
import { catalogue } from '../domain/catalogue/given.ts';
import { begin } from '../domain/wizard/flow.ts';
import { wizardIds } from '../domain/wizard/wizardIds.ts';
import { wizardOf } from './rules.ts';

/*
 * What browsers, links, orders and saved quotes hold already must open for ever, so its names and ids are written here a
 * second time: renaming one in a wizard fails these tests.
 */

test.each([
  [
    'quote',
    {
      version: 1,
      currentStep: 4,
      solutionType: 'trinity',
      selectedIndustry: 'retail',
      selectedGoals: ['scale'],
      trinitySelectionId: 'garo',
      aedUpsellChoice: 'skip',
      selectedTier: 'full',
      hasPhysicalStore: true,
    },
  ],
  [
    'configurator',
    {
      version: 1,
      currentStep: 3,
      services: ['trinity-systems'],
      industry: 'retail',
      brand: 'elite',
      campaign: 'growth',
      trinity: 'garo',
      systems: 'mcd',
      tier: 'full',
      hasPhysicalStore: false,
    },
  ],
  [
    'planner',
    {
      version: 1,
      currentStep: 3,
      industry: 'retail',
      goals: ['fees'],
      budget: 5000,
      platform: 'full',
      solutions: ['solution:financial'],
      dashboards: ['dashboard:inventory'],
      path: 'hybrid',
    },
  ],
] as const)('what a browser stores of the wizard %s is read back, and is all that is stored', (id, stored) => {
  const { flow, record } = wizardOf(catalogue, id);
  const state = record.parse(stored);
  expect(record.format({ ...state, answers: { ...state.answers, name: 'Ann', additionalNotes: 'secret' } })).toEqual(
    stored,
  );
  expect(state.at).toBe(stored.currentStep - 1);
  expect(record.parse({ ...stored, version: 2 })).toEqual(begin(flow));
  const { version, ...unversioned } = stored;
  expect(record.parse(unversioned)).toEqual(id === 'quote' ? state : begin(flow));
});

test.each(wizardIds)('a stored step of the wizard %s that isn’t open becomes the furthest one that is', (id) => {
  const { flow, record } = wizardOf(catalogue, id);
  for (const currentStep of [99, -1, '3', null, { valueOf: 1 }])
    expect(record.parse({ version: 1, currentStep })).toEqual(begin(flow));
});

test.each([
  [
    { version: 1, wizard: 'quote', solutionType: 'website', tier: 'full' },
    { industry: 'retail', goals: ['scale'] },
  ],
  [
    { version: 1, wizard: 'quote', solutionType: 'trinity', system: 'garo', upsell: 'skip', hasPhysicalStore: true },
    { industry: null, goals: [] },
  ],
  [
    { version: 1, wizard: 'quote', solutionType: 'both', system: 'garo', tier: 'full' },
    { industry: 'retail', goals: [] },
  ],
  [
    {
      version: 1,
      wizard: 'configurator',
      services: ['brand-identity', 'trinity-systems', 'complete-platform'],
      brand: 'elite',
      campaign: null,
      trinity: 'garo',
      systems: 'mcd',
      tier: 'full',
      hasPhysicalStore: false,
    },
    { industry: 'retail' },
  ],
  [
    {
      version: 1,
      wizard: 'planner',
      platform: 'full',
      solutions: ['solution:financial'],
      dashboards: [],
      path: 'custom',
    },
    { industry: 'retail', goals: ['fees'], budget: 5000 },
  ],
] as const)('an order of %j opens its wizard, which orders the same', (selection, about) => {
  const { order } = wizardOf(catalogue, selection.wizard);
  const answers = order.answers(selection, about);
  expect(order.selection(answers)).toEqual(selection);
  expect(order.topic(answers).about).toEqual(about);
});

test.each([
  [
    'quote',
    'solution=both&trinity=garo&tier=full&store=no',
    { solutionType: 'both', trinitySelectionId: 'garo', selectedTier: 'full', hasPhysicalStore: false },
  ],
  ['quote', 'solution=website&solution=trinity&tier=%00&store=toString', { solutionType: 'both' }],
  [
    'configurator',
    'service=brand-identity&campaign=growth&systems=mcd&tier=full&industry=retail&store=yes',
    {
      services: ['brand-identity', 'ad-campaigns', 'complete-platform'],
      campaign: 'growth',
      systems: 'mcd',
      tier: 'full',
      industry: 'retail',
      hasPhysicalStore: true,
    },
  ],
  [
    'planner',
    'plan=full.solution:financial.custom',
    { platform: 'full', solutions: ['solution:financial'], dashboards: [], path: 'custom' },
  ],
  ['planner', 'industry=retail&budget=2000', { industry: 'retail', budget: 2000 }],
  ['planner', 'industry=castle&budget=1e9', {}],
] as const)('a link to the wizard %s with %s gives its answers', (id, query, answers) => {
  const { flow, fromLink } = wizardOf(catalogue, id);
  expect(fromLink(new URLSearchParams(query), flow.blank)).toEqual(answers);
});
