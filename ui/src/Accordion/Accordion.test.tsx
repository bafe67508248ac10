import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion';
import { FirstOpen, SeveralOpen } from './Accordion.stories';

const names = () => screen.getAllByRole('group').map((fold) => fold.getAttribute('name'));

test('two accordions do not close each other, and with `several` any number can be open', () => {
  const { unmount } = render(
    <>
      <FirstOpen />
      <FirstOpen />
    </>,
  );
  expect(new Set(names()).size).toBe(2);
  unmount();
  render(<SeveralOpen />);
  expect(names()).toEqual([null, null, null]);
  expect(screen.getByText(/^Half of the total/)).toBeVisible();
  expect(screen.getByText(/^Each tier/)).toBeVisible();
});

test("collapsed content is in the server's HTML", () => {
  expect(renderToString(<Accordion items={[{ title: 'Why?', body: 'Because.' }]} />)).toContain('Because.');
});
