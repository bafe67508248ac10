import { passwordLength } from '../domain/password.ts';

/** Words that several pages about accounts share. */
export const accountWords = {
  name: 'Your name',
  email: 'Your e-mail address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: `At least ${passwordLength.min} characters. A few words in a row are easy to keep in mind.`,
  show: 'Show',
  hide: 'Hide',
  failed: 'Nothing is lost: what you typed is still here.',
  withoutScripts:
    'Accounts need JavaScript, which is off or did not load. You can book a call and buy without an account.',
  tryAgain: 'Try again',
  dashboard: 'Open your dashboard',
  home: 'To the home page',
} as const;

/** What an account is good for, beside the forms that lead to one. */
export const benefits = {
  title: 'What your account holds',
  items: [
    { title: 'Your calls', text: 'See them, move them, cancel them.' },
    { title: 'Your orders and quotes', text: 'What was paid, what is still to pay, and until when a price holds.' },
    { title: 'Your data', text: 'Everything we hold, to read, to take along or to delete.' },
  ],
  note: 'What you booked or bought before appears as soon as the same e-mail address is confirmed. Buying and booking never need an account.',
} as const;

export const loginWords = {
  title: 'Log in',
  description: 'Log in to see your calls, orders and quotes, and to change what we hold about you.',
  lead: 'Good to see you again.',
  remember: 'Keep me logged in on this device',
  rememberHint: 'For 14 days. Leave it off on a computer that others use.',
  submit: 'Login',
  busy: 'Logging in…',
  forgot: 'Forgot your password?',
  none: 'No account yet?',
  signUp: 'Sign up',
  resend: 'Send the mail again',
  resending: 'Sending…',
} as const;

export const signUpWords = {
  title: 'Sign up',
  description: 'One account for your calls, orders and quotes. It is free, and you can delete it at any time.',
  lead: 'One account for your calls, orders and quotes. It is free, and you can delete it at any time.',
  submit: 'Sign Up',
  busy: 'Signing up…',
  privacy: 'We use your details to run your account, and for nothing else.',
  privacyLink: 'Privacy policy',
  known: 'Already have an account?',
  login: 'Log in',
} as const;

/** After a form whose answer comes by mail. */
export const mailWords = {
  title: 'Look into your mail',
  sentTo: 'Sent to',
  missing: 'Nothing there after a few minutes? Look into the folder for spam, or let us send it again.',
  again: 'Send it again',
  sending: 'Sending…',
  sentAgain: 'Sent again. It may take a minute.',
  other: 'Use another address',
} as const;

export const forgotWords = {
  title: 'Forgot your password?',
  description: 'Set a new password: we mail you a link.',
  lead: 'Tell us your e-mail address, and we mail you a link to set a new one.',
  submit: 'Send the link',
  busy: 'Sending…',
  back: 'Back to the login',
} as const;

export const resetWords = {
  title: 'Set a new password',
  description: 'Set a new password for your account.',
  lead: 'Whoever is logged in to your account elsewhere is logged out.',
  submit: 'Set the new password',
  busy: 'Setting…',
  done: 'Your new password is set',
  doneText: 'Log in with it now.',
  stale: 'This link has expired',
  staleText: 'A link works once and for a short time. We can send you a new one.',
  again: 'Send a new link',
  login: 'Login',
} as const;

export const verifyWords = {
  title: 'Confirm your address',
  description: 'Confirm your e-mail address.',
  lead: 'One press, and it is done.',
  submit: 'Confirm',
  busy: 'Confirming…',
  password: 'The password that you chose',
  passwordMissing: 'Please enter the password that you chose when you signed up.',
  outcomes: {
    verified: 'Your e-mail address is confirmed',
    'one-more-mail': 'One more mail',
    changed: 'Your e-mail address is changed',
  },
  setUp: 'Go on with the set-up',
  stale: 'This link has expired',
  staleText: 'A link works once and for a short time. Tell us your e-mail address, and we mail you a new one.',
  again: 'Send a new link',
  sending: 'Sending…',
} as const;

/** What becomes of everything once an account is deleted. */
export const consequences = [
  {
    name: 'Goes',
    value:
      'Your account, and with it where you are logged in, the newsletter, your messages, and your name and address in calls that are over.',
  },
  { name: 'Stays booked', value: 'Every call still to come. The link in its mail cancels it.' },
  { name: 'Stays in our books', value: 'Your orders, for as long as the law asks, without an account.' },
] as const;

export const deleteWords = {
  title: 'Delete your account',
  description: 'Delete your account.',
  lead: 'One press, and it is gone. This cannot be undone.',
  submit: 'Delete my account for good',
  busy: 'Deleting…',
  keep: 'Keep my account',
  done: 'Your account is deleted',
  stale: 'This link has expired',
  staleText: 'Your account is as it was. If you still want to delete it, ask for a new link under “Your data”.',
  again: 'To your data',
} as const;
