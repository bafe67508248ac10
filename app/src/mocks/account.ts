import type { Account, AccountOrder, AccountSession, AccountUser } from '../domain/contract/account.ts';
import * as contract from '../domain/contract/visitors.ts';
import { mock } from './mock.ts';
import { savedQuote } from './savedQuote.ts';

/** A user with an account. */
export const ann: AccountUser = {
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  emailVerified: true,
  isAdmin: false,
  adminUrl: null,
};

/** What belongs to an account in use. */
export const annsAccount: Account = {
  bookings: [
    {
      id: 'b2',
      start: '2999-11-26T09:30:00.000Z',
      end: '2999-11-26T10:00:00.000Z',
      status: 'booked',
      changeable: true,
      manageUrl: '/booking/manage/b2.signed',
    },
    {
      id: 'b1',
      start: '2026-11-02T10:00:00.000Z',
      end: '2026-11-02T10:30:00.000Z',
      status: 'booked',
      changeable: false,
      manageUrl: '/booking/manage/b1.signed',
    },
  ],
  orders: [
    {
      id: 'o1',
      title: 'Trinity Core + Full System platform',
      status: 'paid',
      ended: null,
      checkout: null,
      wizard: 'quote',
      again: null,
      answers: [
        { name: 'Industry', value: 'Retail' },
        { name: 'Goals', value: 'Build Brand Identity, Scale Your Business' },
      ],
      total: 198_000,
      deposit: 39_600,
      refunded: 0,
      due: 158_400,
      pending: 0,
      balance: null,
      invoices: [],
      terms: '/terms/0a1b2c3d.pdf',
      business: null,
      createdAt: '2026-11-05T12:00:00.000Z',
      reference: 'TW-1',
    },
  ],
  quotes: [
    {
      url: '/quote/0123456789abcdef0123456789abcdef01234567',
      title: 'Trinity Plus',
      reference: '01234567',
      total: 260_000,
      savedOn: '2026-11-05',
      validUntil: '2026-12-05',
      state: 'valid',
    },
  ],
  newsletter: 'none',
};

const [paid] = annsAccount.orders as [AccountOrder];

const { selection, about } = savedQuote;
const again = { selection, about };

/** An order of each status, the newest first: one a day. Some have the same title. */
export const annsOrders = [
  {
    id: 'o6',
    title: 'Brand identity, ad campaigns, GARO and the Premium platform, for a restaurant with a shop',
    status: 'open',
    total: 1_234_550,
    deposit: 246_910,
    checkout: { session: 'demo_6', url: '/demo-checkout/demo_6', until: '2026-11-21T10:30:00.000Z' },
  },
  {
    id: 'o5',
    title: 'Consultation',
    status: 'open',
    total: 8_300,
    deposit: 8_300,
    wizard: 'consultation',
  },
  { id: 'o4', status: 'processing' },
  {
    id: 'o3',
    title: 'Consultation',
    total: 8_300,
    deposit: 8_300,
    wizard: 'consultation',
    timeUrl: '/booking?paid=o3.signed',
  },
  { id: 'o2', status: 'failed', wizard: 'planner' },
  { id: 'p1', status: 'checking' },
  { id: 'p2', status: 'partly-refunded', refunded: 10_000 },
  { id: 'p3', status: 'refunded', refunded: 39_600 },
  { id: 'p4', status: 'disputed' },
  { id: 'p5', status: 'needs-attention' },
  { id: 'p6', status: 'paid-twice' },
  { id: 'o1', status: 'cancelled', again },
  { id: 'o0', status: 'cancelled', wizard: 'configurator' },
].map((change, at, all): AccountOrder => {
  const number = all.length - at;
  const createdAt = `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`;
  return { ...paid, reference: `TW-${number}`, createdAt, ...(change as Partial<AccountOrder>) };
});

export const annsSessions: AccountSession[] = [
  {
    id: 's1',
    current: true,
    startedAt: '2026-11-20T09:00:00.000Z',
    lastSeenAt: '2026-11-20T10:00:00.000Z',
    device: 'Firefox on Windows',
  },
  {
    id: 's2',
    current: false,
    startedAt: '2026-11-18T09:00:00.000Z',
    lastSeenAt: '2026-11-19T18:30:00.000Z',
    device: 'Safari on iPhone',
  },
];

const checkInbox = 'Check your inbox and spam folder. The e-mail tells you what to do next.';
const done = (message: string) => () => ({ message });

/** Mocks of the account API: signed out until login. */
export const accountHandlers = [
  mock(contract.getSessionEndpoint)(() => ({ user: null })),
  mock(contract.signInEndpoint)(() => ({ user: ann })),
  mock(contract.signOutEndpoint)(() => ({ user: null })),
  mock(contract.signUpEndpoint)(done(checkInbox)),
  mock(contract.sendVerificationEndpoint)(done(checkInbox)),
  mock(contract.verifyEmailEndpoint)(() => ({
    outcome: 'verified',
    message: 'Your account is ready. Welcome!',
    user: ann,
  })),
  mock(contract.requestPasswordResetEndpoint)(done(checkInbox)),
  mock(contract.resetPasswordEndpoint)(
    done('Your new password is set, and you are logged out everywhere. Please log in with the new password.'),
  ),
  mock(contract.changePasswordEndpoint)(done('Your password is changed. You are logged out everywhere else.')),
  mock(contract.changeEmailEndpoint)(
    done('Check the inbox of your old address first, and open the link in our e-mail.'),
  ),
  mock(contract.updateUserEndpoint)(({ name }) => ({ user: { ...ann, name } })),
  mock(contract.getAccountEndpoint)(() => annsAccount),
  mock(contract.listSessionsEndpoint)(() => annsSessions),
  mock(contract.endSessionsEndpoint)(() => annsSessions.filter(({ current }) => current)),
  mock(contract.switchNewsletterEndpoint)(({ subscribed }) => ({ newsletter: subscribed ? 'subscribed' : 'none' })),
  mock(contract.exportAccountEndpoint)(() => ({ name: ann.name })),
  mock(contract.requestDeletionEndpoint)(done('Check your inbox: the link in our e-mail deletes your account.')),
  mock(contract.deleteAccountEndpoint)(() => ({
    user: null,
    message: 'Your account is deleted. Orders you paid for stay in our books for six years, as the law requires.',
  })),
];
