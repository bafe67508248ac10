import { paths } from '../content/links/paths.ts';
import type { UsedLinkCode } from '../domain/contract/account.ts';
import { passwordLength } from '../domain/forms/password.ts';
import { retention } from '../domain/retention.ts';

/** Texts shared by account pages. */
export const accountWords = {
  name: 'Your name',
  email: 'Your e-mail address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: `At least ${passwordLength.min} characters. A few words in a row are easy to remember.`,
  show: 'Show',
  hide: 'Hide',
  failed: 'Nothing is lost: what you typed is still here.',
  withoutScripts:
    'Accounts need JavaScript, which is off or didn’t load. You can book a consultation and buy without an account.',
  tryAgain: 'Try again',
  dashboard: 'Open your dashboard',
  home: 'Go to the home page',
} as const;

/** The benefits of an account, shown beside the login and sign-up forms. */
export const benefits = {
  title: 'What your account gives you',
  /** An order's knot in the dashboard. */
  progress: { label: 'How an order fills its knot', steps: ['Ordered', 'Deposit paid', 'Paid in full'] },
  items: [
    { title: 'Your orders and quotes', text: 'What you’ve paid, what’s still due, and how long a price holds.' },
    { title: 'Your consultations', text: 'See, move or cancel them.' },
    { title: 'Your data', text: 'Everything we hold about you, to read, download or delete.' },
  ],
  note: 'Earlier bookings and orders appear once you confirm the same e-mail address. You never need an account to buy or book.',
} as const;

export const loginWords = {
  title: 'Log in',
  description: 'Log in to see your consultations, orders and quotes, and to change what we hold about you.',
  lead: 'Good to see you again.',
  remember: 'Keep me logged in on this device',
  rememberHint: 'For 14 days. Leave it off on a shared computer.',
  submit: 'Log in',
  busy: 'Logging in…',
  forgot: 'Forgot your password?',
  none: 'No account yet?',
  signUp: 'Sign up',
  resend: 'Send the e-mail again',
  resending: 'Sending…',
} as const;

const oneAccount =
  'One account for your consultations, orders and quotes. It’s free, and you can delete it at any time.';

export const signUpWords = {
  title: 'Sign up',
  description: oneAccount,
  lead: oneAccount,
  submit: 'Sign Up',
  busy: 'Signing up…',
  privacy: 'We use your details to run your account, and for nothing else.',
  privacyLink: 'Privacy policy',
  known: 'Already have an account?',
  login: 'Log in',
} as const;

/** Shown after a form that sends an e-mail. */
export const checkInboxWords = {
  title: 'Check your inbox',
  sentTo: 'Sent to',
  missing: 'Nothing there after a few minutes? Check your spam folder, or send it again.',
  again: 'Send it again',
  sending: 'Sending…',
  sentAgain: 'Requested again. It may take a minute.',
  other: 'Use another address',
} as const;

export const forgotWords = {
  title: 'Forgot your password?',
  description: 'Set a new password: we’ll e-mail you a link.',
  lead: 'Enter your e-mail address and we’ll send you a link to set a new one.',
  submit: 'Send the link',
  busy: 'Sending…',
  back: 'Back to login',
} as const;

export const resetWords = {
  title: 'Set a new password',
  description: 'Set a new password for your account.',
  lead: 'This logs your account out everywhere else.',
  submit: 'Set the new password',
  busy: 'Saving…',
  done: 'Your new password is set',
  doneText: 'You can log in with it now.',
  stale: 'This link doesn’t work',
  staleText: 'It has expired, or part of it is missing. We can send you a new one.',
  again: 'Send a new link',
  login: 'Log in',
} as const;

export const verifyWords = {
  title: 'Confirm your address',
  description: 'Confirm your e-mail address.',
  lead: 'Confirm that this address is yours.',
  submit: 'Confirm',
  busy: 'Confirming…',
  password: 'The password you chose',
  passwordMissing: 'Please enter the password you chose when you signed up.',
  outcomes: {
    verified: 'Your e-mail address is confirmed',
    'one-more-mail': 'One more e-mail',
    changed: 'Your e-mail address has changed',
  },
  setUp: 'Continue setting up',
  stale: 'This link doesn’t work',
  staleText: 'It has expired, or part of it is missing. Enter your e-mail address and we’ll send you a new one.',
  staleWithoutScripts: 'It has expired, or part of it is missing. Sign up again to get a new one.',
  again: 'Send a new link',
  sending: 'Sending…',
} as const;

/** What deleting an account deletes, and what it leaves. */
export const consequences = [
  {
    term: 'Deleted',
    description:
      'Your account and its logins, your newsletter subscription, your messages, orders you never paid for, and your name and address on past consultations.',
  },
  {
    term: 'Kept until it’s over',
    description:
      'Upcoming consultations, and any order that can still be paid, or has ended but may still receive a payment. To cancel a consultation, use the link in our e-mail about it.',
  },
  {
    term: 'Kept in our accounts',
    description: `Orders you paid for: ${retention.paidOrders.years} years, as the law requires.`,
  },
] as const;

export const deleteWords = {
  title: 'Delete your account',
  description: 'Delete your account.',
  lead: 'We delete your account as soon as you press the button. This can’t be undone.',
  submit: 'Delete my account for good',
  busy: 'Deleting…',
  keep: 'Keep my account',
  done: 'Your account is deleted',
  stale: 'This link doesn’t work',
  staleText:
    'It has expired, or part of it is missing, so nothing was deleted. If you still want to delete your account, request a new link under “Your data”.',
  again: 'Go to your data',
} as const;

/** What a visitor reads on opening a link from an e-mail a second time, and the next step. */
export const usedLinkWords: Readonly<Record<UsedLinkCode, { title: string; text: string; to: string; label: string }>> =
  {
    'used-sign-up': {
      title: 'Your address is already confirmed',
      text: 'Your account is ready. Log in with the password you chose.',
      to: paths.login,
      label: 'Log in',
    },
    'used-agree': {
      title: 'You’ve already agreed to the new address',
      text: 'To finish, open the link in the e-mail we sent to your new address.',
      to: paths.profile,
      label: accountWords.dashboard,
    },
    'used-new-address': {
      title: 'Your new address is already confirmed',
      text: 'Log in with it from now on.',
      to: paths.login,
      label: 'Log in',
    },
    'used-reset': {
      title: 'This link has already been used',
      text: 'It was used to set a new password, so log in with that one. If that wasn’t you, choose “Forgot your password?” on the login page and set another.',
      to: paths.login,
      label: 'Log in',
    },
    'used-deletion': {
      title: 'Your account is already deleted',
      text: 'There is nothing left for you to do.',
      to: paths.home,
      label: accountWords.home,
    },
  };
