import { backupMonths, type RecordKind, retention } from '../domain/retention.ts';

const {
  paidOrders,
  invoices,
  unpaidOrders,
  bookings,
  messages,
  mails,
  savedQuotes,
  followUps,
  offers,
  newsletterRequests,
  logins,
} = retention;

const period = (kept: { days: number } | { years: number }) =>
  'days' in kept ? `${kept.days} days` : `${kept.years} years`;

/** The retention periods as the privacy policy words them. */
export const retentionWords: Readonly<Record<RecordKind, { title: string; fact: string; text: string }>> = {
  paidOrders: {
    title: 'Orders you paid for',
    fact: period(paidOrders),
    text: `${paidOrders.years} years after the end of the year they last changed, because Irish tax law requires businesses to keep records for that long. Deleting your account doesn’t shorten this.`,
  },
  invoices: {
    title: 'Invoices and credit notes',
    fact: period(invoices),
    text: `${invoices.years} years after the end of the year they were issued, for the same reason.`,
  },
  unpaidOrders: {
    title: 'Orders you never paid for',
    fact: period(unpaidOrders),
    text: `${unpaidOrders.days} days after their last change. If you delete your account, we delete them as soon as they can no longer be paid, within a few days.`,
  },
  bookings: {
    title: 'Bookings',
    fact: period(bookings),
    text: `${bookings.days} days after the consultation. If you delete your account, we remove your name and address at once from past and cancelled consultations, and from an upcoming one once it’s over.`,
  },
  messages: {
    title: 'Messages',
    fact: period(messages),
    text: `${messages.days} days after you sent them, or until you delete your account.`,
  },
  mails: {
    title: 'E-mails',
    fact: period(mails),
    text: `${mails.days} days after we sent them, or stopped trying to. If you delete your account, we delete them at once, sent or not. Three kinds of unsent e-mail still go out: the confirmation that your account is deleted, and those about a payment or an upcoming consultation.`,
  },
  savedQuotes: {
    title: 'Saved quotes',
    fact: period(savedQuotes),
    text: `${savedQuotes.days} days after their prices expire. They don’t contain a name.`,
  },
  followUps: {
    title: 'When to get back to you',
    fact: period(followUps),
    text: `When our team gets back to you, it may note the day and what it is about: ${followUps.days} days after that day, or until you delete your account.`,
  },
  offers: {
    title: 'Offers we made you',
    fact: period(offers),
    text: `${offers.days} days after their last day, or until you delete your account. One that you accepted is kept with its order.`,
  },
  newsletterRequests: {
    title: 'The newsletter',
    fact: 'Until you unsubscribe',
    text: `Your address until you unsubscribe; ${newsletterRequests.days} days if you don’t confirm it.`,
  },
  logins: {
    title: 'Logins',
    fact: period(logins),
    text: `${logins.days} days after your last visit if you asked to stay logged in, otherwise one day; or until you log out. The account itself stays until you delete it.`,
  },
};

/** How long a deleted record is still in a copy of the whole database. */
export const backupWords = {
  title: 'Backups',
  fact: `${backupMonths} months`,
  text: `Every night we copy the whole database, in case it’s lost. The copies are with the companies that host our server and its backups. What we delete stays in earlier copies for up to ${backupMonths} months. We only read them to restore the site.`,
};
