import type { Story as LadleStory } from '@ladle/react';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { contractFindings } from '../testing';
import { findings } from './axe';

const files = import.meta.glob<Record<string, LadleStory>>('../src/**/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([file, { default: _, ...named }]) =>
  Object.entries(named).map(([name, Story]) => {
    const types = Object.entries<{ defaultValue?: unknown } | undefined>(Story.argTypes ?? {});
    const initial = Object.fromEntries(types.map(([arg, type]) => [arg, type?.defaultValue]));
    return [`${file.split('/')[2]} ${name}`, createElement(Story, { ...initial, ...Story.args })] as const;
  }),
);

/** They show one card in several widths or states, and no question. */
const galleries = /^PackageCard (NarrowAndWide|AllStates|LongWords)$|^PathOption NarrowAndWide$|^gallery|^forms/;

test.each(stories)(
  '%s has no inline styles from a server, hydrates without a warning, and is accessible',
  async (name, story) => {
    const complain = vi.spyOn(console, 'error');
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(story);
    // A strict Content-Security-Policy forbids them.
    expect(page.querySelectorAll('[style], style')).toHaveLength(0);
    // A visitor may be faster than the script.
    for (const details of page.querySelectorAll('details')) details.open = true;
    const root = await act(() => hydrateRoot(page, story, { onRecoverableError: complain }));
    expect(complain).not.toHaveBeenCalled();
    expect(await findings(page)).toEqual([]);
    if (!galleries.test(name)) expect(contractFindings(document.body)).toEqual([]);
    await act(() => root.unmount());
    page.remove();
  },
);
