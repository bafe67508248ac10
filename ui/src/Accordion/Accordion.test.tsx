import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion';
import { FirstOpen, Folded, SeveralOpen } from './Accordion.stories';

test('a press on a title unfolds what it is about, and another folds it', async () => {
  const user = userEvent.setup();
  render(<Folded />);
  expect(screen.getByText(/^Half of the total/)).not.toBeVisible();
  await user.click(screen.getByText('How is the deposit worked out?'));
  expect(screen.getByText(/^Half of the total/)).toBeVisible();
  await user.click(screen.getByText('How is the deposit worked out?'));
  expect(screen.getByText(/^Half of the total/)).not.toBeVisible();
});

test('titles are headings where the page wants them to be', () => {
  render(<Folded />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  render(<FirstOpen />);
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});

const names = () => screen.getAllByRole('group').map((fold) => fold.getAttribute('name'));

test('the folds of one accordion share a name, by which the browser keeps one of them open', () => {
  render(<FirstOpen />);
  const [first, ...rest] = names();
  expect(first).toBeTruthy();
  expect(rest).toEqual([first, first]);
});

test('two accordions do not close each other, and of several any number is open', () => {
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

test('the server writes what is folded as well, and attributes reach the root', () => {
  const ref = createRef<HTMLDivElement>();
  const accordion = (
    <Accordion ref={ref} items={[{ title: 'Why?', body: 'Because.' }]} id="faq" className="placed" data-part="faq" />
  );
  expect(renderToString(accordion)).toContain('Because.');
  const { container } = render(accordion);
  expect(ref.current).toBe(container.firstChild);
  expect(ref.current).toHaveAttribute('id', 'faq');
  expect(ref.current).toHaveAttribute('data-part', 'faq');
  expect(ref.current).toHaveClass('placed');
});
