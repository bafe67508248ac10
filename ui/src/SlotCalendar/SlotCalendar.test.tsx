import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../lib/calendar/words';
import { type DayAvailability, SlotCalendar, type SlotCalendarProps } from './SlotCalendar';
import {
  ClocksGoBack,
  DayFailed,
  EveryState,
  FullyBooked,
  InGerman,
  Loading,
  MondayFirst,
  MonthWithoutFreeDays,
  NoonAndMidnight,
  NoSlots,
  NothingChosen,
  RightToLeft,
  SlotJustTaken,
  TimeChosen,
  VisitorThirteenHoursAhead,
} from './SlotCalendar.stories';

afterEach(() => {
  vi.useRealTimers();
});

/** The days whose names hold some words: "24 November". */
const day = (words: string) => screen.getByRole('button', { name: new RegExp(`(^|\\D)${words}`) });
const times = () => screen.getByRole('group', { name: 'Select a Time' });
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

/** A calendar whose app takes over every choice, and tells what it was told. */
function Told({
  on,
  today = '2026-11-20',
  month = today.slice(0, 7),
  ...props
}: Partial<SlotCalendarProps> & { on: (...told: unknown[]) => void }) {
  const [at, setAt] = useState({ month, day: props.day, slot: props.slot });
  const tell = (what: 'month' | 'day' | 'slot') => (value: string) => {
    on(what, value);
    setAt((now) => ({ ...now, [what]: value }));
  };
  return (
    <SlotCalendar
      today={today}
      days={{}}
      zoneNote="Times are in Ireland."
      onMonthChange={tell('month')}
      onDayChange={tell('day')}
      onSlotChange={tell('slot')}
      {...props}
      {...at}
    />
  );
}

