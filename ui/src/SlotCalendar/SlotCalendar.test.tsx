import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DayAvailability, SlotCalendar, type SlotCalendarProps } from './SlotCalendar';
import {
  AllStates,
  DayError,
  EndPlacesAndPerson,
  FullyBooked,
  MondayFirst,
  MonthFull,
  NothingChosen,
  OtherTimeZone,
  RightToLeft,
  TimeJustTaken,
  TwoMonths,
} from './SlotCalendar.stories';

const user = userEvent.setup();

/** The button of a day whose name contains a text: "24 November". By its label: 42 buttons by role and name take seconds. */
const day = (text: string) => screen.getByLabelText(new RegExp(`(^|\\D)${text}`), { selector: 'button' });

const time = (name: string) => screen.getByRole('radio', { name });

const month = () => screen.getAllByRole('heading', { level: 2 })[0];

const statuses = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);

const nov24: DayAvailability = {
  state: 'known',
  slots: [
    { value: 'early', label: '9:00 AM', state: 'open' },
    { value: 'late', label: '3:00 PM', state: 'open' },
  ],
};

const full: DayAvailability = { state: 'full' };

/** A calendar in an app that stores every change and reports it to `onEvent`. */
function ControlledCalendar({
  onEvent,
  today = '2026-11-20',
  month = today.slice(0, 7),
  ...props
}: Partial<SlotCalendarProps> & { onEvent?: (...event: unknown[]) => void }) {
  const [state, setState] = useState({ month, day: props.day, slot: props.slot });
  const change = (field: 'month' | 'day' | 'slot') => (value: string) => {
    onEvent?.(field, value);
    setState((current) => ({ ...current, [field]: value }));
  };
  return (
    <SlotCalendar
      today={today}
      days={{}}
      zoneNote="Times are in Ireland."
      onMonthChange={change('month')}
      onDayChange={change('day')}
      onSlotChange={change('slot')}
      {...props}
      {...state}
    />
  );
}

