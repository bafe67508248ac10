import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingRequestSchema } from '../contract/booking.ts';
import { canonicalEmail } from '../forms/email.ts';
import { applyMove, begin, furthestStep, viewOf } from '../wizard/flow.ts';
import { type BookingAnswers, bookingFlow, bookingProblem, bookingRequest, chooseDay } from './bookingFlow.ts';
import { eachQuestion } from './questions.ts';

const slot = '2026-11-24T09:30:00.000Z';
const whole: BookingAnswers = {
  day: '2026-11-24',
  slot,
  name: ' Ann Byrne ',
  email: ' ann@example.ie ',
  ...eachQuestion(() => ' A menu\n'),
};

test('choosing another day clears the time; choosing the same day does not', () => {
  const change = chooseDay(whole, '2026-11-25');
  expect(change).toEqual({ day: '2026-11-25', slot: null });
  expect(applyMove(bookingFlow, { at: 1, answers: whole }, { type: 'answer', answers: change })).toEqual({
    at: 0,
    answers: { ...whole, day: '2026-11-25', slot: null },
  });
  expect(chooseDay(whole, '2026-11-24')).toEqual({});
});

test.each<[Partial<BookingAnswers>, object | null]>([
  [{}, null],
  [{ slot: null }, { field: 'slot', message: 'Please choose a time.' }],
  [{ name: '  ' }, { field: 'name', message: 'Please enter your name.' }],
  [{ name: 'Ann at evil.example' }, { field: 'name', message: 'Please enter a name without a web address.' }],
  [{ email: '' }, { field: 'email', message: 'Please enter a valid email.' }],
  [{ email: 'ann@example' }, { field: 'email', message: 'Please enter a valid email.' }],
])('with %j the problem is %j', (change, problem) => expect(bookingProblem({ ...whole, ...change })).toEqual(problem));

test('no move leads beyond the reachable steps, and starting over clears everything', () => {
  const change = fc.record(
    {
      day: fc.constantFrom(null, '2026-11-24'),
      slot: fc.constantFrom(null, slot),
      name: fc.constantFrom('', 'Ann'),
      email: fc.constantFrom('', 'ann@example.ie'),
    },
    { requiredKeys: [] },
  );
  const moves = fc.oneof(
    change.map((made) => ({ type: 'answer', answers: made }) as const),
    fc.constantFrom({ type: 'next' } as const, { type: 'back' } as const),
    fc.integer({ min: -2, max: 5 }).map((at) => ({ type: 'go', at }) as const),
  );
  fc.assert(
    fc.property(fc.array(moves), (made) => {
      const end = made.reduce((state, each) => applyMove(bookingFlow, state, each), begin(bookingFlow));
      expect(end.at).toBeLessThanOrEqual(furthestStep(bookingFlow, end.answers));
      expect(viewOf(bookingFlow, end).at).toBe(end.at);
    }),
  );
});

test('the request has the slot as received, and trimmed details', () =>
  expect(bookingRequest({ ...whole, slot: '2026-11-24T10:30:00+01:00' })).toEqual({
    name: 'Ann Byrne',
    email: 'ann@example.ie',
    ...eachQuestion(() => 'A menu'),
    date: '2026-11-24T10:30:00+01:00',
    duration: 30,
  }));

test('there is a request exactly when nothing is missing, and the server accepts it', () => {
  const answers = fc.record({
    day: fc.constantFrom(null, '2026-11-24'),
    slot: fc.constantFrom(null, slot, '2026-11-24T10:30:00+01:00'),
    name: fc.constantFrom('', ' ', 'Ann', ' Seán Ó Briain '),
    email: fc.constantFrom('', 'ann', 'ann@example.ie', ' ann@bücher.example '),
    ...eachQuestion(() => fc.constantFrom('', ' ', ' A menu ')),
  });
  fc.assert(
    fc.property(answers, (given) => {
      const request = bookingRequest(given);
      expect(request === null).toBe(bookingProblem(given) !== null);
      if (request)
        expect(bookingRequestSchema.parse(request)).toEqual({ ...request, email: canonicalEmail(request.email) });
    }),
  );
});

test.each([
  ['name', ' '],
  ['name', 'www.evil.example'],
  ['email', 'ann'],
  ['date', '2026-11-24'],
  ['date', '2026-11-24T09:30:00'],
  ['date', '2027-02-30T09:30:00Z'],
  ['duration', 60],
])('a wrong %s is named: %j', (field, value) => {
  const { error } = bookingRequestSchema.safeParse({ ...bookingRequest(whole), [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
