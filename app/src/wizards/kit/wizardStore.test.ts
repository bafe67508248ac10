import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteStored } from '../../api/stored.ts';
import type { Flow } from '../../domain/wizard/flow.ts';
import { wizardStore } from './wizardStore.ts';

interface Answers {
  size: string | null;
  name: string;
  extras: readonly string[];
  shop: Readonly<Record<string, string>>;
}

const flow: Flow<Answers> = {
  blank: { size: null, name: '', extras: [], shop: {} },
  steps: () => [
    { id: 'size', label: 'Size', isDone: (answers) => answers.size !== null },
    { id: 'name', label: 'Name', isDone: (answers) => answers.name !== '' },
  ],
};

const open = () =>
  wizardStore({
    flow,
    record: {
      key: 'shirt',
      parse: (stored) => ({
        at: 0,
        answers: { ...flow.blank, size: (stored as Partial<Answers> | undefined)?.size ?? null },
      }),
      format: ({ answers }) => ({ size: answers.size }),
      typed: { name: flow.blank.name, extras: flow.blank.extras, shop: flow.blank.shop },
    },
  });
/** A state is saved at the latest when its page is left. */
const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
/** Opens a page, changes the state and leaves. */
const visit = (state: Parameters<ReturnType<typeof open>['set']>[0]) => {
  open().set(state);
  leavePage();
};
const answers = { size: 'large', name: 'Ann', extras: ['pocket'], shop: { town: 'Cork' } };

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(7);
  localStorage.clear();
  sessionStorage.clear();
});

test('a reload restores choices, but not personal fields', () => {
  visit({ at: 1, answers });
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.entries(storage)).toEqual([['shirt', '{"size":"large","savedAt":7}']]);
  }
  expect(open().get().answers).toEqual({ size: 'large', name: '', extras: [], shop: {} });
});

test('data that the visitor deletes in the browser is gone from memory too, and is not saved again', () => {
  const store = open();
  store.set({ at: 1, answers });
  deleteStored('shirt');
  expect(store.get()).toEqual(store.blank());
  leavePage();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('deleting the state stored for the return from checkout leaves the choices', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.keepTyped();
  let notified = 0;
  store.subscribe(() => notified++);
  deleteStored('shirt-parked');
  expect(notified).toBe(1);
  expect(store.get()).toEqual({ at: 1, answers: { size: 'large', name: '', extras: [], shop: {} } });
  store.set({ ...store.get(), at: 0 });
  leavePage();
  expect(Object.keys(sessionStorage)).toEqual(['shirt']);
});

test('deleting something else changes nothing', () => {
  const store = open();
  store.set({ at: 1, answers });
  deleteStored('trousers');
  expect(store.get()).toEqual({ at: 1, answers });
});

describe('a change is not saved at once', () => {
  const saved = () => [sessionStorage.getItem('shirt'), localStorage.getItem('shirt')];
  const nothing = [null, null];
  const large = ['{"size":"large","savedAt":7}', '{"size":"large","savedAt":7}'];

  test('but when the browser is idle, together with other changes', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const store = open();
    store.set({ at: 0, answers: { ...answers, size: 'small' } });
    store.set({ at: 1, answers });
    expect(saved()).toEqual(nothing);
    await vi.waitFor(() => expect(saved()).toEqual(large));
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
  });

  test.each([
    ['the page is left', () => leavePage()],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['the visitor goes to pay', (store: ReturnType<typeof open>) => store.keepTyped()],
  ])('but when %s', (_, go) => {
    const store = open();
    store.set({ at: 1, answers });
    expect(saved()).toEqual(nothing);
    go(store);
    expect(saved()).toEqual(large);
  });

  test('and not at all if Start Over follows', async () => {
    const store = open();
    store.set({ at: 1, answers });
    store.clear();
    leavePage();
    expect(saved()).toEqual(['null', null]);
  });
});