describe('a day', () => {
  test.each([
    ['19 November', 'Thursday 19 November 2026, past', true],
    ['20 November', 'Friday 20 November 2026, fully booked', true],
    ['21 November', 'Saturday 21 November 2026, 7 times free', false],
    ['22 November', 'Sunday 22 November 2026, closed on Sundays', true],
    ['25 November', 'Wednesday 25 November 2026', false],
    ['27 November', 'Friday 27 November 2026, times could not be loaded', false],
    ['28 November', 'Saturday 28 November 2026, no times', false],
  ])('%s reads "%s"', (words, name, barred) => {
    render(<EveryState />);
    expect(day(words)).toHaveAccessibleName(name);
    expect(day(words).getAttribute('aria-disabled')).toBe(barred ? 'true' : null);
    expect(day(words)).toBeEnabled();
  });

  test('is marked where it is today, and where it is chosen', () => {
    render(<TimeChosen />);
    expect(day('20 November')).toHaveAttribute('aria-current', 'date');
    expect(day('21 November')).not.toHaveAttribute('aria-current');
    const chosen = screen.getAllByRole('gridcell', { selected: true });
    expect(chosen).toEqual([day('24 November').parentElement]);
    expect(day('24 November')).toHaveAccessibleName('Tuesday 24 November 2026, 7 times free, chosen');
  });

  test.each(['19 November', '20 November', '22 November'])(
    '%s refuses to be chosen, by a press or by a key, and says why',
    async (words) => {
      const user = userEvent.setup();
      render(<EveryState />);
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

describe('the keyboard', () => {
  test('finds the days as one stop, at today', async () => {
    const user = userEvent.setup();
    render(<NothingChosen />);
    const stops: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press++) {
      await user.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual([
      'Previous month',
      'Next month',
      'Friday 20 November 2026, fully booked',
      'Next free: Sat, 21 Nov',
    ]);
  });

  test('follows the direction of reading', async () => {
    const user = userEvent.setup();
    render(<RightToLeft />);
    act(() => day('24 نوفمبر').focus());
    await user.keyboard('{ArrowLeft}');
    expect(day('25 نوفمبر')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(day('23 نوفمبر')).toHaveFocus();
  });

  test('chooses a day and goes on to its times, one stop again, and back', async () => {
    const user = userEvent.setup();
    render(<NothingChosen />);
    act(() => day('24 November').focus());
    await user.keyboard('{Enter}');
    const heading = screen.getByRole('heading', { name: 'Select a Time' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription('Tuesday 24 November 2026 Times are in Ireland (Europe/Dublin).');
    await user.tab();
    expect(time('9:00 AM')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(time('10:00 AM')).toBeChecked();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(day('24 November')).toHaveFocus();
    expect(time('10:00 AM')).toBeChecked();
  });
});

describe('the month', () => {
  test('is announced when it changes, and a button that leads no further keeps the focus', async () => {
    const user = userEvent.setup();
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

  test('outside of those on offer is not shown', () => {
    render(<Told on={() => {}} today="2027-02-10" month="2026-11" />);
    expect(month()).toHaveTextContent('February 2027');
    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible();
  });

  test('says that it has no free day, and where the next one is', async () => {
    const user = userEvent.setup();
    render(<MonthWithoutFreeDays />);
    expect(statuses()).toContain('No free day in November 2026.');
    await user.click(screen.getByRole('button', { name: 'Next free: Tue, 1 Dec' }));
    expect(month()).toHaveTextContent('December 2026');
    expect(screen.getByText('Tuesday 1 December 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
  });

  test('claims nothing as long as a day might be free', () => {
    const days = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`2026-11-${20 + index}`, full]));
    const { rerender } = render(<Told on={() => {}} days={days} />);
    expect(statuses()).toContain('No free day in November 2026.');
    for (const state of ['unknown', 'failed'] as const) {
      rerender(<Told on={() => {}} days={{ ...days, '2026-11-30': { state } }} />);
      expect(statuses()).not.toContain('No free day in November 2026.');
    }
  });
});

describe('the next free day', () => {
  const open: DayAvailability = nov24;
  test.each<[string, Partial<SlotCalendarProps>, string | undefined]>([
    ['is found when every day before it is known', { days: { '2026-11-20': full, '2026-11-21': open } }, 'Sat, 21 Nov'],
    ['is what the app knows', { nextFree: '2026-12-03' }, 'Thu, 3 Dec'],
    [
      'is not what the app said, if that day turns out to be full',
      { days: { '2026-11-20': full, '2026-11-21': full, '2026-11-22': open }, nextFree: '2026-11-21' },
      'Sun, 22 Nov',
    ],
    ['is not offered behind the last month', { nextFree: '2027-01-04', lastMonth: '2026-12' }, undefined],
    ['is looked for from the first month on', { days: { '2026-11-20': open }, firstMonth: '2026-12' }, undefined],
  ])('%s', (_, props, expected) => {
    render(<Told on={() => {}} {...props} />);
    const button = screen.queryByRole('button', { name: /^Next free/ });
    expect(button?.textContent).toBe(expected && `Next free: ${expected}`);
  });
});

describe('the times', () => {
  test('are one group of radios, told apart from the ones that are taken', async () => {
    const user = userEvent.setup();
    render(<TimeChosen />);
    expect(times()).toHaveAccessibleDescription('Tuesday 24 November 2026 Times are in Ireland (Europe/Dublin).');
    expect(time('10:30 AM')).toBeChecked();
    expect(time('9:30 AM, taken')).toBeDisabled();
    await user.click(screen.getByText('9:30 AM'));
    expect(time('10:30 AM')).toBeChecked();
    await user.click(screen.getByText('11:00 AM'));
    expect(time('11:00 AM')).toBeChecked();
    expect(time('10:30 AM')).not.toBeChecked();
  });

  test('can be sent by a form', () => {
    render(
      <form aria-label="Booking">
        <Told on={() => {}} name="slot" day="2026-11-24" slot="late" days={{ '2026-11-24': nov24 }} />
      </form>,
    );
    expect([...new FormData(screen.getByRole('form'))]).toEqual([['slot', 'late']]);
  });

  test('of another day are asked for once, and those of the same day are not forgotten', async () => {
    const user = userEvent.setup();
    const on = vi.fn();
    render(<Told on={on} day="2026-11-24" slot="late" days={{ '2026-11-24': nov24 }} />);
    await user.click(day('24 November'));
    expect(on).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
    await user.click(day('25 November'));
    await user.click(day('24 November'));
    await user.click(screen.getByText('9:00 AM'));
    expect(on.mock.calls).toEqual([
      ['day', '2026-11-25'],
      ['day', '2026-11-24'],
      ['slot', 'early'],
    ]);
  });

  test('that read the same are told apart', () => {
    render(<ClocksGoBack />);
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '1:00 AM GMT+1',
      '1:30 AM GMT+1',
      '1:00 AM GMT',
      '1:30 AM GMT',
      '2:00 AM',
      '2:30 AM',
    ]);
    expect(time('1:30 AM GMT')).toBeChecked();
    expect(time('1:30 AM GMT+1')).not.toBeChecked();
  });

  test('of noon and midnight are 12, and those of the visitor stand with them', () => {
    const { unmount } = render(<NoonAndMidnight />);
    expect(time('12:00 AM')).toHaveAttribute('value', '2026-11-24T00:00Z');
    expect(time('12:00 PM')).toHaveAttribute('value', '2026-11-24T12:00Z');
    unmount();
    render(<VisitorThirteenHoursAhead />);
    expect(time('10:00 AM 11:00 PM your time')).toBeEnabled();
    expect(time('11:00 AM Wed 12:00 AM your time')).toBeEnabled();
  });

  test('that were taken meanwhile are named, and not shown as chosen', async () => {
    const user = userEvent.setup();
    render(<SlotJustTaken />);
    expect(statuses()).toContain('10:30 AM is no longer free. Please choose another time.');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(screen.getByText('11:00 AM'));
    expect(statuses()).toEqual([]);
  });

  test.each([
    ['without a day', NothingChosen, 'Choose a day to see its times.'],
    ['without times', NoSlots, 'No available slots for this date.'],
    ['all taken', FullyBooked, 'This day is fully booked.'],
    ['that failed', DayFailed, 'We could not load times.'],
  ])('%s say so', (_, Story, text) => {
    render(<Story />);
    expect(statuses()).toContain(text);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test.each<[DayAvailability, string]>([
    [{ state: 'closed' }, 'This day cannot be booked.'],
    [{ state: 'closed', reason: 'Bank holiday' }, 'Bank holiday'],
    [{ state: 'unknown' }, 'Loading times…'],
  ])('of a chosen day that is %o say "%s"', (known, text) => {
    render(<Told on={() => {}} day="2026-11-24" days={{ '2026-11-24': known }} />);
    expect(statuses()).toContain(text);
  });

  test('of a chosen day that has passed are not offered', () => {
    render(<Told on={() => {}} today="2026-11-25" day="2026-11-24" days={{ '2026-11-24': nov24 }} />);
    expect(statuses()).toContain('This day is past.');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('what could not be loaded', () => {
  test('is never called full; asked for again, its times take the focus over', async () => {
    vi.useFakeTimers();
    render(<DayFailed />);
    expect(day('24 November')).toHaveAccessibleName(/could not be loaded, chosen$/);
    const retry = screen.getByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    fireEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.runAllTimersAsync());
    expect(time('9:00 AM')).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
  });

  test('is asked for again all at once, and the days take the focus over', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    const failed: DayAvailability = { state: 'failed' };
    const calendar = (days: SlotCalendarProps['days']) => (
      <Told on={() => {}} onRetry={onRetry} day="2026-11-26" days={days} />
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

  test('of a month is asked for again with the chosen day, which has a question of its own beside its times', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    const failed: DayAvailability = { state: 'failed' };
    const days = { '2026-11-24': failed, '2026-11-25': failed };
    const { rerender } = render(<Told on={() => {}} onRetry={onRetry} day="2026-11-24" days={days} />);
    const [ofDay, ofMonth] = screen.getAllByRole('button', { name: 'Retry' });
    if (ofMonth) await user.click(ofMonth);
    if (ofDay) await user.click(ofDay);
    expect(onRetry.mock.calls).toEqual([[['2026-11-24', '2026-11-25']], [['2026-11-24']]]);
    rerender(<Told on={() => {}} onRetry={onRetry} day="2026-11-24" days={{ '2026-11-24': failed }} />);
    expect(screen.getAllByRole('button', { name: 'Retry' })).toEqual([ofDay]);
  });

  test('offers nothing where nobody asks again', () => {
    render(<Told on={() => {}} day="2026-11-24" days={{ '2026-11-24': { state: 'failed' } }} />);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

test('while it loads, the days keep their places, can be chosen, and it is said', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Told on={() => {}} days={{ '2026-11-24': nov24 }} />);
  const count = screen.getAllByRole('gridcell').length;
  expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
  rerender(<Told on={() => {}} days={{ '2026-11-24': nov24 }} busy />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(statuses()).toContain('Loading times…');
  expect(screen.getAllByRole('gridcell')).toHaveLength(count);
  await user.click(day('24 November'));
  expect(time('9:00 AM')).toBeEnabled();
});

test('a day that is awaited can be chosen before anything is known', async () => {
  const user = userEvent.setup();
  render(<Loading />);
  await user.click(day('24 November'));
  expect(screen.getByText('Tuesday 24 November 2026')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('every text can be replaced', () => {
  const { container } = render(<InGerman />);
  const text = [
    container.textContent,
    ...[...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')),
  ].join(' ');
  const fixed = Object.values(english).filter((word) => typeof word === 'string');
  for (const word of [...fixed, 'Select', 'Next free', 'free', 'booked', 'past', 'Full', 'Closed', 'Today', 'slots'])
    expect(text).not.toContain(word);
  expect(day('28. November')).toHaveAccessibleName('Samstag, 28. November 2026, keine Termine');
});

test('its root takes a name, a reference, an id and data', () => {
  const root = { current: null as HTMLDivElement | null };
  render(<Told on={() => {}} id="book" className="wide" data-section="booking" aria-label="Booking" ref={root} />);
  expect(root.current).toHaveAttribute('id', 'book');
  expect(root.current).toHaveAttribute('data-section', 'booking');
  expect(root.current).toHaveClass('wide');
  expect(within(root.current as HTMLDivElement).getByRole('grid')).toBeVisible();
});
