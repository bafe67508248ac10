import { freeCallShort } from '../../domain/catalogue/consultation.ts';

/** Texts of the guided account set-up. */
export const setUpWords = {
  name: 'Set up your account',
  description:
    'Set up your account in four short steps: who you are, your e-mail address, what you want to hear from us, and you’re done.',
  waiting: 'One moment. We’re finding where you left off.',
  unreachable: 'We couldn’t load your progress',
  again: 'Try again',
  steps: { details: 'Your details', confirm: 'Your e-mail', choices: 'Your choices', done: 'Done' },
  details: {
    title: 'Who are you?',
    subtitle: 'One account for your consultations, orders and quotes. It’s free, and you can delete it at any time.',
    next: 'Continue',
    known: 'Already have an account?',
    login: 'Log in',
  },
  rename: {
    title: 'What should we call you?',
    subtitle: 'We’ll use it in our e-mails to you.',
  },
  confirm: {
    title: 'Check your inbox',
    next: 'I’ve opened the link',
  },
  confirmed: {
    title: 'Your e-mail address is confirmed',
    subtitle: (email: string) => `Everything you booked, ordered or saved with ${email} is in your dashboard.`,
  },
  choices: {
    title: 'What do you want to hear from us?',
    subtitle: 'Everything is off until you switch it on. You can change it at any time.',
    newsletter: 'Newsletter',
    consent: 'This browser',
    consentText: 'What it may store and share, beyond what the site needs.',
  },
  done: {
    title: 'Your account is ready',
    subtitle: 'Everything is one click away.',
    dashboard: 'Open your dashboard',
    book: freeCallShort,
    quote: 'Get a quick quote',
  },
} as const;

const ids = ['details', 'confirm', 'choices', 'done'] as const;

/** The steps for the stepper. @param answered number of finished steps */
export const stepsWith = (answered: number) =>
  ids.map((id, at) => ({ id, label: setUpWords.steps[id], done: at < answered }));
