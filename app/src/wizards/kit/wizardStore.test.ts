import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetStored } from '../../api/forgetStored.ts';
import type { Flow } from '../../domain/wizard/flow.ts';
import { wizardStore } from './wizardStore.ts';

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
  wizardStore({
    flow,
    record: {
      key: 'shirt',
      parse: (stored) => ({
        at: 0,
        answers: { ...flow.blank, size: (stored as Partial<Answers> | undefined)?.size ?? null },
      }),
      format: ({ answers }) => ({ size: answers.size }),
      typed: { name: flow.blank.name, extras: flow.blank.extras },
    },
  });
/** A state is saved when its page is left, at the latest. */
const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
/** A page that is opened, changed and left. */
const visit = (state: Parameters<ReturnType<typeof open>['set']>[0]) => {
  open().set(state);
  leavePage();
};
const answers = { size: 'large', name: 'Ann', extras: ['pocket'] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is saved comes back, what is typed does not', () => {
  visit({ at: 1, answers });
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.entries(storage)).toEqual([['shirt', '{"size":"large"}']]);
  }
  expect(open().get().answers).toEqual({ size: 'large', name: '', extras: [] });
});

test('what the visitor deletes in their browser is gone from memory too, and is not written again', () => {
  const store = open();
  store.set({ at: 1, answers });
  forgetStored('shirt');
  expect(store.get()).toEqual(store.blank());
  leavePage();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('deleting what is kept for the way back from paying leaves the choices', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.park();
  let notified = 0;
  store.subscribe(() => notified++);
  forgetStored('shirt-parked');
  expect(notified).toBe(1);
  expect(store.get()).toEqual({ at: 1, answers: { size: 'large', name: '', extras: [] } });
  store.set({ ...store.get(), at: 0 });
  leavePage();
  expect(Object.keys(sessionStorage)).toEqual(['shirt']);
});

test('deleting something else changes nothing', () => {
  const store = open();
  store.set({ at: 1, answers });
  forgetStored('trousers');
  expect(store.get()).toEqual({ at: 1, answers });
});

describe('a change is not written while the press that made it is answered', () => {
  const saved = () => [sessionStorage.getItem('shirt'), localStorage.getItem('shirt')];
  const nothing = [null, null];
  const large = ['{"size":"large"}', '{"size":"large"}'];

  test('but when the browser rests, and many changes at once', async () => {
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
    ['the visitor goes to pay', (store: ReturnType<typeof open>) => store.park()],
  ])('and at once when %s', (_, go) => {
    const store = open();
    store.set({ at: 1, answers });
    expect(saved()).toEqual(nothing);
    go(store);
    expect(saved()).toEqual(large);
  });

  test('and what was started over before that is not written any more', async () => {
    const store = open();
    store.set({ at: 1, answers });
    store.clear();
    leavePage();
    expect(saved()).toEqual(['null', null]);
  });
});

test('what is typed is not kept before somebody goes to pay', () => {
  visit({ at: 1, answers });
  expect(sessionStorage.getItem('shirt-parked')).toBeNull();
});

test('cleared, the next change is saved again, and nothing typed with it', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.park();
  store.clear();
  store.set({ at: 1, answers });
  leavePage();
  expect(Object.entries(sessionStorage)).toEqual([['shirt', '{"size":"large"}']]);
});

test('parked, what is typed on is kept as well', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.park();
  store.set({ at: 1, answers: { ...answers, name: 'Bea' } });
  leavePage();
  expect(open().get().answers.name).toBe('Bea');
});

test('parked for a payment, what is typed comes back too, and stays true when it changes', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.park();
  const back = open();
  expect(back.get().answers).toEqual(answers);
  back.set({ at: 1, answers: { ...answers, name: 'Bea' } });
  leavePage();
  expect(open().get().answers.name).toBe('Bea');
});

test('cleared, nothing of it is left in the browser', () => {
  const store = open();
  store.set({ at: 1, answers });
  store.park();
  store.clear();
  expect(store.get()).toEqual({ at: 0, answers: flow.blank });
  expect(localStorage).toHaveLength(0);
  expect(Object.entries(sessionStorage)).toEqual([['shirt', 'null']]);
});

describe('two tabs', () => {
  /** Another tab: the same local storage, a session storage of its own. */
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

  test('each keeps its own over a reload, and a third one goes on with what was changed last', () => {
    const [first, second, third] = [tab(), tab(), tab()];
    first(() => visit(small));
    second(() => visit(large));
    expect(first(size)).toBe('small');
    expect(second(size)).toBe('large');
    expect(third(size)).toBe('large');
  });

  test('a tab that went on with what another one saved has it as its own from then on', () => {
    const [first, second] = [tab(), tab()];
    first(() => visit(small));
    second(() => open().get());
    first(() => visit(large));
    expect(second(size)).toBe('small');
  });

  test('starting over in one leaves the other as it is, also when both went on with the same', () => {
    const [first, second, third] = [tab(), tab(), tab()];
    first(() => visit(small));
    expect(second(size)).toBe('small');
    second(() => open().clear());
    expect(first(size)).toBe('small');
    expect(second(size)).toBeNull();
    expect(third(size)).toBeNull();
  });

  test('a tab that is cleared stays empty, and what another one saved since is kept for new tabs', () => {
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
])('shown again just as it was left (%s), a page reads its state again', (persisted, expected) => {
  const store = open();
  let notified = 0;
  const leave = store.subscribe(() => notified++);
  store.set({ at: 0, answers });
  leavePage();
  open().clear();
  notified = 0;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(store.get().answers.size).toBe(expected);
  expect(notified).toBe(persisted ? 1 : 0);
  leave();
});

test('shown again where storage has nothing to say, it keeps what it has', () => {
  const store = open();
  const leave = store.subscribe(() => {});
  store.set({ at: 0, answers });
  leavePage();
  sessionStorage.clear();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.get().answers).toEqual(answers);
  leave();
});

test('shown again with nothing changed meanwhile, it draws nothing anew', () => {
  const store = open();
  let notified = 0;
  const leave = store.subscribe(() => notified++);
  store.set({ at: 0, answers });
  leavePage();
  notified = 0;
  const before = store.get();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(notified).toBe(0);
  expect(store.get()).toBe(before);
  leave();
});

test('it looks for changes as long as anybody listens, and no longer', () => {
  const store = open();
  const [leave, other] = [store.subscribe(() => {}), store.subscribe(() => {})];
  const add = vi.spyOn(window, 'addEventListener');
  const remove = vi.spyOn(window, 'removeEventListener');
  store.subscribe(() => {})();
  expect(add).not.toHaveBeenCalled();
  leave();
  expect(remove).not.toHaveBeenCalled();
  other();
  expect(remove).toHaveBeenCalledExactlyOnceWith('pageshow', expect.any(Function));
  add.mockRestore();
  remove.mockRestore();
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
  let notified = 0;
  const leave = store.subscribe(() => notified++);
  store.set({ at: 0, answers });
  store.clear();
  leave();
  store.set({ at: 0, answers });
  expect(notified).toBe(2);
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
