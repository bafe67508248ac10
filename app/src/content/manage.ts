/** The page that the link in the mail leads to. */
export const manageWords = {
  title: 'Your consultation',
  asking: 'One moment. We are looking up your booking.',
  booked: 'It is booked. You can move or cancel it here until it begins.',
  forAgency: (name: string) =>
    `It is booked. You opened this as the agency: ${name} gets an e-mail when you move or cancel it.`,
  move: 'Choose another time',
  cancel: 'Cancel the call',
  join: 'Join the video call',

  past: {
    title: 'This consultation is past',
    text: 'It cannot be changed any more. If you missed it, choose a new time.',
  },
  cancelled: {
    title: 'This consultation is cancelled',
    text: 'Nothing more is needed. The e-mail we sent removes it from your calendar.',
  },
  bookAgain: 'Book another time',
  withoutScript: {
    text: 'This page looks up your booking with JavaScript, which is off or did not load.',
    show: 'Show my booking',
  },

  unknown: {
    title: 'We cannot find this booking',
    text: 'The link may be cut short, or older than your latest mail. Please open the link in the latest mail from us.',
  },
  unreachable: { title: 'We could not load your booking', again: 'Try again' },

  moving: {
    title: 'Choose another time',
    now: (when: string) => `Your call is on ${when} until you choose another time.`,
    keep: 'Keep the old time',
    confirm: 'Move the call',
    busy: 'Moving…',
    missing: 'Choose a new time first.',
    call: 'Your new time',
  },
  moved: 'Your call has moved. The new invitation is on its way by e-mail.',

  cancelling: {
    title: 'Cancel this call?',
    text: (when: string) => `Your call is on ${when}. Once it is cancelled, somebody else can take the time.`,
    keep: 'Keep the call',
    confirm: 'Cancel the call',
    busy: 'Cancelling…',
  },
} as const;
