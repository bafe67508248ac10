import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { OpeningRules } from '../../domain/booking/openingRules.ts';
import { WeekFields } from './WeekFields';

function Fields() {
  const [week, setWeek] = useState<OpeningRules['week']>([[], [['10:00', '14:30']], [], [], [], [], []]);
  return (
    <>
      <WeekFields week={week} onChange={setWeek} />
      <output>{JSON.stringify(week)}</output>
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const week = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('hours that are added follow those before them; a day’s hours can be copied to all', async () => {
  render(<Fields />);
  await press('Add hours on Tuesday');
  expect(week()[2]).toEqual([['10:00', '14:30']]);
  await press('Add hours on Monday');
  const monday = [
    ['10:00', '14:30'],
    ['16:00', '18:00'],
  ];
  expect(week()[1]).toEqual(monday);
  await press('Copy to all days: Monday');
  expect(week()).toEqual(Array(7).fill(monday));
  await press('Add hours on Monday');
  expect(week()[1].slice(2)).toEqual([['19:00', '21:00']]);
  expect(screen.queryByRole('button', { name: 'Add hours on Monday' })).toBeNull();
});
