import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { clamp, type Flow, type WizardState } from '../../domain/wizard/flow.ts';
import { byQuery } from '../../domain/wizard/stepAddress.ts';
import { renderTool } from '../../testing/tool';
import { useWizard } from './useWizard.ts';
import { wizardStore } from './wizardStore.ts';

type Answers = Record<'size' | 'colour' | 'name', string | null>;
type Id = 'size' | 'colour' | 'name' | 'review';

const flow: Flow<Answers, Id> = {
  blank: { size: null, colour: null, name: null },
  steps: () => [
    { id: 'size', label: 'Size', isDone: ({ size }) => size !== null },
    { id: 'colour', label: 'Colour', isDone: ({ colour }) => colour !== null },
    { id: 'name', label: 'Name', isDone: ({ name }) => name !== null },
    { id: 'review', label: 'Review', isDone: () => true },
  ],
};

const newStore = () =>
  wizardStore({
    flow,
    record: {
      key: 'shirt',
      parse: (stored) => clamp(flow, (stored as WizardState<Answers> | undefined) ?? { at: 0, answers: flow.blank }),
      format: (state) => state,
      typed: {},
    },
  });

const shirt = {
  flow,
  address: byQuery('/'),
  fromLink: (parameters: URLSearchParams) => (parameters.has('size') ? { size: parameters.get('size') } : {}),
};

function Shirt({ store }: { store: ReturnType<typeof newStore> }) {
  const wizard = useWizard(shirt, store);
  return (
    <>
      <h1>{wizard.step.label}</h1>
      <p>Answered: {wizard.reached}</p>
      {wizard.redirected && <p>This step comes first</p>}
      <button type="button" onClick={() => wizard.answer({ [wizard.step.id]: 'large' })}>
        Answer
      </button>
      <button type="button" onClick={wizard.next}>
        Continue
      </button>
      <button type="button" onClick={wizard.back}>
        Back
      </button>
      <button type="button" onClick={() => wizard.go(0, true)}>
        Change size
      </button>
      <button type="button" onClick={() => wizard.change('size')}>
        Change the size of the bill
      </button>
      <button type="button" onClick={wizard.restart}>
        Start Over
      </button>
    </>
  );
}

function open(search = '', store = newStore()) {
  history.replaceState(null, '', `/shirt${search}`);
  renderTool(() => <Shirt store={store} />);
  return store;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;
const pop = async (move: () => void) => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    move();
    await popped;
  });
};
async function answerAll() {
  for (let step = 0; step < 3; step++) {
    await press('Answer');
    await press('Continue');
  }
}

function answeredStore(answers: Partial<Answers>) {
  const store = newStore();
  store.set({ at: 0, answers: { ...flow.blank, ...answers } });
  return store;
}

beforeEach(() => localStorage.clear());

test("the browser's Back and Forward move between the steps, and answers stay", async () => {
  const store = open();
  await answerAll();
  expect(location.search).toBe('?step=review');
  await pop(() => history.back());
  expect(heading()).toBe('Name');
  expect(store.get()).toMatchObject({ at: 2, answers: { name: 'large' } });
  await pop(() => history.forward());
  expect(heading()).toBe('Review');
});

test.each([
  ['an answer', 'Answer', 'Colour', { colour: 'large' }],
  ['Continue', 'Continue', 'Name', {}],
  ['Back', 'Back', 'Size', {}],
  ['a jump', 'Change size', 'Size', {}],
  ['a change', 'Change the size of the bill', 'Size', {}],
])('%s before the next render keeps what has changed in the store since the last one', async (_, name, step, own) => {
  const store = open('?step=colour', answeredStore({ size: 'small', colour: 'red' }));
  act(() => {
    store.set({ at: 1, answers: { size: 'large', colour: 'blue', name: 'Ann' } });
    screen.getByRole('button', { name }).click();
  });
  expect(store.get().answers).toEqual({ size: 'large', colour: 'blue', name: 'Ann', ...own });
  expect(heading()).toBe(step);
});

