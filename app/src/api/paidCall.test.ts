import { expect, test } from 'vitest';
import { parsePaidCall } from './paidCall.ts';

const call = { name: 'Ann', email: 'ann@example.ie', reference: 'A-1', booking: null };
const booking = { date: '2026-11-24T09:00:00Z', duration: 30, changeable: true, manageUrl: '/booking/manage' };

test('a paid call is read with its booking, its host, or without one', () => {
  expect(parsePaidCall(call)).toEqual(call);
  expect(parsePaidCall({ ...call, booking })).toEqual({ ...call, booking });
  expect(parsePaidCall({ ...call, booking: { ...booking, host: 'Niamh', more: 1 } })).toEqual({
    ...call,
    booking: { ...booking, host: 'Niamh' },
  });
});

test.each([
  { ...call, name: 1 },
  { ...call, email: null },
  { ...call, reference: undefined },
  { ...call, booking: undefined },
  { ...call, booking: { ...booking, date: 1_764_000_000_000 } },
  { ...call, booking: { ...booking, date: 'tomorrow' } },
  { ...call, booking: { ...booking, duration: '30' } },
  { ...call, booking: { ...booking, changeable: 1 } },
  { ...call, booking: { ...booking, manageUrl: null } },
])('%j is no paid call', (answer) => expect(parsePaidCall(answer)).toBeNull());
