import type { UsedLinkCode } from '../domain/contract/account.ts';
import { passwordLength } from '../domain/password.ts';
import { retention } from '../domain/retention.ts';
import { paths } from './paths.ts';

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
  title: 'Check your inbox',
  sentTo: 'Sent to',
  missing: 'Nothing there after a few minutes? Check your spam folder, or send it again.',
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
  stale: 'This link does not work',
  staleText: 'It has expired, or part of it is missing. We can send you a new one.',
  again: 'Send a new link',
  login: 'Login',
} as const;

export const verifyWords = {
  title: 'Confirm your address',
  description: 'Confirm your e-mail address.',
  lead: 'Confirm that this address is yours.',
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
  stale: 'This link does not work',
  staleText: 'It has expired, or part of it is missing. Tell us your e-mail address, and we send you a new one.',
  staleWithoutScripts: 'It has expired, or part of it is missing. Sign up again to get a new one.',
  again: 'Send a new link',
  sending: 'Sending…',
} as const;

/** What becomes of everything once an account is deleted. */
export const consequences = [
  {
    name: 'Goes',
    value:
      'Your account and its logins, your newsletter subscription, your messages, orders that were never paid, and your name and address in past calls.',
  },
  {
    name: 'Stays until it is over',
    value:
      'Every call still to come, and an order that can still be paid. The link in the e-mail about a call cancels it.',
  },
  {
    name: 'Stays in our books',
    value: `Orders you paid for: ${retention.paidOrders.years} years, as the law requires.`,
  },
] as const;

export const deleteWords = {
  title: 'Delete your account',
  description: 'Delete your account.',
  lead: 'Your account is deleted as soon as you press the button. This cannot be undone.',
  submit: 'Delete my account for good',
  busy: 'Deleting…',
  keep: 'Keep my account',
  done: 'Your account is deleted',
  stale: 'This link does not work',
  staleText:
    'It has expired, or part of it is missing, so nothing was deleted. If you still want to delete your account, ask for a new link under “Your data”.',
  again: 'To your data',
} as const;

/** What a link in a mail says when it is opened again, and where that leads. */
export const usedLinkWords: Readonly<Record<UsedLinkCode, { title: string; text: string; to: string; label: string }>> =
  {
    'used-sign-up': {
      title: 'Your address is already confirmed',
      text: 'Your account is open. Log in with the password that you chose.',
      to: paths.login,
      label: 'Login',
    },
    'used-agree': {
      title: 'You have already agreed',
      text: 'To finish, open the link in the e-mail that we sent to your new address.',
      to: paths.dashboard,
      label: accountWords.dashboard,
    },
    'used-new-address': {
      title: 'Your new address is already confirmed',
      text: 'Log in with it from now on.',
      to: paths.login,
      label: 'Login',
    },
    'used-reset': {
      title: 'This link has already been used',
      text: 'A new password was set with it: log in with that one. If you did not set it, choose “Forgot your password?” there and set another.',
      to: paths.login,
      label: 'Login',
    },
    'used-deletion': {
      title: 'Your account is already deleted',
      text: 'There is nothing left for you to do.',
      to: paths.home,
      label: accountWords.home,
    },
  };