test('Continue is allowed by an answer given before the next render, and refused without one', () => {
  const store = open('?step=colour', answeredStore({ size: 'small' }));
  const change = (colour: string | null) =>
    act(() => {
      store.set({ ...store.get(), answers: { ...store.get().answers, colour } });
      screen.getByRole('button', { name: 'Continue' }).click();
    });
  change('red');
  expect(heading()).toBe('Name');
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  change(null);
  expect(heading()).toBe('Colour');
});

test('an address beyond the first unanswered step redirects to that step, which says so until the visitor continues', async () => {
  open('?step=review');
  expect(heading()).toBe('Size');
  expect(location.search).toBe('');
  expect(screen.getByText('This step comes first')).toBeVisible();
  await press('Answer');
  await press('Continue');
  expect(screen.queryByText('This step comes first')).toBeNull();
});

test('after a change from Review, Continue leads back to Review', async () => {
  open();
  await answerAll();
  await press('Change size');
  expect(heading()).toBe('Size');
  await press('Continue');
  expect(heading()).toBe('Review');
});

test('after a change from Review that leaves questions open, Continue leads through those and back to Review', async () => {
  const store = open();
  await answerAll();
  await press('Change the size of the bill');
  act(() => store.set({ ...store.get(), answers: { ...store.get().answers, colour: null } }));
  await press('Continue');
  expect(heading()).toBe('Colour');
  await press('Answer');
  await press('Continue');
  expect(heading()).toBe('Review');
});

test('after a change before Review, Continue leads to the next step', async () => {
  open();
  await answerAll();
  await press('Back');
  await press('Change the size of the bill');
  expect(heading()).toBe('Size');
  await press('Continue');
  expect(heading()).toBe('Colour');
});

test.each([
  ['the saved step', ''],
  ['the first step to answer', '?step=review'],
  ['the answers of a link', '?size=large'],
])('opening at %s adds no history entry', (_, search) => {
  const store = newStore();
  store.set({ at: 1, answers: { ...flow.blank, size: 'large' } });
  const before = history.length;
  open(search, store);
  expect(heading()).toBe('Colour');
  expect(history.length).toBe(before);
});

const answered = { ...flow.blank, size: 'large', colour: 'large' };

test.each([
  ['nothing is kept', flow.blank, '', 'Size'],
  ['a step is named', answered, '?step=name', 'Name'],
  ['a link brings answers', flow.blank, '?size=large', 'Colour'],
  ['the address brings something else', flow.blank, '?utm_source=mail', 'Size'],
  ['the visitor continues where they left off', answered, '', 'Name'],
  ['the step that is named is not open yet', answered, '?step=review', 'Name'],
  ['an unknown step is named', flow.blank, '?step=collar', 'Size'],
  ['no step is named', flow.blank, '?step=', 'Size'],
])('a step hidden until hydration is shown once it is the right one: %s', (what, answers, search, step) => {
  const store = newStore();
  store.set(clamp(flow, { at: 2, answers }));
  document.documentElement.dataset.restoring = '';
  open(search, store);
  expect(document.documentElement.dataset.restoring, what).toBeUndefined();
  expect(heading()).toBe(step);
});

function Watched({ store, drawn }: { store: ReturnType<typeof newStore>; drawn: string[] }) {
  const { step } = useWizard(shirt, store);
  useLayoutEffect(() => {
    drawn.push(`${step.label}, ${document.documentElement.dataset.restoring === undefined ? 'shown' : 'held back'}`);
  });
  return null;
}

test('the page of a returning visitor is hidden until their step is rendered', () => {
  const store = newStore();
  store.set({ at: 2, answers: answered });
  document.documentElement.dataset.restoring = '';
  history.replaceState(null, '', '/shirt');
  const drawn: string[] = [];
  renderTool(() => <Watched store={store} drawn={drawn} />);
  expect(drawn.find((commit) => commit.startsWith('Name'))).toBe('Name, held back');
});
