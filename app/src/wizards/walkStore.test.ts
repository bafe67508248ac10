import { beforeEach, expect, test } from 'vitest';
import type { Flow } from '../domain/flow.ts';
import { walkStore } from './walkStore.ts';

interface Answers {
  size: string | null;
  name: string;
  extras: readonly string[];
}

const flow: Flow<Answers> = {
  blank: { size: null, name: '', extras: [] },
  steps: () => [
    { id: 'size', label: 'Size', done: (answers) => answers.size !== null },
    { id: 'name', label: 'Name', done: (answers) => answers.name !== '' },
  ],
};

const open = () =>
  walkStore('shirt', flow, {
    parse: (stored) => ({
      at: 0,
      answers: { ...flow.blank, size: (stored as Partial<Answers> | undefined)?.size ?? null },
    }),
    format: ({ answers }) => ({ size: answers.size }),
    typed: ['name', 'extras'],
  });
const answers = { size: 'large', name: 'Ann', extras: ['pocket'] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is saved comes back, what is typed does not', () => {
  open().set({ at: 1, answers });
  expect(localStorage.getItem('shirt')).toBe('{"size":"large"}');
  expect(sessionStorage).toHaveLength(0);
  expect(open().get().answers).toEqual({ size: 'large', name: '', extras: [] });
});

test('parked for a payment, what is typed comes back too, and stays true when it changes', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.park();
  const back = open();
  expect(back.get().answers).toEqual(answers);
  back.set({ at: 1, answers: { ...answers, name: 'Bea' } });
  expect(open().get().answers.name).toBe('Bea');
});

test('cleared, nothing is left in the browser', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.park();
  store.clear();
  expect(store.get()).toEqual({ at: 0, answers: flow.blank });
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '{"name":7,"extras":"pocket"}', '{"extras":[1]}', '{"size":"huge","other":"x"}'])(
  'parked rubbish is left where it is: %s',
  (stored) => {
    sessionStorage.setItem('shirt-parked', stored);
    expect(open().get().answers).toEqual(flow.blank);
  },
);

test('listeners hear of every change until they leave', () => {
  const store = open();
  let heard = 0;
  const leave = store.subscribe(() => heard++);
  store.set({ at: 0, answers });
  store.clear();
  leave();
  store.set({ at: 0, answers });
  expect(heard).toBe(2);
});

test('storage that refuses loses nothing that is on the screen', () => {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    const store = open();
    store.set({ at: 1, answers });
    expect(store.get()).toEqual({ at: 1, answers });
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
