import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findings } from './axe';

const files = import.meta.glob<Record<string, ComponentType>>('../src/**/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([file, { default: _, ...named }]) =>
  Object.entries(named).map(([name, Story]) => [`${file.split('/')[2]} ${name}`, Story] as const),
);

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(stories)('%s', (_, Story) => {
  test('has no accessibility findings', async () => {
    const { container } = render(<Story />);
    expect(await findings(container)).toEqual([]);
  });

  test('renders on a server without inline styles, and hydrates without a warning', async () => {
    const complain = vi.spyOn(console, 'error');
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Story />);
    // A strict Content-Security-Policy forbids them.
    expect(page.querySelectorAll('[style], style')).toHaveLength(0);
    document.body.append(page);
    const root = await act(() => hydrateRoot(page, <Story />, { onRecoverableError: complain }));
    expect(complain).not.toHaveBeenCalled();
    await act(() => root.unmount());
    page.remove();
  });
});
