/** The guided set-up of an account. */
export const setUpWords = {
  name: 'Set up your account',
  description:
    'Set up your account in four short steps: who you are, your e-mail address, what you want to hear from us, and you are done.',
  waiting: 'One moment. We are looking where you are.',
  unreachable: 'We could not find out where you are',
  again: 'Try again',
  steps: { details: 'Your details', confirm: 'Your e-mail', choices: 'Your choices', done: 'Done' },
  details: {
    title: 'Who are you?',
    subtitle: 'One account for your calls, orders and quotes. It is free, and you can delete it at any time.',
    next: 'Continue',
    known: 'Already have an account?',
    login: 'Log in',
  },
  rename: {
    title: 'What shall we call you?',
    subtitle: 'It stands in the mails that we write to you.',
  },
  confirm: {
    title: 'Check your inbox',
    next: 'I have pressed the link',
  },
  confirmed: {
    title: 'Your e-mail address is confirmed',
    subtitle: (email: string) => `Everything that was booked, ordered or kept with ${email} is in your dashboard.`,
  },
  choices: {
    title: 'What do you want to hear from us?',
    subtitle: 'Nothing is switched on unless you do it. You can change it at any time.',
    newsletter: 'Newsletter',
    consent: 'This browser',
    consentText: 'What it may keep and tell, beside what the site needs.',
  },
  done: {
    title: 'Your account is ready',
    subtitle: 'From here everything is one press away.',
    dashboard: 'Open your dashboard',
    book: 'Book a call',
    quote: 'Get a quick quote',
  },
} as const;
