import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ToolRoot } from './ToolRoot';

afterEach(() => {
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
    vi.stubGlobal('matchMedia', () => ({ matches: !reduced }));
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const router = createMemoryRouter([{ path: '*', element: <ToolRoot>A page</ToolRoot> }], {
      initialEntries: ['/step1'],
    });
    render(<RouterProvider router={router} />);
    await act(() => router.navigate(to));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  },
);
