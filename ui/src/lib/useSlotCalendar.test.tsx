import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SlotCalendar } from '../SlotCalendar/SlotCalendar';
import { type LoadedSlot, type UseSlotCalendarOptions, useSlotCalendar } from './useSlotCalendar';

const user = userEvent.setup();

type Load = UseSlotCalendarOptions['load'];

interface BookingProps {
  load: Load;
  timeZone?: string;
  today?: string;
  lastMonth?: string;
  months?: number;
}

function Booking({ load, timeZone = 'Europe/Dublin', today = '2026-11-09', lastMonth, months }: BookingProps) {
  const calendar = useSlotCalendar({ load, timeZone, today, lastMonth, months });
  return <SlotCalendar {...calendar} zoneNote={timeZone} />;
}

/** A `load` whose answers the test gives, in any order. */
function answering() {
  const asked: { first: string; signal: AbortSignal; answer: (slots: LoadedSlot[]) => void; fail: () => void }[] = [];
  const load: Load = ({ first }, signal) =>
    new Promise((resolve, reject) => asked.push({ first, signal, answer: resolve, fail: () => reject(new Error()) }));
  const last = () => asked.at(-1) as (typeof asked)[number];
  return { load, asked, last };
}

const day = (words: string) => screen.getByLabelText(new RegExp(words), { selector: 'button' });
const at = (...values: string[]) => values.map((value) => ({ value }));

test('loads the shown month, and groups its times by the days of the time zone', async () => {
  const load = vi.fn<Load>(async () => [
    ...at('2026-11-24T23:30:00Z'),
    { value: '2026-11-25T09:00:00Z', state: 'taken' },
  ]);
  const { unmount } = render(<Booking load={load} />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByLabelText(/24 November 2026, 1 time free/)).toBeVisible();
  expect(day('25 November 2026, fully booked')).toBeVisible();
  expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
  expect(load).toHaveBeenCalledExactlyOnceWith({ first: '2026-11-01', last: '2026-11-30' }, expect.any(AbortSignal));
  unmount();
  render(<Booking load={load} timeZone="Pacific/Auckland" />);
  expect(await screen.findByLabelText(/25 November 2026, 1 time free/)).toBeVisible();
});

test('loads every month that is shown, with the places left', async () => {
  const load = vi.fn<Load>(async ({ first }) => [{ value: `${first}T09:00:00Z`, left: 2 }]);
  render(<Booking load={load} today="2026-12-01" months={2} />);
  expect(await screen.findByLabelText(/1 January 2027, 1 time free/)).toBeVisible();
  expect(load.mock.calls.map(([{ first }]) => first)).toEqual(['2026-12-01', '2027-01-01']);
  await userEvent.click(day('Friday 1 January 2027'));
  expect(screen.getByRole('radio')).toHaveAccessibleName('9:00 AM 2 places left');
});

test('an answer for a month that was left is dropped', async () => {
  const { load, asked, last } = answering();
  render(<Booking load={load} />);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(async () => last().answer(at('2026-12-01T09:00:00Z')));
  await act(async () => asked[0]?.answer(at('2026-11-24T09:00:00Z')));
  expect(day('1 December 2026, 1 time free')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(day('24 November 2026$')).toBeVisible();
  expect(last().first).toBe('2026-11-01');
});

test('a month that failed is loaded again by Retry', async () => {
  const { load, last } = answering();
  render(<Booking load={load} />);
  await act(async () => last().fail());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => last().answer(at('2026-11-24T09:00:00Z')));
  expect(day('24 November 2026, 1 time free')).toBeVisible();
});

test('at the end of a month, the days of the next one that are shown are loaded too', async () => {
  const { load, asked, last } = answering();
  render(<Booking load={load} today="2026-11-23" />);
  expect(asked.map(({ first }) => first)).toEqual(['2026-11-01', '2026-12-01']);
  await act(async () => asked[0]?.answer(at('2026-11-24T09:00:00Z')));
  expect(day('24 November 2026, 1 time free')).toBeVisible();
  expect(screen.getAllByRole('grid')[0]).toHaveAttribute('aria-busy', 'true');
  await act(async () => last().answer(at('2026-12-03T10:00:00Z')));
  expect(screen.getAllByRole('grid')[0]).not.toHaveAttribute('aria-busy');
  await user.click(day(' 3 December 2026, 1 time free'));
  expect(screen.getByRole('radio', { name: '10:00 AM' })).toBeVisible();
});

test('one of two months that failed leaves the other as it is, and both are loaded again', async () => {
  const { load, asked, last } = answering();
  render(<Booking load={load} today="2026-11-23" />);
  await act(async () => asked[0]?.answer(at('2026-11-24T09:00:00Z')));
  await act(async () => last().fail());
  expect(day('24 November 2026, 1 time free')).toBeVisible();
  expect(day(' 3 December 2026, times could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => last().answer(at('2026-12-03T10:00:00Z')));
  expect(day(' 3 December 2026, 1 time free')).toBeVisible();
});

test('no month after the last one is loaded', () => {
  const { load, asked } = answering();
  render(<Booking load={load} today="2026-11-23" lastMonth="2026-11" />);
  expect(asked.map(({ first }) => first)).toEqual(['2026-11-01']);
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
});

test('what is known stays when loading it again fails', async () => {
  const { load, last } = answering();
  render(<Booking load={load} />);
  await act(async () => last().answer(at('2026-11-24T09:00:00Z')));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await act(async () => last().fail());
  expect(day('24 November 2026, 1 time free')).toBeVisible();
});

test('another day clears the chosen time', async () => {
  render(<Booking load={async () => at('2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z')} />);
  await user.click(await screen.findByLabelText(/24 November 2026, 1 time free/));
  await user.click(screen.getByRole('radio', { name: '9:00 AM' }));
  expect(screen.getByRole('radio')).toBeChecked();
  await user.click(day('25 November'));
  expect(screen.getByRole('radio')).not.toBeChecked();
});

test('hydrates what the server has rendered', async () => {
  const { load } = answering();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Booking load={load} />);
  const onRecoverableError = vi.fn();
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(place, <Booking load={load} />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root?.unmount());
  place.remove();
});
