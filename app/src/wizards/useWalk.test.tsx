import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { clamp, type Flow, type Walk } from '../domain/flow.ts';
import { useWalk } from './useWalk.ts';
import { walkStore } from './walkStore.ts';

type Answers = Record<'size' | 'colour' | 'name', string | null>;
type Id = 'size' | 'colour' | 'name' | 'review';

const flow: Flow<Answers, Id> = {
  blank: { size: null, colour: null, name: null },
  steps: () => [
    { id: 'size', label: 'Size', done: ({ size }) => size !== null },
    { id: 'colour', label: 'Colour', done: ({ colour }) => colour !== null },
    { id: 'name', label: 'Name', done: ({ name }) => name !== null },
    { id: 'review', label: 'Review', done: () => true },
  ],
};

const newStore = () =>
  walkStore('shirt', flow, {
    parse: (stored) => clamp(flow, (stored as Walk<Answers> | undefined) ?? { at: 0, answers: flow.blank }),
    format: (walk) => walk,
    typed: [],
  });

const arriveWith = (parameters: URLSearchParams) => (parameters.has('size') ? { size: parameters.get('size') } : {});

function Shirt({ store }: { store: ReturnType<typeof newStore> }) {
  const walk = useWalk(flow, store, arriveWith);
  return (
    <>
      <h1>{walk.step.label}</h1>
      <p>Answered: {walk.reached}</p>
      {walk.led && <p>This step comes first</p>}
      <button type="button" onClick={() => walk.answer({ [walk.step.id]: 'large' })}>
        Answer
      </button>
      <button type="button" onClick={walk.next}>
        Continue
      </button>
      <button type="button" onClick={walk.back}>
        Back
      </button>
      <button type="button" onClick={() => walk.go(0, true)}>
        Change size
      </button>
      <button type="button" onClick={walk.restart}>
        Start Over
      </button>
    </>
  );
}

function open(search = '', store = newStore()) {
  history.replaceState(null, '', `/shirt${search}`);
  render(
    <BrowserRouter>
      <Shirt store={store} />
    </BrowserRouter>,
  );
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

beforeEach(() => localStorage.clear());

test('Continue is refused until the step is answered', async () => {
  open();
  await press('Continue');
  expect(heading()).toBe('Size');
});

test("the browser's Back and Forward walk the steps, and answers stay", async () => {
  const store = open();
  await answerAll();
  expect(location.search).toBe('?step=review');
  await pop(() => history.back());
  expect(heading()).toBe('Name');
  expect(store.get()).toMatchObject({ at: 2, answers: { name: 'large' } });
  await pop(() => history.forward());
  expect(heading()).toBe('Review');
});

test('someone who comes back goes on where they left', async () => {
  const store = newStore();
  store.set({ at: 1, answers: { ...flow.blank, size: 'small' } });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  open('', newStore());
  expect(heading()).toBe('Colour');
  expect(location.search).toBe('?step=colour');
});

test('an address beyond the first unanswered step leads to that step, and says so until the visitor goes on', async () => {
  open('?step=review');
  expect(heading()).toBe('Size');
  expect(location.search).toBe('');
  expect(screen.getByText('This step comes first')).toBeVisible();
  await press('Answer');
  await press('Continue');
  expect(screen.queryByText('This step comes first')).toBeNull();
});

test('an address with an unknown step leads to the first', () => {
  open('?step=engraving');
  expect(heading()).toBe('Size');
});

test('a link brings its answers along and lands on the first unanswered step', () => {
  const store = open('?size=medium');
  expect(heading()).toBe('Colour');
  expect(store.get().answers.size).toBe('medium');
});

test('a change made from Review leads back to Review', async () => {
  open();
  await answerAll();
  await press('Change size');
  expect(heading()).toBe('Size');
  await press('Continue');
  expect(heading()).toBe('Review');
});

test('Back in the page leads one step back', async () => {
  open();
  await answerAll();
  await press('Back');
  expect(heading()).toBe('Name');
});

test('Start Over leads to the first step with nothing answered and nothing saved', async () => {
  open();
  await answerAll();
  await press('Start Over');
  expect(heading()).toBe('Size');
  expect(screen.getByText('Answered: 0')).toBeVisible();
  expect(location.search).toBe('');
});

test.each([
  ['nothing is kept', '', 'Size'],
  ['a step is named', '?step=name', 'Name'],
  ['a link brings answers', '?size=large', 'Colour'],
  ['the step that is named is not open yet', '?step=review', 'Name'],
  ['an unknown step is named', '?step=collar', 'Size'],
])('what was held back is shown once it is the right step: %s', (what, search, step) => {
  const store = newStore();
  if (search.startsWith('?step')) store.set({ at: 0, answers: { ...flow.blank, size: 'large', colour: 'large' } });
  document.documentElement.dataset.resuming = '';
  open(search, store);
  expect(document.documentElement.dataset.resuming, what).toBeUndefined();
  expect(heading()).toBe(step);
});
