import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { server } from '../testing/setup.ts';
import { Component as CheckoutSuccess } from './CheckoutSuccess';

const refused = (status: number, message: string) => HttpResponse.json({ message }, { status });
const sessionId = '?session_id=cs_1';
/** Opens the page at a session, of which the server says these. @returns how often it was asked */
function open(search: string, ...answers: readonly (CheckoutStatus | Response)[]) {
  let calls = 0;
  server.use(
    http.get('/api/checkout-session/:id', () => {
      const answer = answers[Math.min(calls++, answers.length - 1)];
      return answer instanceof Response ? answer : HttpResponse.json(answer);
    }),
  );
  render(
    <MemoryRouter initialEntries={[`/checkout-success${search}`]}>
      <CheckoutSuccess PaidTime={({ token }) => <p>Calendar of {token}</p>} />
    </MemoryRouter>,
  );
  return () => calls;
}
const saved = () => localStorage.getItem('quote-builder');
const paid: CheckoutStatus = {
  status: 'paid',
  amount: 396,
  total: 1980,
  service: 'Trinity Core + Full System platform',
  lines: [
    { id: 'trinity-core', label: 'Trinity Core', amount: 600, rule: 'Beta price', kind: 'charge' },
    { id: 'tier', label: 'Platform, Full System', amount: 1600, rule: 'Middle of €1,200–€2,000', kind: 'charge' },
    { id: 'bundle', label: 'Bundle discount', amount: -220, rule: '10% off', kind: 'discount' },
  ],
  email: 'a…@example.ie',
  reference: 'AB12',
  selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
};
const quoteRecord = { version: 1, solutionType: 'both', trinitySelectionId: 'trinity-core', selectedTier: 'full' };

// The next file of this run loads modules of its own.
afterAll(() => vi.resetModules());
// Simulates a page load: no cart in memory.
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  localStorage.setItem('quote-builder', JSON.stringify(quoteRecord));
});

test('a paid order shows its receipt and what happens now, and clears the cart', async () => {
  open(sessionId, paid);
  expect(await screen.findByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();
  const [answer] = screen.getAllByRole('status');
  expect(answer).toHaveTextContent(/€396 of €1,980 is paid for Trinity Core .+ platform\. Your reference is AB12\.$/);
  const receipt = within(screen.getByRole('region', { name: 'Your order' }));
  const amounts = receipt.getAllByRole('definition').map((amount) => amount.textContent);
  expect(amounts).toEqual([
    ...['€600', 'Beta price', '€1,600', 'Middle of €1,200–€2,000', '−€220', '10% off'],
    ...['€396', '€1,584'],
  ]);
  expect(receipt.getByRole('status')).toHaveTextContent('€1,980');
  expect(receipt.getByText('Reference AB12')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Your receipt is on its way to a…@example.ie',
    'We write to you to agree when we start',
    'The remaining €1,584',
  ]);
  expect(screen.getByRole('link', { name: 'Book a free consultation' })).toHaveAttribute('href', '/booking');
  await waitFor(() => expect(saved()).toBeNull());
});

const campaign = { services: ['ad-campaigns'], brand: null, campaign: 'growth', trinity: null, systems: null };
const configuration = { ...campaign, tier: null, hasPhysicalStore: null };

test.each<[string, NonNullable<CheckoutStatus['selection']>, string[]]>([
  ['a package', { version: 1, wizard: 'configurator', ...configuration }, ['quote-builder']],
  ['another package', { version: 1, wizard: 'configurator', ...configuration, campaign: 'starter' }, ['configurator']],
  ['a consultation', { version: 1, wizard: 'consultation' }, ['configurator']],
])('buying %s keeps other carts', async (_, selection, left) => {
  localStorage.setItem('configurator', JSON.stringify({ version: 1, ...configuration }));
  open(sessionId, { status: 'paid', amount: 83, total: 83, selection });
  await screen.findByRole('heading', { name: /^Thank you/ });
  await act(() => vi.dynamicImportSettled());
  expect(Object.keys(localStorage).sort()).toEqual([...new Set([...left, 'quote-builder'])].sort());
});

