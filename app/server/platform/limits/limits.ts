import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** A limit on how often something may be done. */
export interface Limit {
  max: number;
  /** What is counted, as app/docs/operations.md says it. */
  what: string;
  /** What it is counted by. Spellings of one e-mail address count as one mailbox. */
  for: 'mailbox' | 'mailbox and network' | 'network' | 'consultation' | 'account' | 'account and network';
  /** The time window; null for no window. */
  minutes: number | null;
  why: string;
}

/** In minutes. */
const day = 1440;
const anyoneCanType = 'Anyone can type someone else’s address';

/** How many times the limit "per mailbox and network" all networks together may send to a mailbox. */
export const mailsFromAnywhere = 3;

/** Every limit besides RATE_LIMIT. app/docs/operations.md shows this table. */
export const limits = {
  upcomingConsultations: {
    max: 3,
    what: 'Upcoming consultations',
    for: 'mailbox',
    minutes: null,
    why: 'Leaves times for other visitors',
  },
  bookingsOfNetwork: {
    max: 10,
    what: 'Bookings, under any e-mail address',
    for: 'network',
    minutes: day,
    why: 'Stops one person from booking every free time with made-up addresses',
  },
  holdsAtOnce: {
    max: 3,
    what: 'Times held at once while visitors type; of a day’s times, at most a third are held',
    for: 'network',
    minutes: 10,
    why: 'Stops one person from holding the whole day',
  },
  holdsOfNetwork: {
    max: 40,
    what: 'Times held while visitors type',
    for: 'network',
    minutes: day,
    why: 'Stops one person from holding a time again and again',
  },
  movesOfBooking: {
    max: 5,
    what: 'Moves of a consultation by the visitor',
    for: 'consultation',
    minutes: null,
    why: 'Each sends an invitation to both sides',
  },
  bookingMails: {
    max: 6,
    what: 'E-mails about booked and moved consultations; cancellations are always sent',
    for: 'mailbox and network',
    minutes: day,
    why: anyoneCanType,
  },
  quoteMails: {
    max: 3,
    what: 'Saved quotes sent by e-mail',
    for: 'mailbox and network',
    minutes: day,
    why: anyoneCanType,
  },
  sameQuoteMails: {
    max: 1,
    what: 'The same saved quote sent by e-mail',
    for: 'mailbox',
    minutes: day,
    why: anyoneCanType,
  },
  newsletterMails: {
    max: 3,
    what: 'E-mails about a subscription',
    for: 'mailbox and network',
    minutes: day,
    why: anyoneCanType,
  },
  messageReceipts: {
    max: 3,
    what: 'Confirmations of contact messages; the messages themselves always arrive',
    for: 'mailbox and network',
    minutes: day,
    why: anyoneCanType,
  },
  withdrawalReceipts: {
    max: 3,
    what: 'Acknowledgements of withdrawals that name no known order; the withdrawals themselves always arrive',
    for: 'mailbox and network',
    minutes: day,
    why: anyoneCanType,
  },
  accountMails: {
    max: 4,
    what: 'E-mails of each kind about an account',
    for: 'mailbox and network',
    minutes: day,
    why: 'A lost link can be requested again, but not a hundred times',
  },
  hourlyAccountMails: {
    max: 1,
    what: 'E-mails of each kind about an account that are sent whatever was requested from other networks',
    for: 'mailbox',
    minutes: 60,
    why: 'Nobody can keep the owner from a link that works',
  },
  forms: {
    max: 10,
    what: 'Forms that send e-mail: messages, withdrawals, subscriptions, saved quotes, new accounts and passwords',
    for: 'network',
    minutes: 10,
    why: 'People fill in a form in seconds, programs in milliseconds',
  },
  logins: {
    max: 10,
    what: 'Login attempts, successful or not; a browser that has logged in before counts alone',
    for: 'account and network',
    minutes: 10,
    why: 'Slows down password guessing, without locking the owner out',
  },
  loginsFromAnywhere: {
    max: 50,
    what: 'Login attempts from all browsers that haven’t logged in before',
    for: 'account',
    minutes: 10,
    why: 'Slows down password guessing that is spread over many machines',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** The time window of a limit in milliseconds. */
export const windowMilliseconds = ({ minutes }: { minutes: number }) => minutes * 60_000;

/** The limits as rows of a Markdown table. */
export const limitRows: readonly string[] = Object.values<Limit>(limits).map(
  ({ max, what, for: whom, minutes, why }) => `| ${what} | ${max} | ${whom} | ${formatWindow(minutes)} | ${why} |`,
);

function formatWindow(minutes: number | null): string {
  if (minutes === null) return '';
  if (minutes === 60) return '1 hour';
  return minutes === day ? '1 day' : `${minutes} minutes`;
}

/** A household or office shares this many bits of an IPv6 address. */
export const ipv6Subnet = 64;

/** The client's network, for limits; null when network limits are off. */
export function networkOf(
  { ip }: Pick<FastifyRequest, 'ip'>,
  { rateLimit }: Pick<Settings, 'rateLimit'>,
): string | null {
  return rateLimit > 0 ? normalizeIP(ip, ipv6Subnet) : null;
}
