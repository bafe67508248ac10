/** The page behind the link in the confirmation e-mail. */
export const manageWords = {
  title: 'Your consultation',
  loading: 'One moment. We’re looking up your booking.',
  booked: 'You’re booked in. You can move or cancel here until it starts.',
  forAgency: (name: string) =>
    `It’s booked. You opened this as the agency: ${name} gets an e-mail when you move or cancel it.`,
  move: 'Choose another time',
  cancel: 'Cancel the consultation',
  join: 'Join the video call',

  begun: 'It has begun, so it can’t be moved or cancelled any more.',
  past: {
    title: 'This consultation is over',
    text: 'You can’t change it any more. If you missed it, choose a new time.',
  },
  cancelled: {
    title: 'This consultation is cancelled',
    text: 'You don’t need to do anything. The e-mail we sent removes it from your calendar.',
  },
  bookAgain: 'Book another time',
  withoutScript: {
    text: 'This page needs JavaScript to look up your booking, and it is off or didn’t load.',
    show: 'Show my booking',
  },

  unknown: {
    title: 'We can’t find this booking',
    text: 'The link may be incomplete or out of date. Please open the one in our latest e-mail to you.',
  },
  unreachable: { title: 'We couldn’t load your booking', again: 'Try again' },

  moving: {
    title: 'Choose another time',
    now: (when: string) => `Your consultation is on ${when} until you choose another time.`,
    keep: 'Keep the old time',
    confirm: 'Move the consultation',
    busy: 'Moving…',
    missing: 'Choose a new time first.',
    newTime: 'Your new time',
  },
  moved: 'Your consultation has moved. The new invitation is on its way by e-mail.',

  cancelling: {
    title: 'Cancel this consultation?',
    text: (when: string) => `Your consultation is on ${when}. Once you cancel, someone else can take the time.`,
    keep: 'Keep the consultation',
    confirm: 'Cancel the consultation',
    busy: 'Cancelling…',
  },
} as const;
