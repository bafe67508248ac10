import { userPaths } from '../../content/links/paths.ts';
import { freeCallShort } from '../../domain/catalogue/consultation.ts';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { formatDate } from '../../domain/dates.ts';
import { formatCents } from '../../domain/money.ts';
import { isBought, saysLessThanEnd } from '../../domain/orderStatus.ts';
import { capitalised, formatList, spellNumber } from '../../domain/words.ts';

/** The menu of the dashboard, in order. */
export const sections = [
  { id: 'overview', label: 'Overview', to: userPaths.overview },
  { id: 'profile', label: 'Profile', to: userPaths.profile },
  { id: 'bookings', label: 'Consultations', to: userPaths.bookings },
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
  description: 'Your consultations, orders and quotes, and what we hold about you.',
  opening: 'One moment. We’re opening your dashboard.',
  withoutScripts: 'Your dashboard needs JavaScript, which is off or didn’t load.',
  unreachable: 'We couldn’t open your dashboard',
  loading: 'One moment. We’re looking this up.',
  notLoaded: 'We couldn’t load this',
  again: 'Try again',
  unknown: {
    title: 'There’s nothing here',
    text: 'Everything in your dashboard is in the menu.',
    back: 'Go to your overview',
  },
} as const;

export const overviewWords = {
  title: 'Your overview',
  lead: 'What’s next, and everything you have with us.',
  /** Headings that say what is next. */
  due: (count: number) =>
    count === 1 ? 'One payment is due.' : `${capitalised(spellNumber(count))} payments are due.`,
  needTime: (count: number) =>
    count === 1 ? 'One consultation needs a time.' : `${capitalised(spellNumber(count))} consultations need a time.`,
  /** Payments that are due, and consultations without a time. */
  waiting: (count: number) => `${capitalised(spellNumber(count))} things need you.`,
  booked: 'Your next call is booked.',
  next: 'What’s next',
  nothing: 'You’re all caught up',
  nothingText: 'No order to pay and no consultation coming up. Book one, or see what your project would cost.',
  book: freeCallShort,
  quick: 'Quick quote',
  running: 'In progress',
  orders: 'Orders',
  otherOrders: 'Other orders',
  allOrders: 'All orders and quotes',
  consultation: 'Next consultation',
  noConsultation: 'No consultation is coming up.',
  allConsultations: 'All your consultations',
  quote: 'Saved quote',
  noQuote: 'You have no saved quote.',
  allQuotes: 'All your quotes',
  newsletter: 'Newsletter',
  changeNewsletter: 'Change it',
  data: 'Your data',
  dataText: 'Read it, download it or delete it.',
  seeData: 'See everything we hold',
} as const;

/** The visitor's newsletter status. */
export const newsletterStates = {
  subscribed: 'You’re subscribed.',
  waiting: 'Waiting for you to open the link in our e-mail.',
  none: 'You’re not subscribed.',
} as const;

export const profileWords = {
  title: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  lead: 'Your name and your e-mail address.',
  name: { title: 'Name', label: 'Your name', submit: 'Save', busy: 'Saving…', done: 'Saved.' },
  email: {
    title: 'E-mail address',
    now: (email: string) => `Your address: ${email}`,
    label: 'New e-mail address',
    hint: 'We e-mail a link to the old address, then one to the new address. Open both to confirm.',
    submit: 'Change the address',
    busy: 'Sending…',
    same: 'That’s already your address.',
  },
} as const;

export const consultationWords = {
  title: 'Your consultations',
  lead: 'Consultations booked with your e-mail address, with or without an account.',
  next: 'Coming up',
  noNext: 'No consultation is coming up.',
  past: 'Earlier',
  none: 'You haven’t booked a consultation yet',
  noneText: 'Thirty minutes by video, free, at a time that suits you.',
  book: freeCallShort,
  bookAnother: 'Book another consultation',
  manage: 'Move or cancel',
  join: 'How to join',
  cancelled: 'Cancelled',
  over: 'Over',
  running: 'Happening now',
  with: (host: string) => `with ${host}`,
} as const;

