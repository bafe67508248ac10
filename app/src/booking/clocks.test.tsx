import { cleanup, screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { at, bookingTest, bookPath, button, day, heading, open, time, user } from '../testing/booking';
import { recordPosts, server } from '../testing/setup.ts';

const { offering } = bookingTest(server);

const october = {
  '2026-10-25': ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T09:00:00.000Z'],
  '2026-10-26': ['2026-10-26T09:00:00.000Z'],
};

test.each([
  ['Europe/Dublin', ['1:30 AM GMT+1', '1:30 AM GMT', '9:00 AM'], 3, '9:00 AM Mon 26 Oct'],
  [
    'America/Los_Angeles',
    ['1:30 AM GMT+1 Sat 5:30 PM your time', '1:30 AM GMT Sat 6:30 PM your time', '9:00 AM 2:00 AM your time'],
    4,
    '9:00 AM Dublin, Mon 26 Oct',
  ],
] as const)(
  'a visitor in %s sees each time in both zones, and books it in the server’s own text',
  async (zone, labels, facts, inBar) => {
    at('2026-10-20T10:00:00Z', zone);
    offering(october);
    const sent = recordPosts(bookPath, () => HttpResponse.json({}, { status: 201 }));
    open('?date=2026-10-25&name=Ann&email=ann@example.ie');
    expect(await screen.findAllByRole('radio')).toHaveLength(labels.length);
    for (const label of labels) expect(time(label)).toBeEnabled();
    await user.click(await day('26 October'));
    await user.click(time(labels[2]));
    await user.click(button('Next Step'));
    await heading('Confirm Your Booking');
    const said = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(said.slice(0, 2)).toEqual(['Monday 26 October 2026', '9:00 AM to 9:30 AM Dublin time (GMT)']);
    expect(said).toHaveLength(facts);
    expect(button('Confirm Booking').parentElement).toHaveTextContent(inBar);
    await user.click(button('Confirm Booking'));
    await heading('Booking Confirmed!');
    expect(sent).toEqual([
      { name: 'Ann', email: 'ann@example.ie', date: '2026-10-26T09:00:00.000Z', duration: 30, timeZone: zone },
    ]);
  },
);

test('uses today’s date in Dublin, wherever the visitor is', async () => {
  at('2026-11-20T23:30:00Z', 'Pacific/Auckland');
  open();
  expect(await day('20 November')).toHaveAttribute('aria-current', 'date');
  cleanup();
  at('2026-11-21T00:30:00Z', 'America/Los_Angeles');
  open();
  expect(await day('21 November')).toHaveAttribute('aria-current', 'date');
});
