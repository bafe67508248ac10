import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ControlledCalendar, day, nov24, statuses, time } from '../../test/slot-calendar/kit';
import { english } from '../lib/calendar/words';
import { GermanTexts, Loading } from './SlotCalendar.stories';

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

test('every text can be replaced', () => {
  const { container } = render(<GermanTexts />);
  const text = [
    container.textContent,
    ...[...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')),
  ].join(' ');
  const fixed = Object.values(english).filter((word) => typeof word === 'string');
  for (const word of [...fixed, 'Select', 'Next free', 'free', 'booked', 'past', 'Full', 'Closed', 'Today', 'slots'])
    expect(text).not.toContain(word);
  expect(day('28. November')).toHaveAccessibleName('Samstag, 28. November 2026, keine Termine');
});