export const orderWords = {
  title: 'Your orders and quotes',
  lead: 'What you bought, and the quotes you saved, with your e-mail address.',
  orders: 'Orders',
  noOrders: 'You haven’t bought anything yet.',
  expiredOrders: (count: number) => (count === 1 ? 'One order was never paid' : `${count} orders were never paid`),
  until: (moment: string) => `You can pay until ${moment}.`,
  pay: (deposit: string) => `Pay ${deposit}`,
  orderAgain: 'Order again',
  opening: 'Opening…',
  taken: 'We’ve chosen what you ordered again. Your earlier choices here are set aside.',
  failed: 'Your bank didn’t confirm it, so we received no money. You can still pay, the same way or another.',
  gone: 'You haven’t paid, and something in it is no longer on our price list. Please write to us and quote the reference.',
  write: 'Write to us',
  /** @param later the parts after it */
  balance: ({ later, ...next }: NonNullable<AccountOrder['balance']>) => {
    const words = ({ amount, dueOn }: Pick<typeof next, 'amount' | 'dueOn'>) =>
      `${formatCents(amount)}${dueOn === null ? '' : ` by ${formatDate(dueOn)}`}`;
    return `Please pay ${words(next)}${later.length > 0 ? `, then ${formatList(later.map(words))}` : ''}.`;
  },
  balanceTag: 'Balance requested',
  paidCall: 'Thank you. Choose a time that suits you.',
  bookedCall: 'Thank you. Its time is booked: see your consultations.',
  time: 'Choose a time',
  extraTo: (reference: string) => `Extra to order ${reference}`,
  extras: 'Extras:',
  /** An extra that was offered, or accepted. */
  extra: (title: string, reference: string, isAccepted: boolean) =>
    `${title} (${isAccepted ? 'order' : 'our offer'} ${reference})`,
  quotes: 'Saved quotes',
  noQuotes:
    'No quotes for this address yet. In the last step of each wizard you can save a quote and have it e-mailed to you.',
  none: 'No orders or saved quotes yet',
  noneText: 'See in a minute what your project would cost, line by line.',
  quick: 'Quick quote',
  build: 'Build your package',
  deposit: 'Deposit',
  /** Beside the amount of the order that is next. */
  total: 'In total',
  reference: 'reference',
  /** Where the day is shown above. */
  referenceAlone: (reference: string) => `Reference ${reference}`,
  refunded: 'Refunded',
  terms: 'Terms of this order (PDF)',
  withdraw: 'Withdraw from the contract',
  business: (business: string) => `For a business: ${business}`,
  savedOn: (day: string) => `Saved on ${day}`,
  holds: (day: string) => `The price holds until ${day}`,
  expired: (day: string) => `The price held until ${day}`,
  open: 'Open the quote',
  today: 'See today’s price',
} as const;

interface StatusWords {
  label: string;
  /** Without a balance due later. */
  inFull?: string;
  text: string;
}

