import type { AccountOrder } from '../domain/contract/account.ts';
import { userPaths } from './paths.ts';

/** The menu of the dashboard, in its order. */
export const sections = [
  { id: 'overview', label: 'Overview', to: userPaths.overview },
  { id: 'profile', label: 'Profile', to: userPaths.profile },
  { id: 'bookings', label: 'Calls', to: userPaths.bookings },
  { id: 'orders', label: 'Orders and quotes', to: userPaths.orders },
  { id: 'newsletter', label: 'Newsletter', to: userPaths.newsletter },
  { id: 'consent', label: 'Cookie settings', to: userPaths.consent },
  { id: 'data', label: 'Your data', to: userPaths.data },
  { id: 'security', label: 'Security', to: userPaths.security },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export const dashboardWords = {
  menu: 'Dashboard',
  title: 'Dashboard',
  description: 'Your calls, orders and quotes, and what we hold about you.',
  asking: 'One moment. We are opening your dashboard.',
  withoutScripts: 'Your dashboard is drawn with JavaScript, which is off or did not load.',
  unreachable: 'We could not open your dashboard',
  loading: 'One moment. We are looking this up.',
  notLoaded: 'We could not load this',
  again: 'Try again',
  unknown: {
    title: 'There is nothing here',
    text: 'The menu leads to everything that your dashboard holds.',
    back: 'To your overview',
  },
} as const;

export const overviewWords = {
  title: 'Your overview',
  lead: 'What’s next, and everything you have with us.',
  next: 'What’s next',
  nothing: 'Nothing is waiting for you',
  nothingText: 'No order to pay and no call coming up. Book a call, or see what your project would cost.',
  book: 'Book a call',
  quick: 'Quick quote',
  orders: 'Orders',
  noOrders: 'You have no other orders.',
  allOrders: 'All orders and quotes',
  rest: 'Everything else',
  quotes: 'Kept quotes',
  calls: 'Calls',
  newsletter: 'Newsletter',
  data: 'Your data',
  dataText: 'Read it, download it or delete it',
  see: 'See all',
  change: 'Change',
} as const;

/** Whether the newsletter goes to somebody. */
export const newsletterStates = {
  subscribed: 'You’re subscribed',
  waiting: 'Waiting for you to open the link in our e-mail',
  none: 'You’re not subscribed',
} as const;

export const profileWords = {
  title: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  lead: 'Your name and your e-mail address.',
  overview: { text: 'What’s next, your orders and your calls:', link: 'Your overview' },
  name: { title: 'Name', label: 'Your name', submit: 'Save', busy: 'Saving…', done: 'Saved.' },
  email: {
    title: 'E-mail address',
    now: (email: string) => `Now: ${email}`,
    label: 'New e-mail address',
    hint: 'First we ask the old address, then the new one: two mails, two presses.',
    submit: 'Change the address',
    busy: 'Sending…',
    same: 'This is your address already.',
  },
  setUp: { text: 'New here?', link: 'Walk through the set-up' },
} as const;

export const callWords = {
  title: 'Your calls',
  lead: 'Consultations that you booked under your address, with or without an account.',
  next: 'Coming up',
  noNext: 'No call is coming up.',
  past: 'Earlier',
  none: 'You have not booked a call yet',
  noneText: 'Thirty minutes by video, free of charge, at a time that suits you.',
  book: 'Book a call',
  bookAnother: 'Book another call',
  manage: 'Move or cancel',
  /** Names a call among other things. */
  callOn: (day: string) => `Call on ${day}`,
  cancelled: 'Cancelled',
  over: 'Over',
  running: 'Going on now',
} as const;

export const orderWords = {
  title: 'Your orders and quotes',
  lead: 'What you bought, and the quotes that you kept, under your address.',
  orders: 'Orders',
  noOrders: 'You have not bought anything yet.',
  lapsed: (count: number) => (count === 1 ? 'One order was never paid' : `${count} orders were never paid`),
  until: (moment: string) => `We have received no payment yet. You can pay until ${moment}.`,
  pay: (deposit: string) => `Pay ${deposit}`,
  orderAgain: 'Order again',
  opening: 'Opening…',
  taken: 'What you ordered is chosen again. What you had chosen here before is set aside.',
  gone: 'We received no payment. Something in it is no longer on our price list: please write to us and quote the reference.',
  write: 'Write to us',
  paidCall: 'Thank you. If you haven’t chosen a time yet, choose one that suits you.',
  time: 'Choose a time',
  quotes: 'Kept quotes',
  noQuotes: 'No quote was mailed to this address. In each wizard the last step can keep a quote, and mail it to you.',
  none: 'Nothing ordered, and no quote kept',
  noneText: 'See in a minute what your project would cost. Every line has its price.',
  quick: 'Quick quote',
  build: 'Build your package',
  deposit: 'Deposit',
  reference: 'reference',
  refunded: 'Refunded',
  keptOn: (day: string) => `Kept on ${day}`,
  holds: (day: string) => `The price holds until ${day}`,
  expired: (day: string) => `The price held until ${day}`,
  open: 'Open the quote',
  today: 'See today’s price',
} as const;

interface StatusWords {
  label: string;
  /** Where nothing is left to pay later. */
  inFull?: string;
  text: string;
}

/** An order's status, and what it means for its buyer. */
export const orderStatusWords: Readonly<Record<AccountOrder['status'], StatusWords>> = {
  paid: { label: 'Deposit paid', inFull: 'Paid', text: 'Thank you. We’ll be in touch about the next step.' },
  processing: {
    label: 'Payment on its way',
    text: 'Your bank hasn’t confirmed it yet. You don’t need to do anything.',
  },
  checking: {
    label: 'Checking your payment',
    text: 'We don’t know yet whether it was paid. Please don’t pay again: look here in a few minutes.',
  },
  open: { label: 'Not paid yet', text: 'We have received no payment. To buy it, please order again.' },
  failed: {
    label: 'Payment failed',
    text: 'Your bank didn’t confirm it, so we received no money. To buy it, please order again.',
  },
  cancelled: { label: 'Expired', text: 'It wasn’t paid in time, so nothing was charged.' },
  'partly-refunded': {
    label: 'Partly refunded',
    text: 'Your order still stands, and part of your payment went back to you.',
  },
  refunded: { label: 'Refunded', text: 'What you paid went back to you. Banks usually show it within 5 to 10 days.' },
  disputed: {
    label: 'Disputed',
    text: 'Your bank has opened a dispute about your payment. If you didn’t mean to, please write to us.',
  },
  'needs-attention': {
    label: 'Payment being checked',
    text: 'We received a different amount from the one due. Please don’t pay again: we’ll write to you.',
  },
  'paid-twice': {
    label: 'Paid twice',
    text: 'Your order is confirmed. Our team will refund one of your two payments.',
  },
};

export const newsletterSwitchWords = {
  title: 'Newsletter',
  lead: 'Short advice for owners, now and then. You leave with one press, here or in any issue.',
  label: 'Send me the newsletter',
  to: (email: string) => `It goes to ${email}.`,
  waiting: 'You asked for it, and have not pressed the link in our mail yet. Switched on here, it needs no link.',
  on: 'Done. The next issue goes to you.',
  off: 'Done. You get no more issues.',
  saving: 'Saving…',
} as const;

export const consentSectionWords = {
  title: 'Cookie settings',
  lead: 'What this browser may keep and tell, beside what the site needs. It holds for this browser, not for your account.',
  page: 'More about each of them',
} as const;

export const dataWords = {
  title: 'Everything we hold',
  lead: 'All of it, without asking anybody: to read, to take along, to delete.',
  held: {
    title: 'On our server',
    name: 'Name',
    email: 'E-mail address',
    calls: 'Calls',
    orders: 'Orders',
    quotes: 'Kept quotes',
    newsletter: 'Newsletter',
    logins: 'Where you are logged in',
    loginsText: 'Device, first and last visit',
  },
  take: {
    title: 'Take it along',
    text: 'One file with everything above in full, in JSON, which other programs read.',
    submit: 'Save my data',
    busy: 'Putting it together…',
    done: 'Your file is saved.',
    file: 'my-data.json',
  },
  browser: {
    title: 'In this browser',
    text: 'Kept on this device alone. Delete what you do not want to keep.',
    none: 'Nothing.',
    foreign: 'Not from us: a tag that you have allowed, or something your browser adds.',
    delete: 'Delete',
    deleted: (name: string) => `Deleted: ${name}`,
    needed: 'Goes when you log out',
  },
  remove: {
    title: 'Delete my account',
    text: 'We mail you a link, and nothing happens before you press it.',
    password: 'Your password',
    submit: 'Mail me the link',
    busy: 'Sending…',
  },
} as const;

export const securityWords = {
  title: 'Security',
  lead: 'Your password, and every place where you are logged in.',
  password: {
    title: 'Change your password',
    text: 'Whoever is logged in to your account elsewhere is logged out.',
    current: 'Current password',
    new: 'New password',
    submit: 'Change the password',
    busy: 'Changing…',
    missing: 'Please enter your current password.',
    same: 'This is the same password. Please choose another one.',
  },
  sessions: {
    title: 'Where you are logged in',
    here: 'This device',
    since: (day: string) => `Since ${day}`,
    seen: (when: string) => `last seen ${when}`,
    end: 'Log out',
    endOf: (device: string) => `Log out ${device}`,
    ending: 'Logging out…',
    others: 'Log out everywhere else',
    ended: 'Logged out there.',
    endedAll: 'You are logged out everywhere else.',
    alone: 'You are logged in nowhere else.',
  },
} as const;
