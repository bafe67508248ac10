import { afterEach, expect, test, vi } from 'vitest';
import type { WizardId } from '../../domain/wizard/wizardIds.ts';

/** Saved in this tab, as after answering in another wizard. */
const save = (key: string, answers: object) =>
  sessionStorage.setItem(key, JSON.stringify({ version: 1, currentStep: 1, ...answers }));

/** Opens a wizard as a new page. */
async function open(id: WizardId) {
  vi.resetModules();
  const [{ bringAlong, broughtWords, leaveBehind }, { storeOf }, { wizardOf }] = await Promise.all([
    import('./bringAlong.ts'),
    import('./wizardStore.ts'),
    import('../rules.ts'),
  ]);
  const store = storeOf(wizardOf(id));
  const answers = () => store.get().answers as Record<string, unknown>;
  const bring = () => {
    const brought = bringAlong(id);
    return { words: () => broughtWords(brought, answers()), undo: () => leaveBehind(id, brought) };
  };
  return { store, bring, answers };
}

const plan = { industry: 'retail', goals: ['scale'], platform: 'premium' };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the planner’s answers come along to the quick quote, and words say which', async () => {
  save('budget-planner', plan);
  const { bring, answers } = await open('quote');
  const { words } = bring();
  expect(answers()).toMatchObject({
    solutionType: null,
    selectedIndustry: 'retail',
    selectedGoals: ['scale'],
    selectedTier: 'premium',
  });
  expect(words()).toBe('Your industry, goals and platform came along from your other choices.');
});

test('a system comes along, but never twice into one package', async () => {
  save('quote-builder', { solutionType: 'both', trinitySelectionId: 'garo' });
  const { bring, answers } = await open('configurator');
  bring();
  expect(answers()).toMatchObject({ services: [], trinity: 'garo', systems: null });
});

test.each([
  ['planner', 1, 2],
  ['package builder', 2, 1],
])(
  'where two wizards disagree, the answers of the last used one come along: the %s’s',
  async (last, configured, planned) => {
    const services = ['brand-identity'];
    save('configurator', { services, industry: 'property', savedAt: configured });
    save('budget-planner', { ...plan, savedAt: planned });
    const { bring, answers } = await open('quote');
    bring();
    expect(answers().selectedIndustry).toBe(last === 'planner' ? 'retail' : 'property');
  },
);

test('an answer to a question that its wizard no longer shows stays there', async () => {
  save('configurator', { services: ['ad-campaigns'], tier: 'full', systems: 'garo' });
  const { bring, answers } = await open('quote');
  bring();
  expect(answers()).toMatchObject({ selectedTier: null, trinitySelectionId: null });
});

test('an answer given here stays', async () => {
  save('budget-planner', plan);
  save('quote-builder', { selectedIndustry: 'property', selectedTier: 'full' });
  const { bring, answers } = await open('quote');
  const { words } = bring();
  expect(answers()).toMatchObject({ selectedIndustry: 'property', selectedTier: 'full', selectedGoals: ['scale'] });
  expect(words()).toBe('Your goals came along from your other choices.');
});

test('Undo empties what came along, keeps answers given since, and nothing comes along again', async () => {
  save('budget-planner', plan);
  const first = await open('quote');
  expect(first.store.isNew()).toBe(true);
  const { words, undo } = first.bring();
  const { at, answers } = first.store.get();
  first.store.set({ at, answers: { ...answers, solutionType: 'website', selectedTier: 'full' } as object });
  expect(words()).toBe('Your industry and goals came along from your other choices.');
  undo();
  expect(words()).toBeUndefined();
  expect(first.answers()).toMatchObject({
    solutionType: 'website',
    selectedIndustry: null,
    selectedGoals: [],
    selectedTier: 'full',
  });
  window.dispatchEvent(new Event('pagehide'));
  const again = await open('quote');
  expect(again.store.isNew()).toBe(false);
});

test.each([
  ['nothing that can be read', '{"industry": "ret'],
  ['nothing on offer', JSON.stringify({ version: 1, currentStep: 2, industry: 'rocket', goals: 7, platform: {} })],
  ['nothing since Start Over', 'null'],
])('%s: nothing comes along', async (_, record) => {
  sessionStorage.setItem('budget-planner', record);
  const { bring, answers } = await open('quote');
  const before = answers();
  expect(bring().words()).toBeUndefined();
  expect(answers()).toEqual(before);
});
