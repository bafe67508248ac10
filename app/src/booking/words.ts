import { meeting } from '../content/meeting.ts';
import { site } from '../content/site.ts';
import { consultationMinutes, freeCallTopic } from '../domain/catalogue/consultation.ts';

/** Texts of the first booking step, and of the consultation on all pages. */
export const bookingWords = {
  /** Of a paid one, too, until its script knows. */
  title: `Book a ${consultationMinutes}-minute consultation`,
  description: `Choose a day and a time for a free ${consultationMinutes}-minute video consultation with ${site.name}. You see every free time, and we e-mail the invitation.`,
  lead: 'Free. Step 1 of 2: choose a day and a time.',
  /** Until it is known whether it is paid. */
  anyLead: 'Choose a day and a time.',
  /** Below the calendar. */
  note: `We’ll talk ${meeting.how} about ${freeCallTopic}. If you’ve paid for a consultation, choose its time with the link in your receipt.`,
  calendar: 'Days and times',
  loading: 'Loading times…',
  consultation: 'Your consultation',
  /** On a phone, below the chosen time: "30 minutes on Google Meet". */
  glance: (minutes: number) => `${minutes} minutes ${meeting.how}`,
  next: 'Next Step',
  missing: { day: 'Choose a day and a time to continue.', time: 'Choose a time to continue.' },
  /** Instead of the calendar, if none of its days could be loaded. */
  down: {
    text: 'The calendar didn’t load.',
    help: 'Nothing is booked yet. Try again in a minute, or write to us which days suit you.',
    again: 'Try again',
    write: 'Write to us',
  },
  horizon: 'not open for booking yet',

  details: {
    date: 'Date',
    time: 'Time',
    own: 'Your time',
    host: 'With',
    method: 'Meeting',
    name: 'Name',
    email: 'E-mail',
  },
  /** Above the name of who takes the call. */
  person: 'You’ll talk to',
  /** The client's words, if the service is Google Meet. */
  method: `${meeting.name} (Link sent via email)`,

  withoutScript: {
    text: 'The calendar needs JavaScript, which is off or didn’t load. You can still book:',
    link: 'Choose a time on a plain page',
  },
} as const;
