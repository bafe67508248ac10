import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rulesOf } from '../../domain/booking/openingRules.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import { listCalendars } from '../../domain/contract/staff/calendars.ts';
import { listDaysOff } from '../../domain/contract/staff/daysOff.ts';
import { listHosts } from '../../domain/contract/staff/hosts.ts';
import { checkOpeningHours, getOpeningHours, type OpeningHours } from '../../domain/contract/staff/openingHours.ts';
import { mock } from '../../mocks/mock.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { HoursPage } from './HoursPage';

const host = { id: 'a', name: 'Aoife Nolan', email: null, isPaused: false, upcoming: 2 };
const other = { ...host, id: 'b', name: 'Conor Daly' };
const rules = { ...rulesOf(opening), notice: 120 };
const weekend: OpeningHours['rules']['week'] = [[], [], [], [], [], [], [['10:00', '13:00']]];
const hours = { host: 'a', rules, length: 30, version: 1, changed: null };

const open = (...hosts: (typeof host)[]) => {
  const performAction = vi.fn();
  openDesk(<HoursPage />, {
    at: '/calendar/hours',
    known: [
      [queryOf(listHosts).queryKey, { hosts }],
      [queryOf(listDaysOff).queryKey, { daysOff: [] }],
      [queryOf(listCalendars).queryKey, { calendars: [] }],
      [queryOf(getOpeningHours, { query: { host: 'a' } }).queryKey, hours],
      [
        queryOf(getOpeningHours, { query: { host: 'b' } }).queryKey,
        { ...hours, host: 'b', rules: { ...rules, week: weekend } },
      ],
    ],
    actions: { performAction },
  });
  return performAction;
};

test('several hosts have their hours on the page, each in few lines', () => {
  open(host, other);
  expect(screen.getByRole('region', { name: 'Aoife Nolan' })).toHaveTextContent('Monday to Friday9:00 AM to 5:00 PM');
  const second = screen.getByRole('region', { name: 'Conor Daly' });
  expect(second).toHaveTextContent('Monday to FridayClosedSaturday10:00 AM to 1:00 PMSundayClosed');
});

test('the notice is typed in hours, as the page says it, and a change without effect says so', async () => {
  server.use(mock(checkOpeningHours)(() => ({ problems: [], outside: [], free: { now: 78, after: 78 } })));
  const performAction = open(host);
  expect(screen.getByRole('region', { name: 'Opening hours' })).toHaveTextContent('2 hours from now');
  await userEvent.click(screen.getByRole('button', { name: 'Change opening hours' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('78 times can be booked in the next seven days, as now.')).toBeVisible();
  const notice = dialog.getByRole('spinbutton', { name: /^Earliest time to book, in hours/ });
  expect(notice).toHaveValue(2);
  await userEvent.clear(notice);
  await userEvent.type(notice, '1.5');
  await dialog.findByText(/as now/);
  await userEvent.click(dialog.getByRole('button', { name: 'Save the hours' }));
  expect(performAction).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ rules: { ...rules, notice: 90 } }) }),
  );
});
