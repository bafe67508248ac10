import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BudgetBar, type BudgetBarProps } from './BudgetBar';
import { NothingSpentInWords } from './BudgetBar.stories';

afterEach(() => vi.useRealTimers());

const bar = (props: Partial<BudgetBarProps>) => (
  <BudgetBar budget={5000} spent={0} format={(n) => `€${n}`} {...props} />
);
const figures = () => screen.getAllByRole('definition').map((amount) => amount.textContent);

test.each([
  { spent: 0, now: 0, text: '€0 of €5000', shown: ['€0', '€5000', '€5000'] },
  { spent: -100, now: 0, text: '€-100 of €5000', shown: ['€-100', '€5100', '€5000'] },
  { spent: 2500, now: 2500, text: '€2500 of €5000', shown: ['€2500', '€2500', '€5000'] },
  { spent: 5000, now: 5000, text: '€5000 of €5000', shown: ['€5000', '€0', '€5000'] },
  { spent: 6200, now: 5000, text: '€6200 of €5000', shown: ['€6200', '€5000', '€1200'] },
])('with $spent spent the meter says $text', ({ spent, now, text, shown }) => {
  render(bar({ spent }));
  const meter = screen.getByRole('meter', { name: 'Spent so far' });
  expect(meter).toHaveAttribute('aria-valuemin', '0');
  expect(meter).toHaveAttribute('aria-valuemax', '5000');
  expect(meter).toHaveAttribute('aria-valuenow', String(now));
  expect(meter).toHaveAttribute('aria-valuetext', text);
  expect(figures()).toEqual(shown);
});

test('once something is spent, its amount is in place of the words for nothing', () => {
  render(bar({ spent: 2500, nothing: 'Nothing yet' }));
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
  expect(figures()).toEqual(['€2500', '€2500', '€5000']);
});

test('exceeding the budget is stated in text, not by colour alone', () => {
  const { rerender } = render(bar({ spent: 5000 }));
  expect(screen.getByText('Remaining')).toBeInTheDocument();
  expect(screen.queryByText('Over budget')).not.toBeInTheDocument();
  rerender(bar({ spent: 5000.01 }));
  expect(screen.getByText('Over budget')).toBeInTheDocument();
  expect(screen.queryByText('Remaining')).not.toBeInTheDocument();
});

test('compact, it leaves out what remains, but not what exceeds the budget', () => {
  const { rerender } = render(bar({ spent: 4000, compact: true }));
  expect(figures()).toEqual(['€4000', '€5000']);
  rerender(bar({ spent: 6200, compact: true }));
  expect(figures()).toEqual(['€6200', '€5000', '€1200']);
});

test('the state can be styled', () => {
  const { container, rerender } = render(bar({ spent: 5000 }));
  expect(container.firstChild).toHaveAttribute('data-state', 'within');
  rerender(bar({ spent: 5001 }));
  expect(container.firstChild).toHaveAttribute('data-state', 'over');
});

test.each([
  { budget: 5000, spent: 1250, widths: ['25%'] },
  { budget: 5000, spent: 5000, widths: ['100%'] },
  { budget: 500, spent: 2000, widths: ['25%', '75%'] },
  { budget: 0, spent: 0, widths: ['0%'] },
  { budget: 0, spent: 10, widths: ['0%', '100%'] },
])('$spent of $budget are drawn as $widths', ({ budget, spent, widths }) => {
  render(bar({ budget, spent }));
  const drawn = [...screen.getByRole('meter').children].map((part) => part.getAttribute('width'));
  expect(drawn).toEqual(widths);
});

test('a change is announced after a second without changes', () => {
  vi.useFakeTimers();
  const { rerender } = render(bar({ spent: 500 }));
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  for (const spent of [1000, 1500, 2000]) {
    rerender(bar({ spent }));
    act(() => vi.advanceTimersByTime(900));
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toHaveTextContent('Remaining €3000');

  rerender(bar({ spent: 5200 }));
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('Over budget €200');
});

test('with nothing spent, words can replace the zero', () => {
  render(<NothingSpentInWords />);
  expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '€0 of €5,000');
});
