import { meeting } from '../content/meeting.ts';
import { site } from '../content/site.ts';
import { bookingNouns } from '../domain/booking/questions.ts';
import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { formatList } from '../domain/words.ts';

/** Texts of the later steps. Separate, so that the first step stays small. */
export const endingWords = {
  details: {
    title: 'Confirm Your Booking',
    lead: 'Step 2 of 2. Where should we send the invitation?',
    name: 'Full Name',
    email: 'Email Address',
    confirm: 'Confirm Booking',
    busy: 'Booking...',
    /** After a failure that may pass. */
    again: 'You won’t be booked twice.',
    back: 'Go Back',
    privacy: `We use your ${formatList(['name', 'e-mail', 'time zone', ...bookingNouns])} for this consultation and nothing else. You can cancel at any time.`,
    privacyLink: 'Privacy policy',
  },

  confirmed: {
    title: 'Booking Confirmed!',
    sent: (email: string) => `A video-meeting invitation was sent to ${email}.`,
    manage: 'Move or cancel this consultation',
    reply: 'To change the time, reply to the invitation.',
    again: 'Go to the home page',
  },

  entry: {
    title: `Consultation with ${site.name}`,
    details: `${consultationMinutes} minutes by video. The link comes by e-mail.`,
    location: meeting.name,
    heading: 'Add to calendar',
    file: 'Calendar file (.ics)',
    google: 'Google Calendar',
  },
} as const;
