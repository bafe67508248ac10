import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { meeting } from './meeting.ts';
import { site } from './site.ts';

/** The words of what follows once a time is chosen. They arrive with it: the first step does without. */
export const endingWords = {
  details: {
    title: 'Confirm Your Booking',
    lead: 'Step 2 of 2. Where shall we send the invitation?',
    name: 'Full Name',
    email: 'Email Address',
    confirm: 'Confirm Booking',
    busy: 'Booking...',
    back: 'Go Back',
    privacy: 'We use your name, e-mail and time zone for this call and nothing else. You can cancel it any time.',
    privacyLink: 'Privacy policy',
  },

  confirmed: {
    title: 'Booking Confirmed!',
    sent: (email: string) => `A video-meeting invitation was sent to ${email}.`,
    manage: 'Move or cancel this call',
    reply: 'To change the time, answer the invitation.',
    again: 'To the home page',
  },

  entry: {
    title: `Consultation with ${site.name}`,
    details: `${consultationMinutes} minutes by video. The link is in the invitation we sent by e-mail.`,
    location: meeting.name,
    heading: 'Add to calendar',
    file: 'Calendar file (.ics)',
    google: 'Google Calendar',
  },
} as const;
