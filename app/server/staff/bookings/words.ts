import type { ActionWords } from '../words.ts';

export const bookingWords: ActionWords = {
  'booking.move': () => 'Consultation moved',
  'booking.cancel': () => 'Consultation cancelled',
};