/** An order's status, and what it means for its buyer. */
const orderStatusWords: Readonly<Record<AccountOrder['status'], StatusWords>> = {
  paid: { label: 'Deposit paid', inFull: 'Paid', text: 'Thank you. We’ll be in touch about the next step.' },
  processing: {
    label: 'Payment on its way',
    text: 'Your bank hasn’t confirmed it yet. You don’t need to do anything.',
  },
  checking: {
    label: 'Checking your payment',
    text: 'We don’t know yet whether it was paid. Please don’t pay again: look here in a few minutes.',
  },
  open: { label: 'Not paid yet', text: 'You haven’t paid for it. To buy it, please order again.' },
  failed: {
    label: 'Payment failed',
    text: 'Your bank didn’t confirm it, so we received no money. To buy it, please order again.',
  },
  cancelled: { label: 'Expired', text: 'It wasn’t paid in time, so nothing was charged.' },
  'partly-refunded': {
    label: 'Partly refunded',
    text: 'Your order still goes ahead, and part of your payment went back to you.',
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

/** An order that ended before its time, while its status says less. */
const endedWords: Readonly<Record<NonNullable<AccountOrder['ended']>, StatusWords>> = {
  cancelled: {
    label: 'Cancelled',
    text: 'It was cancelled, so it can’t be paid any more. Any questions? Write to us.',
  },
  withdrawn: { label: 'Withdrawn', text: 'You withdrew from the contract. What is due to you goes back to you.' },
};

const partlyPaid = (missing: number): StatusWords => ({
  label: 'Partly paid',
  text: `A part of your payment is in. Please transfer the other ${formatCents(missing)} in the same way, or write to us.`,
});

const paidAfterCancelling = 'It was cancelled before your payment arrived, so what you paid goes back to you.';

/** What an order's status means for its buyer. */
export function statusWordsOf({
  status,
  ended,
  missing,
}: Pick<AccountOrder, 'status' | 'ended' | 'missing'>): StatusWords {
  if (missing) return partlyPaid(missing);
  if (ended === null || !saysLessThanEnd(status)) return orderStatusWords[status];
  return ended === 'cancelled' && isBought(status)
    ? { ...endedWords.cancelled, text: paidAfterCancelling }
    : endedWords[ended];
}

export const newsletterSwitchWords = {
  title: 'Newsletter',
  lead: 'Short advice for owners, now and then. Unsubscribe in one click, here or in any issue.',
  label: 'Send me the newsletter',
  to: (email: string) => `It goes to ${email}.`,
  waiting:
    'You signed up, but haven’t opened the link in our e-mail yet. Switch it on here and you won’t need the link.',
  on: 'Done. You’ll get the next issue.',
  off: 'Done. You won’t get any more issues.',
  saving: 'Saving…',
} as const;

export const consentSectionWords = {
  title: 'Cookie settings',
  lead: 'What this browser may store and share, beyond what the site needs. Your choice applies to this browser, not to your account.',
  page: 'More about each switch',
} as const;

export const dataWords = {
  title: 'Everything we hold',
  lead: 'All your data, to read, download or delete, without asking us.',
  held: {
    title: 'On our server',
    name: 'Name',
    email: 'E-mail address',
    consultations: 'Consultations',
    orders: 'Orders',
    quotes: 'Saved quotes',
    newsletter: 'Newsletter',
    logins: 'Where you’re logged in',
    loginsText: 'Device, first and last visit',
  },
  export: {
    title: 'Download it',
    text: 'Everything above in one file. It’s in JSON, which other programs can read.',
    submit: 'Download my data',
    busy: 'Preparing your file…',
    done: 'Your file is downloaded.',
    file: 'my-data.json',
  },
  browser: {
    title: 'In this browser',
    text: 'Stored on this device only. Delete anything you don’t want to keep.',
    none: 'Nothing.',
    foreign: 'Not from us: left by a tag you allowed, or added by your browser.',
    delete: 'Delete',
    deleted: (name: string) => `Deleted: ${name}`,
    needed: 'Deleted when you log out',
  },
  remove: {
    title: 'Delete my account',
    text: 'We’ll e-mail you a link. Nothing happens until you open it.',
    password: 'Your password',
    submit: 'E-mail me the link',
    busy: 'Sending…',
  },
} as const;

export const securityWords = {
  title: 'Security',
  lead: 'Your password, and everywhere you’re logged in.',
  password: {
    title: 'Change your password',
    text: 'This logs your account out everywhere else.',
    current: 'Current password',
    new: 'New password',
    submit: 'Change the password',
    busy: 'Changing…',
    missing: 'Please enter your current password.',
    same: 'That’s the same password. Please choose a different one.',
  },
  sessions: {
    title: 'Where you’re logged in',
    here: 'This device',
    since: (day: string) => `Since ${day}`,
    seen: (when: string) => `last seen ${when}`,
    end: 'Log out',
    endOf: (device: string) => `Log out ${device}`,
    ending: 'Logging out…',
    others: 'Log out everywhere else',
    ended: 'That device is logged out.',
    endedAll: 'You’re logged out everywhere else.',
    alone: 'You’re not logged in anywhere else.',
  },
} as const;
