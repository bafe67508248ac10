import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { describe, expect, test } from 'vitest';
import { at, bookingTest, bookPath, button, day, heading, open, time, user } from '../testing/booking';
import { server } from '../testing/setup.ts';

const { offering } = bookingTest(server);

const october = {
  '2026-10-24': ['2026-10-24T08:00:00.000Z'],
  '2026-10-25': ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T09:00:00.000Z'],
  '2026-10-26': ['2026-10-26T09:00:00.000Z'],
};
const march = {
  '2027-03-27': ['2027-03-27T09:00:00.000Z'],
  '2027-03-28': ['2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z', '2027-03-28T08:00:00.000Z'],
  '2027-03-29': ['2027-03-29T08:00:00.000Z'],
};

describe.each([
  {
    zone: 'Europe/Dublin',
    autumn: [['9:00 AM'], ['1:30 AM GMT+1', '1:30 AM GMT', '9:00 AM'], ['9:00 AM']],
    spring: [['9:00 AM'], ['12:30 AM', '2:00 AM', '9:00 AM'], ['9:00 AM']],
  },
  {
    zone: 'America/Los_Angeles',
    autumn: [
      ['9:00 AM 1:00 AM your time'],
      ['1:30 AM GMT+1 Sat 5:30 PM your time', '1:30 AM GMT Sat 6:30 PM your time', '9:00 AM 2:00 AM your time'],
      ['9:00 AM 2:00 AM your time'],
    ],
    spring: [
      ['9:00 AM 2:00 AM your time'],
      ['12:30 AM Sat 5:30 PM your time', '2:00 AM Sat 6:00 PM your time', '9:00 AM 1:00 AM your time'],
      ['9:00 AM 1:00 AM your time'],
    ],
  },
])('for a visitor in $zone', ({ zone, autumn, spring }) => {
  test.each([
    ['go back', '2026-10-20T10:00:00Z', october, ['24 October', '25 October', '26 October'], autumn],
    ['go forward', '2027-03-20T10:00:00Z', march, ['27 March', '28 March', '29 March'], spring],
  ] as const)('the days around the night when the clocks %s', async (_which, now, times, days, labels) => {
    at(now, zone);
    offering(times);
    open();
    for (const [index, name] of days.entries()) {
      await user.click(await day(name));
      expect(screen.getAllByRole('radio')).toHaveLength(labels[index]?.length ?? 0);
      for (const label of labels[index] ?? []) expect(time(label)).toBeEnabled();
    }
  });

  test('shows the consultation in both time zones, and books it in the server’s own text', async () => {
    at('2026-10-20T10:00:00Z', zone);
    offering(october);
    const sent: unknown[] = [];
    server.use(
      http.post(bookPath, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    open('?date=2026-10-26&name=Ann&email=ann@example.ie');
    await user.click(await screen.findByRole('radio', { name: /^9:00 AM/ }));
    await user.click(button('Next Step'));
    await heading('Confirm Your Booking');
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts.slice(0, 2)).toEqual(['Monday 26 October 2026', '9:00 AM to 9:30 AMDublin time (GMT)']);
    expect(facts).toHaveLength(zone === 'Europe/Dublin' ? 3 : 4);
    await user.click(button('Confirm Booking'));
    await heading('Booking Confirmed!');
    expect(sent).toEqual([
      { name: 'Ann', email: 'ann@example.ie', date: '2026-10-26T09:00:00.000Z', duration: 30, timeZone: zone },
    ]);
  });
});

test('uses today’s date in Dublin, wherever the visitor is', async () => {
  at('2026-11-20T23:30:00Z', 'Pacific/Auckland');
  open();
  expect(await day('20 November')).toHaveAttribute('aria-current', 'date');
  cleanup();
  at('2026-11-21T00:30:00Z', 'America/Los_Angeles');
  open();
  expect(await day('21 November')).toHaveAttribute('aria-current', 'date');
});
