import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ToolRoot, useReplayEarlyInput } from './ToolRoot';
import { useHydrated } from './useHydrated.ts';

afterEach(() => {
  act(leave);
  document.body.replaceChildren();
  onChange.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  { to: '/step2', reduced: false, behavior: 'smooth' },
  { to: '/step2', reduced: true, behavior: 'instant' },
  { to: '/user/orders', reduced: false, behavior: 'instant' },
])(
  'navigating to $to with reduced motion $reduced scrolls to the top: $behavior',
  async ({ to, reduced, behavior }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const router = createMemoryRouter([{ path: '*', element: <ToolRoot>A page</ToolRoot> }], {
      initialEntries: ['/step1'],
    });
    render(<RouterProvider router={router} />);
    await act(() => router.navigate(to));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  },
);

const onChange = vi.fn<(value: string, checked: boolean) => void>();

function Page({ saved }: { saved: string }) {
  useReplayEarlyInput();
  const hydrated = useHydrated();
  const [size, setSize] = useState(saved);
  return (
    <main id="main">
      {['small', 'large'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          value={value}
          checked={hydrated && value === size}
          onChange={() => {
            onChange(value, true);
            setSize(value);
          }}
        />
      ))}
      <input type="checkbox" value="gift" onChange={({ target }) => onChange('gift', target.checked)} />
      <input type="checkbox" value="news" defaultChecked onChange={({ target }) => onChange('news', target.checked)} />
      <form>
        <input type="checkbox" value="formal" onChange={() => onChange('formal', true)} />
      </form>
    </main>
  );
}

const control = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`) as HTMLInputElement;

let leave = () => {};
/** Prerenders, simulates an early click, and hydrates. */
async function arrive(pressed: readonly string[], saved = '') {
  const root = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
  root.innerHTML = renderToString(<Page saved={saved} />);
  for (const value of pressed) control(value).click();
  await act(async () => {
    const taken = hydrateRoot(root, <Page saved={saved} />);
    leave = () => taken.unmount();
  });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test('replays an early click and keeps the visitor’s choice', async () => {
  await arrive(['small', 'large', 'gift', 'news']);
  expect(onChange.mock.calls).toEqual([
    ['large', true],
    ['gift', true],
    ['news', false],
  ]);
  expect(['small', 'large', 'gift', 'news'].map((value) => control(value).checked)).toEqual([false, true, true, false]);
});

test('an early choice overrides the stored one', async () => {
  await arrive(['large'], 'small');
  expect(onChange.mock.calls).toEqual([['large', true]]);
  expect(control('large').checked).toBe(true);
});

test('ignores forms and untouched inputs', async () => {
  await arrive(['formal'], 'small');
  expect(onChange).not.toHaveBeenCalled();
  expect(control('formal').checked).toBe(true);
});
