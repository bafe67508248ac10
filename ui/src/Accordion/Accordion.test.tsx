import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion';
import { Closed, FirstOpen, SeveralOpen } from './Accordion.stories';

test('a click on a title opens its content, and another closes it', async () => {
  const user = userEvent.setup();
  render(<Closed />);
  expect(screen.getByText(/^Half of the total/)).not.toBeVisible();
  await user.click(screen.getByText('How is the deposit worked out?'));
  expect(screen.getByText(/^Half of the total/)).toBeVisible();
  await user.click(screen.getByText('How is the deposit worked out?'));
  expect(screen.getByText(/^Half of the total/)).not.toBeVisible();
});

test('titles are headings on request', () => {
  render(<Closed />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  render(<FirstOpen />);
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});

const names = () => screen.getAllByRole('group').map((fold) => fold.getAttribute('name'));

test('the disclosures of one accordion share a name, so the browser keeps only one open', () => {
  render(<FirstOpen />);
  const [first, ...rest] = names();
  expect(first).toBeTruthy();
  expect(rest).toEqual([first, first]);
});

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

test("collapsed content is in the server's HTML, and attributes reach the root", () => {
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
