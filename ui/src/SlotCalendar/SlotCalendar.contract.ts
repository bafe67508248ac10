import type { Contract } from '../../test/contract';

const day = (words: string) => ({ role: 'button', name: words });
const open = day('Tuesday 24 November 2026, 7 times free');
const chosen = day('Tuesday 24 November 2026, 7 times free, chosen');
const full = day('Thursday 26 November 2026, fully booked');
const today = day('Friday 20 November 2026, fully booked');
const saturday = day('Saturday 21 November 2026, 7 times free');
const times = { role: 'group', name: 'Select a Time' };
const heading = { role: 'heading', name: 'Select a Time' };
const time = (name: string) => ({ role: 'radio', name });

export default {
  pattern: 'A date grid with one tab stop, and a native radio group for the times of the chosen day.',
  roles: [
    {
      says: 'The month is a named grid; each day is a button named by its date and state',
      story: 'AllStates',
      finds: [
        { role: 'grid', name: 'November 2026' },
        { ...open, is: 'enabled' },
        { ...full, is: 'disabled' },
        day('Saturday 28 November 2026, no times'),
        { ...day('Thursday 19 November 2026, past'), is: 'disabled' },
        { ...day('Sunday 22 November 2026, closed on Sundays'), is: 'disabled' },
        day('Wednesday 25 November 2026'),
        { ...day('Friday 27 November 2026, times could not be loaded'), is: 'enabled' },
      ],
    },
    {
      says: 'At the end of a month, the next one is a grid of its own, and a day is selected in one of them only',
      story: 'EndOfMonth',
      finds: [
        { role: 'grid', name: 'November 2026' },
        { role: 'grid', name: 'December 2026' },
        {
          role: 'gridcell',
          name: 'Wednesday 2 December 2026, 7 times free, chosen',
          is: 'selected',
          within: { role: 'grid', name: 'December 2026' },
        },
      ],
    },
    { says: 'Today is the current date', story: 'AllStates', finds: [{ ...today, is: 'current date' }] },
    {
      says: 'The chosen day is announced as selected',
      story: 'TimeChosen',
      finds: [{ role: 'gridcell', name: chosen.name, is: 'selected' }],
    },
    {
      says: 'The times are radio buttons in a group, named by its heading and described by day and time zone',
      story: 'TimeChosen',
      finds: [
        { ...times, description: 'Tuesday 24 November 2026 Times are in Ireland (Europe/Dublin).' },
        { ...time('10:30 AM'), is: 'checked', within: times },
        { ...time('10:00 AM'), is: ['unchecked', 'enabled'], within: times },
      ],
    },
    {
      says: 'A taken time is disabled and says why',
      story: 'TimeChosen',
      finds: [{ ...time('9:30 AM , taken'), is: 'disabled' }],
    },
    {
      says: 'Two times with the same text are distinguished by their offset',
      story: 'ClocksGoBack',
      finds: [time('1:30 AM GMT+1'), { ...time('1:30 AM GMT'), is: 'checked' }],
    },
    {
      says: 'While availability is loading, the grid is busy, and that is announced',
      story: 'Loading',
      finds: [
        { role: 'grid', is: 'busy' },
        { role: 'status', text: 'Loading times…' },
      ],
    },
    {
      says: 'Days that could not be loaded are not announced as full, and a button retries',
      story: 'MonthError',
      finds: [
        { role: 'status', text: 'Some days could not be loaded.' },
        { role: 'button', name: 'Retry' },
        day('Tuesday 24 November 2026, times could not be loaded'),
      ],
      misses: [{ ...day('Tuesday 24 November 2026, fully booked') }],
    },
    {
      says: 'A day without times says so',
      story: 'NoTimes',
      finds: [{ role: 'status', text: 'No available slots for this date.' }],
    },
    {
      says: 'A chosen time that has just been taken is named and deselected',
      story: 'TimeJustTaken',
      finds: [
        { role: 'status', text: '10:30 AM is no longer free. Please choose another time.' },
        { ...time('10:30 AM , taken'), is: ['unchecked', 'disabled'] },
      ],
    },
    {
      says: 'What follows the times is in the calendar, after them',
      story: 'NextStep',
      finds: [{ role: 'button', name: 'Next Step' }],
    },
    {
      says: 'A month without free days says so and offers the next free day',
      story: 'MonthFull',
      finds: [
        { role: 'status', text: 'No free day in November 2026.' },
        { role: 'button', name: 'Next free: Tue, 1 Dec' },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'reaches the month buttons, the days as one stop, at today, then the next free day',
      story: 'NothingChosen',
      steps: [
        { press: 'Tab', focus: { role: 'button', name: 'Previous month' } },
        { press: 'Tab', focus: { role: 'button', name: 'Next month' } },
        { press: 'Tab', focus: today },
        { press: 'Tab', focus: { role: 'button', name: 'Next free: Sat, 21 Nov' } },
      ],
    },
    {
      keys: 'Arrow keys',
      do: 'move by a day or a week, even to unavailable days',
      story: 'NothingChosen',
      steps: [
        { press: ['Tab', 'Tab', 'Tab', 'ArrowRight'], focus: saturday },
        { press: 'ArrowRight', focus: day('Sunday 22 November 2026, closed on Sundays') },
        { press: 'ArrowUp', focus: day('Sunday 15 November 2026, past') },
        { press: ['ArrowDown', 'ArrowLeft'], focus: saturday },
      ],
    },
    {
      keys: 'Home, End',
      do: 'move to the first and the last day of the week',
      story: 'NothingChosen',
      steps: [
        { press: ['Tab', 'Tab', 'Tab', 'Home'], focus: day('Sunday 15 November 2026, past') },
        { press: 'End', focus: saturday },
      ],
    },
    {
      keys: 'Page Up, Page Down',
      do: 'move by a month; the new month is announced',
      story: 'NothingChosen',
      steps: [
        {
          press: ['Tab', 'Tab', 'Tab', 'ArrowRight', 'PageDown'],
          focus: day('Monday 21 December 2026, 7 times free'),
          finds: [{ role: 'heading', name: 'December 2026' }],
        },
        { press: 'PageUp', focus: saturday },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'choose a day and move to its times',
      story: 'NothingChosen',
      steps: [
        {
          press: ['Tab', 'Tab', 'Tab', 'ArrowRight', 'Enter'],
          focus: heading,
          finds: [{ ...day(`${saturday.name}, chosen`) }, { ...times }],
        },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on an unavailable day announce why, and choose nothing',
      story: 'NothingChosen',
      steps: [
        {
          press: ['Tab', 'Tab', 'Tab', 'Enter'],
          focus: today,
          finds: [{ role: 'status', text: today.name }],
          misses: [times],
        },
      ],
    },
    {
      keys: 'Arrow keys',
      do: 'choose a time',
      story: 'TimeChosen',
      steps: [
        { press: 'Tab', until: time('10:30 AM') },
        { press: 'ArrowDown', focus: { ...time('11:00 AM'), is: 'checked' } },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on "Choose another day" return to the days',
      story: 'TimeChosen',
      steps: [
        { press: 'Tab', until: day('Choose another day') },
        { press: 'Enter', focus: chosen },
      ],
    },
  ],
  states: [
    {
      says: 'Only a fully booked day is struck through',
      story: 'AllStates',
      looks: [
        { of: full, is: 'struck through' },
        { of: open, is: 'not struck through' },
        { of: day('Saturday 28 November 2026, no times'), is: 'not struck through' },
        { of: day('Thursday 19 November 2026, past'), is: 'not struck through' },
        { of: day('Sunday 22 November 2026, closed on Sundays'), is: 'not struck through' },
        { of: day('Friday 27 November 2026, times could not be loaded'), is: 'not struck through' },
      ],
    },
    {
      says: 'Open, full, empty, past, closed, unknown and failed differ without colour',
      story: 'AllStates',
      apart: [
        open,
        full,
        day('Saturday 28 November 2026, no times'),
        day('Thursday 19 November 2026, past'),
        day('Sunday 22 November 2026, closed on Sundays'),
        day('Wednesday 25 November 2026'),
        day('Friday 27 November 2026, times could not be loaded'),
      ],
    },
    {
      says: 'The chosen day differs from the others without colour',
      story: 'TimeChosen',
      apart: [chosen, day('Wednesday 25 November 2026, 7 times free')],
    },
    {
      says: 'Chosen, free and taken times differ without colour',
      story: 'TimeChosen',
      apart: [time('10:30 AM'), time('10:00 AM'), time('9:30 AM , taken')],
    },
  ],
  exceptions: (['320 px', 'columns'] as const).map((check) => ({
    check,
    story: 'RightToLeft',
    finding: 'is cut off by th',
    why: 'Arabic has no short weekday names, and seven full ones do not fit side by side; each day also states its own',
  })),
} satisfies Contract<typeof import('./SlotCalendar.stories')>;
