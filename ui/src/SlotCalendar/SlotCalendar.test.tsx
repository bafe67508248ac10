import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ControlledCalendar, day, nov24, statuses, time } from '../../test/slot-calendar/kit';
import { EndPlacesAndPerson, Loading, TwoMonths } from './SlotCalendar.stories';

test('while loading, the days stay and can be chosen, and the grid is marked busy and announced', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ControlledCalendar onEvent={() => {}} days={{ '2026-11-24': nov24 }} />);
  const count = screen.getAllByRole('gridcell').length;
  expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
  rerender(<ControlledCalendar onEvent={() => {}} days={{ '2026-11-24': nov24 }} busy />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(statuses()).toContain('Loading times…');
  expect(screen.getAllByRole('gridcell')).toHaveLength(count);
  await user.click(day('24 November'));
  expect(time('9:00 AM')).toBeEnabled();
});

test('a day that is still loading can be chosen', async () => {
  const user = userEvent.setup();
  render(<Loading />);
  await user.click(day('24 November'));
  expect(screen.getByText('Tuesday 24 November 2026')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a time says when it ends, how many places are left and who it is with', () => {
  render(<EndPlacesAndPerson />);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([
    '9:00 AM – 9:45 AM with Conor, taken',
    '10:00 AM – 10:45 AM with Niamh 1 place left',
    '2:00 PM – 2:45 PM with Conor 3 places left',
  ]);
});

test('two months have a grid each, and the arrow keys lead from one to the other', async () => {
  const user = userEvent.setup();
  render(<TwoMonths />);
  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
    'November 2026',
    'December 2026',
  ]);
  day('30 November').focus();
  await user.keyboard('{ArrowRight}');
  expect(day('1 December')).toHaveFocus();
  expect(screen.getAllByRole('grid')).toHaveLength(2);
});
