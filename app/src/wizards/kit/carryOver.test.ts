import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { WizardId } from '../../domain/wizard/wizardIds.ts';

/** Saved in this tab, as after answering in another wizard. */
const save = (key: string, answers: object) =>
  sessionStorage.setItem(key, JSON.stringify({ version: 1, currentStep: 1, ...answers }));

/** Opens a wizard as a new page. */
async function open(id: WizardId) {
  vi.resetModules();
  const [{ carryOver, carriedOverText, undoCarryOver }, { storeOf }, { wizardOf }, { catalogue }] = await Promise.all([
    import('./carryOver.ts'),
    import('./wizardStore.ts'),
    import('../rules.ts'),
    import('../../domain/catalogue/given.ts'),
  ]);
  const store = storeOf(wizardOf(catalogue, id));
  const answers = () => store.get().answers as Record<string, unknown>;
  const carry = () => {
    const carried = carryOver(id);
    return { words: () => carriedOverText(id, carried, answers()), undo: () => undoCarryOver(id, carried) };
  };
  return { store, carry, answers };
}

const plan = { industry: 'retail', goals: ['scale'], platform: 'premium' };

// The next file of this run loads modules of its own.
afterAll(() => vi.resetModules());
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('what the planner knows about the business is carried over to the quick quote, nothing that is bought, and a notice says which', async () => {
  save('budget-planner', plan);
  const { carry, store, answers } = await open('quote');
  const { words } = carry();
  expect(answers()).toMatchObject({
    solutionType: null,
    selectedIndustry: 'retail',
    selectedGoals: ['scale'],
    selectedTier: null,
  });
  store.set({ at: 0, answers: { ...answers(), solutionType: 'website' } as object });
  expect(words()).toBe('We’ve filled in your industry and goals from your other choices.');
});

test('a notice names no answer that the path doesn’t ask', async () => {
  save('budget-planner', plan);
  const { carry, store, answers } = await open('configurator');
  const { words } = carry();
  const take = (services: string[]) => store.set({ at: 0, answers: { ...answers(), services } as object });
  take(['trinity']);
  expect(words()).toBeUndefined();
  take(['brand-identity']);
  expect(words()).toBe('We’ve filled in your industry from your other choices.');
});

test.each([
  ['planner', 1, 2],
  ['package builder', 2, 1],
])(
  'where two wizards disagree, the answers of the one used last are carried over: the %s’s',
  async (last, configured, planned) => {
    const services = ['brand-identity'];
    save('configurator', { services, industry: 'property', savedAt: configured });
    save('budget-planner', { ...plan, savedAt: planned });
    const { carry, answers } = await open('quote');
    carry();
    expect(answers().selectedIndustry).toBe(last === 'planner' ? 'retail' : 'property');
  },
);

test('an answer to a question that its wizard no longer shows isn’t carried over', async () => {
  save('configurator', { services: ['trinity'], industry: 'retail' });
  const { carry, answers } = await open('quote');
  carry();
  expect(answers()).toMatchObject({ selectedIndustry: null });
});

test('an answer already given here is kept', async () => {
  save('budget-planner', plan);
  save('quote-builder', { solutionType: 'website', selectedIndustry: 'property', selectedTier: 'full' });
  const { carry, answers } = await open('quote');
  const { words } = carry();
  expect(answers()).toMatchObject({ selectedIndustry: 'property', selectedTier: 'full', selectedGoals: ['scale'] });
  expect(words()).toBe('We’ve filled in your goals from your other choices.');
});

test('Undo clears what was carried over, keeps answers given since, and nothing is carried over again', async () => {
  save('budget-planner', plan);
  const first = await open('quote');
  expect(first.store.isNew()).toBe(true);
  const { words, undo } = first.carry();
  const { at, answers } = first.store.get();
  first.store.set({ at, answers: { ...answers, solutionType: 'website', selectedTier: 'full' } as object });
  expect(words()).toBe('We’ve filled in your industry and goals from your other choices.');
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
])('%s: nothing is carried over', async (_, record) => {
  sessionStorage.setItem('budget-planner', record);
  const { carry, answers } = await open('quote');
  const before = answers();
  expect(carry().words()).toBeUndefined();
  expect(answers()).toEqual(before);
});
