import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { site } from './site.ts';

/** The words of the booking page and of the page behind the link in the mail. */
export const bookingWords = {
  title: `Book a ${consultationMinutes}-minute consultation`,
  description: `Choose a day and a time for a free ${consultationMinutes}-minute video call with ${site.name}. You see every free time at once, and get the invitation by e-mail.`,
  lead: 'Step 1 of 2. Choose a day, then a time. We talk on Google Meet about what you need and what it costs.',
  calendar: 'Days and times',
  loading: 'Loading times…',
  call: 'Your call',
  next: 'Next Step',
  missing: { day: 'Choose a day to see its times.', time: 'Choose a time to go on.' },
  horizon: 'not open for booking yet',

  details: {
    title: 'Confirm Your Booking',
    lead: 'Step 2 of 2. Where shall we send the invitation?',
    name: 'Full Name',
    email: 'Email Address',
    confirm: 'Confirm Booking',
    busy: 'Booking...',
    back: 'Go Back',
    privacy: 'We use your name and e-mail for this call and nothing else. You can cancel it any time.',
    privacyLink: 'Privacy policy',
  },

  facts: {
    date: 'Date',
    time: 'Time',
    own: 'Your time',
    method: 'Meeting',
    name: 'Name',
    email: 'E-mail',
    notChosen: 'Not chosen yet',
  },
  /** The client's own words for the meeting method. */
  method: 'Google Meet (Link sent via email)',

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
    location: 'Google Meet',
    heading: 'Add to calendar',
    file: 'Calendar file (.ics)',
    google: 'Google Calendar',
  },

  withoutScript: {
    text: 'The calendar needs JavaScript, which is off or did not load. You can book all the same:',
    link: 'Choose a time on a plain page',
  },
} as const;
