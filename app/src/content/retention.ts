import { type RecordKind, retention } from '../domain/retention.ts';

const { paidOrders, unpaidOrders, bookings, messages, mails, savedQuotes, newsletterRequests, logins } = retention;

/** How long each kind of record is kept, in the words of the privacy policy. */
export const retentionWords: Readonly<Record<RecordKind, { title: string; text: string }>> = {
  paidOrders: {
    title: 'Orders on which something was paid',
    text: `${paidOrders.years} years after the end of the year of their last change, because Irish tax law asks businesses to keep their records for that long. An account that you delete does not shorten this.`,
  },
  unpaidOrders: {
    title: 'Orders on which nothing was ever paid',
    text: `${unpaidOrders.days} days after their last change. If you delete your account, they go as soon as they can no longer be paid, a few days at most.`,
  },
  bookings: {
    title: 'Bookings',
    text: `${bookings.days} days after the consultation. If you delete your account, your name and address go at once from past and cancelled consultations, and from one still to come when it is over.`,
  },
  messages: {
    title: 'Messages',
    text: `${messages.days} days after you sent them, or until you delete your account.`,
  },
  mails: {
    title: 'E-mails',
    text: `${mails.days} days after we sent them, or gave up trying. If you delete your account, they go at once, sent or not. Three kinds of unsent e-mail still go out: the confirmation that your account is deleted, and those about a payment or a consultation still to come.`,
  },
  savedQuotes: {
    title: 'Kept quotes',
    text: `${savedQuotes.days} days after the last day on which their prices hold. They hold no name.`,
  },
  newsletterRequests: {
    title: 'The newsletter',
    text: `Your address until you unsubscribe; ${newsletterRequests.days} days if you do not confirm it.`,
  },
  logins: {
    title: 'Logins',
    text: `${logins.days} days after your last visit if you asked to stay logged in, otherwise one day; or until you log out. The account itself stays until you delete it.`,
  },
};