test('while loading, the days stay and can be chosen', async () => {
  const { rerender } = render(<ControlledCalendar days={{ '2026-11-24': nov24 }} />);
  const count = screen.getAllByRole('gridcell').length;
  expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
  rerender(<ControlledCalendar days={{ '2026-11-24': nov24 }} busy />);
  expect(screen.getAllByRole('gridcell')).toHaveLength(count);
  await user.click(day('24 November'));
  expect(time('9:00 AM')).toBeEnabled();
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

describe('a day', () => {
  test.each([
    ['a day of free times', {}, 'Today'],
    ['a day without times', { '2026-11-20': { state: 'known', slots: [] } }, 'Today'],
    ['a closed day', { '2026-11-20': { state: 'closed', reason: 'closed' } }, 'Today'],
    ['a full day', { '2026-11-20': { state: 'full' } }, 'Full'],
    ['a failed day', { '2026-11-20': { state: 'failed' } }, 'Error'],
  ] as const)('today, %s, is marked', (_, days, mark) => {
    render(<ControlledCalendar days={days} />);
    expect(day('20 November')).toHaveAttribute('data-mark', mark);
  });

  test.each(['19 November', '20 November', '22 November'])(
    '%s can’t be chosen by mouse or keyboard, and says why',
    async (words) => {
      render(<AllStates />);
      const name = day(words).getAttribute('aria-label') ?? '';
      await user.click(day(words));
      expect(statuses()).toContain(name);
      await user.click(day('28 November'));
      expect(statuses()).not.toContain(name);
      act(() => day(words).focus());
      await user.keyboard('{Enter}');
      expect(statuses()).toContain(name);
      expect(screen.getByText('Saturday 28 November 2026')).toBeVisible();
    },
  );
});

test('the keyboard follows the text direction', async () => {
  render(<RightToLeft />);
  act(() => day('24 نوفمبر').focus());
  await user.keyboard('{ArrowLeft}');
  expect(day('25 نوفمبر')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(day('23 نوفمبر')).toHaveFocus();
});

describe('the month', () => {
  test('is announced when it changes, and a button at the last month keeps the focus', async () => {
    render(<MondayFirst />);
    expect(month()).toHaveAttribute('aria-live', 'polite');
    const next = screen.getByRole('button', { name: 'Next month' });
    await user.click(next);
    expect(month()).toHaveTextContent('December 2026');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(month()).toHaveTextContent('December 2026');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(month()).toHaveTextContent('November 2026');
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['before today’s', '2026-11', 'February 2027'],
    ['after the last one', '2027-05', 'March 2027'],
  ])('%s is not shown', (_, asked, shown) => {
    render(<ControlledCalendar today="2027-02-10" month={asked} lastMonth="2027-03" />);
    expect(month()).toHaveTextContent(shown);
    expect(screen.getByRole('grid', { name: shown })).toBeVisible();
  });

  test('without a free day leads to the next one', async () => {
    render(<MonthFull />);
    await user.click(screen.getByRole('button', { name: 'Next free: Tue, 1 Dec' }));
    expect(month()).toHaveTextContent('December 2026');
    expect(screen.getByText('Tuesday 1 December 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
  });

  test('isn’t called full while a day might be free', () => {
    const days = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`2026-11-${20 + index}`, full]));
    const { rerender } = render(<ControlledCalendar days={days} />);
    expect(statuses()).toContain('No free day in November 2026.');
    for (const state of ['unknown', 'failed'] as const) {
      rerender(<ControlledCalendar days={{ ...days, '2026-11-30': { state } }} />);
      expect(statuses()).not.toContain('No free day in November 2026.');
    }
  });
});

describe('the next free day', () => {
  const open: DayAvailability = nov24;
  test.each<[string, Partial<SlotCalendarProps>, string | undefined]>([
    ['is shown when every day before it is known', { days: { '2026-11-20': full, '2026-11-21': open } }, 'Sat, 21 Nov'],
    ['is the one that the app passes', { nextFree: '2026-12-03' }, 'Thu, 3 Dec'],
    [
      'isn’t the one that the app passes if that day is full',
      { days: { '2026-11-20': full, '2026-11-21': full, '2026-11-22': open }, nextFree: '2026-11-21' },
      'Sun, 22 Nov',
    ],
    ['isn’t offered after the last month', { nextFree: '2027-01-04', lastMonth: '2026-12' }, undefined],
    ['is searched from the first month on', { days: { '2026-11-20': open }, firstMonth: '2026-12' }, undefined],
  ])('%s', (_, props, expected) => {
    render(<ControlledCalendar {...props} />);
    const button = screen.queryByRole('button', { name: /^Next free/ });
    expect(button?.textContent).toBe(expected && `Next free: ${expected}`);
  });
});

describe('the times', () => {
  test('are submitted by a form', () => {
    render(
      <form aria-label="Booking">
        <ControlledCalendar name="slot" day="2026-11-24" slot="late" days={{ '2026-11-24': nov24 }} />
      </form>,
    );
    expect([...new FormData(screen.getByRole('form'))]).toEqual([['slot', 'late']]);
  });

  test('stay chosen when the same day is clicked again, and another day calls onDayChange once', async () => {
    const onEvent = vi.fn();
    render(<ControlledCalendar onEvent={onEvent} day="2026-11-24" slot="late" days={{ '2026-11-24': nov24 }} />);
    await user.click(day('24 November'));
    expect(onEvent).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
    await user.click(day('25 November'));
    await user.click(day('24 November'));
    await user.click(screen.getByText('9:00 AM'));
    expect(onEvent.mock.calls).toEqual([
      ['day', '2026-11-25'],
      ['day', '2026-11-24'],
      ['slot', 'early'],
    ]);
  });

  test('include the visitor’s own time, and are worth their moment', () => {
    render(<OtherTimeZone />);
    expect(time('10:00 AM 11:00 PM your time')).toHaveAttribute('value', '2026-11-24T10:00Z');
    expect(time('10:00 AM 11:00 PM your time')).toBeEnabled();
    expect(time('11:00 AM Wed 12:00 AM your time')).toBeEnabled();
  });

  test('taken in the meantime are named until another one is chosen', async () => {
    render(<TimeJustTaken />);
    expect(statuses()).toContain('10:30 AM is no longer free. Please choose another time.');
    await user.click(screen.getByText('11:00 AM'));
    expect(statuses()).toEqual([]);
  });

  test.each([
    ['without a day', NothingChosen, 'Choose a day to see its times.'],
    ['all taken', FullyBooked, 'This day is fully booked.'],
    ['that failed', DayError, 'We could not load times.'],
  ])('%s show a message', (_, Story, text) => {
    render(<Story />);
    expect(statuses()).toContain(text);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test.each<[DayAvailability, string, string]>([
    [{ state: 'closed' }, '2026-11-20', 'This day cannot be booked.'],
    [{ state: 'closed', reason: 'Bank holiday' }, '2026-11-20', 'Bank holiday'],
    [{ state: 'unknown' }, '2026-11-20', 'Loading times…'],
    [nov24, '2026-11-25', 'This day is past.'],
  ])('of a chosen day that is %o, on %s, say "%s"', (known, today, text) => {
    render(<ControlledCalendar today={today} day="2026-11-24" days={{ '2026-11-24': known }} />);
    expect(statuses()).toContain(text);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a failed load', () => {
  test('of a day isn’t shown as full; after Retry the focus moves to its times', async () => {
    vi.useFakeTimers();
    render(<DayError />);
    expect(day('24 November')).toHaveAccessibleName(/could not be loaded, chosen$/);
    const retry = screen.getByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    fireEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.runAllTimersAsync());
    expect(time('9:00 AM')).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
  });

  test('of several days is retried at once, and the focus moves to the days', async () => {
    const onRetry = vi.fn();
    const failed: DayAvailability = { state: 'failed' };
    const calendar = (days: SlotCalendarProps['days']) => (
      <ControlledCalendar onRetry={onRetry} day="2026-11-26" days={days} />
    );
    const { rerender } = render(
      calendar({ '2026-11-19': failed, '2026-11-24': failed, '2026-11-25': failed, '2026-11-26': nov24 }),
    );
    expect(statuses()).toContain('Some days could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(['2026-11-24', '2026-11-25']);
    rerender(calendar({ '2026-11-24': nov24, '2026-11-25': full, '2026-11-26': nov24 }));
    expect(day('26 November')).toHaveFocus();
  });

  test.each([
    ['of a month is retried with the chosen day', '2026-11', ['2026-11-24', '2026-11-25']],
    ['of the chosen day is retried while another month is shown', '2026-12', ['2026-11-24']],
  ])('%s, by one Retry beside its times', async (_, month, failed) => {
    const onRetry = vi.fn();
    const days = Object.fromEntries(failed.map((day) => [day, { state: 'failed' } as const]));
    render(<ControlledCalendar onRetry={onRetry} month={month} day="2026-11-24" days={days} />);
    // Fails if there is more than one.
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry.mock.calls).toEqual([[failed]]);
  });

  test('offers no retry without a handler', () => {
    render(<ControlledCalendar day="2026-11-24" days={{ '2026-11-24': { state: 'failed' } }} />);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