test('after clearing, the next change is saved without personal fields', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.keepTyped();
  store.clear();
  store.set({ at: 1, answers });
  leavePage();
  expect(Object.entries(sessionStorage)).toEqual([['shirt', '{"size":"large","savedAt":7}']]);
});

test('after keepTyped, a reload restores the personal fields with their latest values', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.keepTyped();
  const back = open();
  expect(back.get().answers).toEqual(answers);
  back.set({ at: 1, answers: { ...answers, name: 'Bea' } });
  leavePage();
  expect(open().get().answers.name).toBe('Bea');
});

test('clearing leaves nothing in the browser', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.keepTyped();
  store.clear();
  expect(store.get()).toEqual({ at: 0, answers: flow.blank });
  expect(localStorage).toHaveLength(0);
  expect(Object.entries(sessionStorage)).toEqual([['shirt', 'null']]);
});

describe('two tabs', () => {
  /** Another tab: the same local storage, but its own session storage. */
  const tab = () => {
    let own: [string, string][] = [];
    return <T>(act: () => T): T => {
      sessionStorage.clear();
      for (const [key, value] of own) sessionStorage.setItem(key, value);
      const result = act();
      own = Object.entries(sessionStorage);
      return result;
    };
  };
  const small = { at: 0, answers: { ...answers, size: 'small' } };
  const large = { at: 0, answers: { ...answers, size: 'large' } };
  const size = () => open().get().answers.size;

  test('each keeps its own state after a reload, and a third tab continues with the last change', () => {
    const [first, second, third] = [tab(), tab(), tab()];
    first(() => visit(small));
    second(() => visit(large));
    expect(first(size)).toBe('small');
    expect(second(size)).toBe('large');
    expect(third(size)).toBe('large');
  });

  test('a tab that continues with the state of another one has its own copy', () => {
    const [first, second] = [tab(), tab()];
    first(() => visit(small));
    second(() => open().get());
    first(() => visit(large));
    expect(second(size)).toBe('small');
  });

  test('Start Over in one leaves the other unchanged, even when both continued with the same state', () => {
    const [first, second, third] = [tab(), tab(), tab()];
    first(() => visit(small));
    expect(second(size)).toBe('small');
    second(() => open().clear());
    expect(first(size)).toBe('small');
    expect(second(size)).toBeNull();
    expect(third(size)).toBeNull();
  });

  test('a cleared tab stays empty, and what another tab has saved since stays for new tabs', () => {
    const [first, second, third] = [tab(), tab(), tab()];
    first(() => visit(small));
    second(() => visit(large));
    first(() => open().clear());
    expect(first(size)).toBeNull();
    expect(third(size)).toBe('large');
  });
});

test.each([
  [true, null],
  [false, 'large'],
])(
  'shown again (from the back/forward cache: %s), a page whose choices were cleared meanwhile shows the size %s',
  (persisted, expected) => {
    const store = open();
    let notified = 0;
    const unsubscribe = store.subscribe(() => notified++);
    store.set({ at: 0, answers });
    leavePage();
    open().clear();
    notified = 0;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect(store.get().answers.size).toBe(expected);
    expect(notified).toBe(persisted ? 1 : 0);
    unsubscribe();
  },
);

test('shown again from the back/forward cache with empty storage, the page keeps its state', () => {
  const store = open();
  const unsubscribe = store.subscribe(() => {});
  store.set({ at: 0, answers });
  leavePage();
  sessionStorage.clear();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get().answers).toEqual(answers);
  unsubscribe();
});

test.each([
  '{',
  'null',
  '7',
  '{"name":7,"extras":"pocket"}',
  '{"extras":[1],"shop":{"town":7}}',
  '{"extras":{},"shop":[]}',
  '{"extras":null,"shop":null}',
  '{"size":"huge","other":"x"}',
])('invalid stored personal fields are ignored: %s', (stored) => {
  sessionStorage.setItem('shirt-parked', stored);
  expect(open().get().answers).toEqual(flow.blank);
});

test('if storage is full, the page keeps its state in memory', () => {
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
