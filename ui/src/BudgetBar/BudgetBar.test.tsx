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
  { spent: 0, now: 0, shown: ['€0', '€5000', '€5000'], state: 'within' },
  { spent: -100, now: 0, shown: ['€-100', '€5100', '€5000'], state: 'within' },
  { spent: 2500, now: 2500, shown: ['€2500', '€2500', '€5000'], state: 'within' },
  { spent: 5000, now: 5000, shown: ['€5000', '€0', '€5000'], state: 'within' },
  { spent: 5001, now: 5000, shown: ['€5001', '€5000', '€1'], state: 'over' },
])('with $spent spent the meter is at $now, and says so in text too', ({ spent, now, shown, state }) => {
  const { container } = render(bar({ spent }));
  const meter = screen.getByRole('meter', { name: 'Spent so far' });
  expect(meter).toHaveAttribute('aria-valuemin', '0');
  expect(meter).toHaveAttribute('aria-valuemax', '5000');
  expect(meter).toHaveAttribute('aria-valuenow', String(now));
  expect(meter).toHaveAttribute('aria-valuetext', `€${spent} of €5000`);
  expect(figures()).toEqual(shown);
  expect(screen.queryByText('Over budget') !== null).toBe(state === 'over');
  expect(container.firstChild).toHaveAttribute('data-state', state);
});

test('compact, it leaves out what remains, but not what exceeds the budget', () => {
  const { rerender } = render(bar({ spent: 4000, compact: true }));
  expect(figures()).toEqual(['€4000', '€5000']);
  rerender(bar({ spent: 6200, compact: true }));
  expect(figures()).toEqual(['€6200', '€5000', '€1200']);
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

test('words can replace the zero, as long as nothing is spent', () => {
  const { unmount } = render(bar({ spent: 2500, nothing: 'Nothing yet' }));
  expect(figures()[0]).toBe('€2500');
  unmount();
  render(<NothingSpentInWords />);
  expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '€0 of €5,000');
});