test.each<[CheckoutStatus['status'], string]>([
  ['open', 'You haven’t paid yet'],
  ['failed', 'Your payment didn’t go through'],
  ['cancelled', 'This checkout has expired'],
])('a payment that %s links back to the cart, which is kept', async (what, heading) => {
  sessionStorage.setItem('checkout-from', '"/service/stepWizardPage"');
  open(sessionId, { status: what });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText(/ Your quote is still here, with everything you chose\.$/)).toBeVisible();
  // Nothing is known of the order, so no card claims anything.
  expect(screen.queryByRole('region', { name: 'Your order' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to your quote' });
  expect(back).toHaveAttribute('href', '/service/stepWizardPage');
  expect(saved()).not.toBeNull();
});

const payUrl = '/pay/o1.signed';
test.each<[CheckoutStatus['status'], heading: string, from: string | null, links: string[], amounts: string[]]>([
  ['failed', 'Your payment didn’t go through', null, ['Pay €396'], ['€396', '€1,584']],
  ['open', 'You haven’t paid yet', '/quote-builder', ['Pay €396', 'Back to your quote'], ['€396', '€1,584']],
  ['cancelled', 'This checkout has expired', null, [], []],
])(
  'without a payment, %s: leads to the page to pay, and to a quote only where there is one',
  async (what, heading, from, links, amounts) => {
    if (from) sessionStorage.setItem('checkout-from', JSON.stringify(from));
    open(sessionId, { ...paid, status: what, ...(what === 'cancelled' ? {} : { payUrl }) });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByText(/your quote is/i)).toBeNull();
    const shown = screen.queryAllByRole('link', { name: /^(Pay|Back)/ });
    expect(shown.map((link) => link.textContent)).toEqual(links);
    if (shown[0]) expect(shown[0]).toHaveAttribute('href', payUrl);
    // What isn't ordered any more is no debt.
    const card = within(screen.getByRole('region', { name: 'Your order' }));
    const debts = card.getAllByRole('definition').slice(6);
    expect(debts.map((amount) => amount.textContent)).toEqual(amounts);
    expect(card.queryByText('Still to pay later')).toBeNull();
  },
);

test.each<[CheckoutStatus['status'], string, kept: boolean]>([
  ['partly-refunded', 'Part of your payment was refunded', false],
  ['refunded', 'Your payment was refunded', true],
  ['disputed', 'Your bank is reviewing your payment', false],
  ['needs-attention', 'We’re checking your payment', false],
  ['paid-twice', 'You paid for this order twice', false],
])('a payment that is %s says so, with a link to contact us', async (what, heading, kept) => {
  open(sessionId, { ...paid, status: what, refunded: 100 });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
  const card = within(screen.getByRole('region', { name: 'Your order' }));
  expect(card.getByText('Reference AB12')).toBeVisible();
  expect(screen.getByText('Refunded')).toBeVisible();
  // The balance is no longer as agreed.
  expect(screen.queryByText('Still to pay later') !== null).toBe(what === 'paid-twice');
  expect(screen.queryByText(/nothing (was|has been) charged/i)).toBeNull();
  await waitFor(() => expect(saved() !== null).toBe(kept));
});

test.each(['paid', 'partly-refunded', 'paid-twice'] as const)(
  'a payment that is %s, of an order that has ended, promises nothing but its return',
  async (what) => {
    open(sessionId, { ...paid, status: what, ended: 'cancelled' });
    expect(await screen.findByRole('heading', { name: 'This order has ended' })).toBeVisible();
    expect(screen.getByText(/We’ll write to you about returning your payment/)).toBeVisible();
    expect(screen.getByText('Reference AB12')).toBeVisible();
    expect(screen.queryByText(/Still to pay|confirmed|goes ahead|Choose a time/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
);

test('an order that has ended unpaid leads to no payment', async () => {
  open(sessionId, { status: 'failed', ended: 'withdrawn' });
  expect(await screen.findByRole('heading', { name: 'This order has ended' })).toBeVisible();
  expect(screen.getByText(/so there is nothing to pay\.$/)).toBeVisible();
  // A part by transfer may be in.
  expect(screen.queryByText(/charged/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Back to/ })).toBeNull();
});

test.each<[CheckoutStatus['status'], RegExp]>([
  ['processing', /^Your payment is on its way/],
  ['checking', /Please don’t pay again/],
])('a payment that is %s keeps the cart and leads nowhere: it is polled until it is paid', async (what, said) => {
  const calls = open(sessionId, { ...paid, status: what }, paid);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Back to/ })).toBeNull();
  expect(saved()).not.toBeNull();
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(calls()).toBe(2);
  await waitFor(() => expect(saved()).toBeNull());
});

test('a paid consultation links to the calendar', async () => {
  open(sessionId, {
    ...{ status: 'paid', amount: 83, total: 83, reference: 'AB12', selection: { wizard: 'consultation' } },
  });
  expect(await screen.findByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/booking');
  const [answer] = screen.getAllByRole('status');
  expect(answer).toHaveTextContent(/€83 is paid for your consultation\. Your reference is AB12\. Choose a time/);
  expect(screen.getByRole('heading', { name: 'We meet by video' })).toBeVisible();
  expect(screen.queryByText(/remaining|deposit/i)).toBeNull();
});

test.each(['paid', 'partly-refunded', 'paid-twice'] as const)(
  'the time of a consultation is chosen on this page when it is %s',
  async (state) => {
    const selection = { wizard: 'consultation' } as const;
    open(sessionId, { status: state, amount: 83, total: 83, selection, paidCall: 'o1.signed' });
    expect(await screen.findByText('Calendar of o1.signed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a time' })).toBeNull();
  },
);

test.each<CheckoutStatus['status']>(['open', 'failed', 'cancelled'])('from the orders: %s', async (what) => {
  sessionStorage.setItem('checkout-from', '"/user/orders"');
  open(sessionId, { status: what });
  expect(await screen.findByText(/your orders\.$/)).toBeVisible();
  // Nothing can be where a part has arrived by transfer.
  expect(screen.queryByText(/order again/)).toBeNull();
  expect(screen.queryByText(/your quote/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to your orders' })).toHaveAttribute('href', '/user/orders');
});

test('does not thank for an unknown session', async () => {
  open(sessionId, refused(404, 'Not found'));
  expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  expect(saved()).not.toBeNull();
});

test('makes no request without a session', async () => {
  const calls = open('', paid);
  expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
  expect(calls()).toBe(0);
});

test('offers a retry when the server can’t be reached', async () => {
  open(sessionId, refused(503, 'Please try again.'), paid);
  expect(await screen.findByText('Please try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible();
  await waitFor(() => expect(saved()).toBeNull());
});
