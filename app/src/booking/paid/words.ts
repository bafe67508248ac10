import { meeting } from '../../content/meeting.ts';
import { consultationMinutes } from '../../domain/catalogue/consultation.ts';

/** Texts for choosing the time of a paid consultation. */
export const paidWords = {
  title: `Choose a time for your ${consultationMinutes}-minute consultation`,
  lead: `It’s paid for, so one click books it. We’ll talk ${meeting.how}.`,
  loading: 'Loading your consultation …',
  choice: 'Your consultation',
  choosing: {
    missing: 'Choose a day and a time.',
    confirm: 'Book this time',
    busy: 'Booking …',
  },
  booked: 'Your consultation is booked.',
  /** Where the invitation goes. */
  sent: (email: string) => `The invitation for your calendar is on its way to ${email}.`,
  manage: 'Move or cancel it',
  again: 'Try again',
} as const;
