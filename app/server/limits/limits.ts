/** How often something is done for one of those it is counted for. */
export interface Limit {
  most: number;
  /** What is counted, as the README says it. */
  what: string;
  /** Whom or what it is counted for: addresses of one mailbox count as one, and so do those of one network. */
  for: 'mailbox' | 'network' | 'call' | 'account';
  /** In so many minutes; null where all count. */
  minutes: number | null;
  why: string;
}

/** In minutes. */
const day = 1440;
const stranger = 'Anyone can type someone else’s address';

/** Every limit there is beside RATE_LIMIT. The README shows this table. */
export const limits = {
  upcomingCalls: {
    most: 3,
    what: 'Upcoming calls',
    for: 'mailbox',
    minutes: null,
    why: 'Free times are for many',
  },
  callsOfNetwork: {
    most: 10,
    what: 'Calls booked, under any address',
    for: 'network',
    minutes: day,
    why: 'Nobody books every free time with made-up addresses',
  },
  movesOfCall: {
    most: 5,
    what: 'Moves of a call by its visitor',
    for: 'call',
    minutes: null,
    why: 'Each sends an invitation to both sides',
  },
  callMails: {
    most: 6,
    what: 'Mails about calls booked and moved; a cancellation is always sent',
    for: 'mailbox',
    minutes: day,
    why: stranger,
  },
  quoteMails: { most: 3, what: 'Saved quotes sent by mail', for: 'mailbox', minutes: day, why: stranger },
  sameQuoteMails: { most: 1, what: 'The same saved quote sent by mail', for: 'mailbox', minutes: day, why: stranger },
  newsletterMails: { most: 3, what: 'Mails about a subscription', for: 'mailbox', minutes: day, why: stranger },
  messageReceipts: {
    most: 3,
    what: 'Confirmations of messages; the messages arrive all the same',
    for: 'mailbox',
    minutes: day,
    why: stranger,
  },
  accountMails: {
    most: 4,
    what: 'Mails of each kind about an account',
    for: 'mailbox',
    minutes: day,
    why: 'A link that was lost must be had again, and not a hundred times',
  },
  forms: {
    most: 10,
    what: 'Forms that send mail: messages, subscriptions, saved quotes, new accounts and passwords',
    for: 'network',
    minutes: 10,
    why: 'People need seconds for a form, programs do not',
  },
  logins: {
    most: 10,
    what: 'Logins, right or wrong, from anywhere',
    for: 'account',
    minutes: 10,
    why: 'Machines that share the guessing of a password are slow together',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** Milliseconds in which a limit counts. */
export const windowOf = ({ minutes }: { minutes: number }) => minutes * 60_000;

/** The limits as rows of the README. */
export const limitRows: readonly string[] = Object.values<Limit>(limits).map(
  ({ most, what, for: whom, minutes, why }) => `| ${what} | ${most} | ${whom} | ${inWords(minutes)} | ${why} |`,
);

function inWords(minutes: number | null): string {
  if (minutes === null) return '';
  return minutes === day ? 'day' : `${minutes} minutes`;
}
