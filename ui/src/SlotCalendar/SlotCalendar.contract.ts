import {
  expect,
  expectApart,
  expectNotStruck,
  expectStruck,
  type Page,
  press,
  pressUntil,
  test,
} from '../../../ladle/tests/contract';

export const pattern = 'A date grid with one tab stop, and a native radio group for the times of the chosen day.';

const full = 'Thursday 26 November 2026, fully booked';
const otherStates = [
  'Tuesday 24 November 2026, 7 times free',
  'Saturday 28 November 2026, no times',
  'Thursday 19 November 2026, past',
  'Sunday 22 November 2026, closed on Sundays',
  'Wednesday 25 November 2026',
  'Friday 27 November 2026, times could not be loaded',
];
const [today, saturday] = ['Friday 20 November 2026, fully booked', 'Saturday 21 November 2026, 7 times free'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const time = (page: Page, name: string) => page.getByRole('radio', { name });

test('AllStates', async ({ page, names, states }) => {
  names('The month is a named grid; each day is a button named by its date and state');
  await expect(page.getByRole('grid', { name: 'November 2026', exact: true })).toMatchAriaSnapshot(`
    - gridcell:
      - button "Sunday 22 November 2026, closed on Sundays" [disabled]
    - gridcell
    - gridcell:
      - button "Tuesday 24 November 2026, 7 times free" [disabled=false]
    - gridcell:
      - button "Wednesday 25 November 2026"
    - gridcell:
      - button "Thursday 26 November 2026, fully booked" [disabled]
    - gridcell:
      - button "Friday 27 November 2026, times could not be loaded" [disabled=false]
    - gridcell:
      - button "Saturday 28 November 2026, no times"
  `);
  await expect(page.getByRole('button', { name: 'Thursday 19 November 2026, past', exact: true })).toBeDisabled();
  names('Today is the current date');
  await expect(page.locator('[aria-current=date]')).toHaveAccessibleName(today);
  states('Only a fully booked day is struck through');
  await expectStruck(button(page, full));
  await expectNotStruck(...otherStates.map((name) => button(page, name)));
  states('Open, full, empty, past, closed, unknown and failed differ without colour');
  await expectApart(...[full, ...otherStates].map((name) => button(page, name)));
});

test('EndOfMonth', async ({ page, names }) => {
  names('At the end of a month, the next one is a grid of its own, and a day is selected in one of them only');
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  const december = page.getByRole('grid', { name: 'December 2026' });
  await expect(december.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
    'Wednesday 2 December 2026, 7 times free, chosen',
  );
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
});

test('TimeChosen', async ({ page, names, states, keys }) => {
  names('The chosen day is announced as selected');
  const name = 'Tuesday 24 November 2026, 7 times free, chosen';
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(name);
  names('The times are radio buttons in a group, named by its heading and described by day and time zone');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - group "Select a Time":
      - radio "10:00 AM" [checked=false] [disabled=false]
      - radio "10:30 AM" [checked]
  `);
  await expect(page.getByRole('group', { name: 'Select a Time' })).toHaveAccessibleDescription(
    'Tuesday 24 November 2026 Times are in Ireland (Europe/Dublin).',
  );
  names('A taken time is disabled and says why');
  await expect(page.locator('body')).toMatchAriaSnapshot('- radio "9:30 AM , taken" [disabled]');
  states('The chosen day differs from the others without colour');
  await expectApart(
    button(page, 'Tuesday 24 November 2026, 7 times free, chosen'),
    button(page, 'Wednesday 25 November 2026, 7 times free'),
  );
  states('Chosen, free and taken times differ without colour');
  await expectApart(time(page, '10:30 AM'), time(page, '10:00 AM'), time(page, '9:30 AM'));
  await keys('Arrow keys: choose a time');
  await pressUntil(time(page, '10:30 AM'));
  await press(page, 'ArrowDown');
  await expect(time(page, '11:00 AM')).toBeFocused();
  await expect(time(page, '11:00 AM')).toBeChecked();
  await keys('Enter, Space: on "Choose another day" return to the days');
  await pressUntil(button(page, 'Choose another day'));
  await press(page, 'Enter');
  await expect(button(page, 'Tuesday 24 November 2026, 7 times free, chosen')).toBeFocused();
});

test('ClocksGoBack', async ({ page, names }) => {
  names('Two times with the same text are distinguished by their offset');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - radio "1:30 AM GMT+1"
    - radio "1:30 AM GMT" [checked]
  `);
});

test('Loading', async ({ page, names }) => {
  names('While availability is loading, the grid is busy, and that is announced');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^Loading times…$/ })).toHaveCount(1);
});

test('MonthError', async ({ page, names }) => {
  names('Days that could not be loaded are not announced as full, and a button retries');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - button "Tuesday 24 November 2026, times could not be loaded"
  `);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - status: Some days could not be loaded.
    - button "Retry"
  `);
});

test('NoTimes', async ({ page, names }) => {
  names('A day without times says so');
  await expect(page.locator('body')).toMatchAriaSnapshot('- status: No available slots for this date.');
});

test('TimeJustTaken', async ({ page, names }) => {
  names('A chosen time that has just been taken is named and deselected');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - status: 10:30 AM is no longer free. Please choose another time.
    - group "Select a Time":
      - radio "10:30 AM , taken" [checked=false] [disabled]
  `);
});

test('NextStep', async ({ page, names }) => {
  names('What follows the times is in the calendar, after them');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - group "Select a Time"
    - status
    - paragraph:
      - button "Next Step"
  `);
});

test('MonthFull', async ({ page, names }) => {
  names('A month without free days says so and offers the next free day');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - status: No free day in November 2026.
    - 'button "Next free: Tue, 1 Dec"'
  `);
});

test('NothingChosen', async ({ page, keys }) => {
  await keys('Tab: reaches the month buttons, the days as one stop, at today, then the next free day');
  for (const name of ['Previous month', 'Next month', today, 'Next free: Sat, 21 Nov']) {
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await keys('Arrow keys: move by a day or a week, even to unavailable days');
  await press(page, 'Tab', 'Tab', 'Tab', 'ArrowRight');
  await expect(button(page, saturday)).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(button(page, 'Sunday 22 November 2026, closed on Sundays')).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(button(page, 'Sunday 15 November 2026, past')).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowLeft');
  await expect(button(page, saturday)).toBeFocused();
  await keys('Home, End: move to the first and the last day of the week');
  await press(page, 'Tab', 'Tab', 'Tab', 'Home');
  await expect(button(page, 'Sunday 15 November 2026, past')).toBeFocused();
  await press(page, 'End');
  await expect(button(page, saturday)).toBeFocused();
  await keys('Page Up, Page Down: move by a month; the new month is announced');
  await press(page, 'Tab', 'Tab', 'Tab', 'ArrowRight', 'PageDown');
  await expect(button(page, 'Monday 21 December 2026, 7 times free')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'December 2026' })).toHaveAttribute('aria-live', 'polite');
  await press(page, 'PageUp');
  await expect(button(page, saturday)).toBeFocused();
  await keys('Enter, Space: choose a day and move to its times');
  await press(page, 'Tab', 'Tab', 'Tab', 'ArrowRight', 'Enter');
  await expect(page.getByRole('heading', { name: 'Select a Time' })).toBeFocused();
  await expect(button(page, `${saturday}, chosen`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Select a Time' })).toBeVisible();
  await keys('Enter, Space: on an unavailable day announce why, and choose nothing');
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(button(page, today)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: today })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Select a Time' })).toHaveCount(0);
});
