import { loggedOf } from '../actions.ts';
import type { ActionWords } from '../words.ts';

function daysIn(logged: string): string {
  const { from, to } = loggedOf(logged);
  return from === to ? `${from}` : `${from} to ${to}`;
}

export const bookingWords: ActionWords = {
  'booking.move': () => 'Consultation moved',
  'booking.cancel': () => 'Consultation cancelled',
  'days-off.add': ({ after }) => `Days off added: ${daysIn(after)}`,
  'days-off.add.undone': ({ before }) => `Days off taken back: ${daysIn(before)}`,
  'days-off.remove': ({ before }) => `Days off removed: ${daysIn(before)}`,
  'days-off.remove.undone': ({ after }) => `Days off brought back: ${daysIn(after)}`,
};
