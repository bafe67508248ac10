import type { Stripe } from '@stripe/stripe-js';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/request.ts';
import * as provider from '../../api/stripe.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { plannerPaths } from '../../domain/wizard/wizardIds.ts';
import { ann, annsAccount, annsOrders } from '../../mocks/account.ts';
import { savedQuote } from '../../mocks/savedQuote.ts';
import { accountTest, address } from '../../testing/account.tsx';
import { server } from '../../testing/setup.ts';
import { renderTool } from '../../testing/tool';
import { WizardPage } from '../../wizards/kit/WizardPage';
import { storeOf } from '../../wizards/kit/wizardStore.ts';
import { packageBuilder } from '../../wizards/package-builder/definition';
import { planner } from '../../wizards/planner/definition';
import { plannerRules } from '../../wizards/planner/rules/index.ts';
import { completePlan } from '../../wizards/planner/testing.ts';
import { quickQuote } from '../../wizards/quick-quote/definition';

const { open } = accountTest(server);
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const holds = (orders: readonly AccountOrder[]) =>
  server.use(http.get('/api/account', () => HttpResponse.json({ ...annsAccount, orders })));
/** Opens the page of an account with these orders. */
function openOrders(...orders: readonly AccountOrder[]) {
  holds(orders);
  return open('/user/orders', ann);
}
const [paid] = annsAccount.orders as [AccountOrder];
/** The row of the only order. */
const row = async () => (await part('Orders')).getByRole('listitem');

test('orders and quotes show their status and amounts', async () => {
  await open('/user/orders', ann);
  const order = await row();
  expect(order).toHaveTextContent(
    /^Trinity Core \+ Full System platform€1,980Reference TW-1Deposit paid.*Ordered5 Nov 2026Deposit€396 paidBalance€1,584 later/,
  );
  expect(order).toHaveTextContent(
    /Terms of this order \(PDF\)Withdraw from the contractIndustryRetailGoalsBuild Brand Identity, Scale Your Business$/,
  );
  expect(within(order).getByRole('link', { name: 'Terms of this order (PDF)' })).toHaveAttribute(
    'href',
    '/terms/0a1b2c3d.pdf',
  );
  const quote = within((await part('Saved quotes')).getByRole('listitem'));
  expect(quote.getByText('The price holds until 5 December 2026')).toBeVisible();
  expect(quote.getByRole('link', { name: 'Open the quote: Trinity Plus' })).toHaveAttribute(
    'href',
    annsAccount.quotes[0]?.url,
  );
});

test('an order and its extras name each other', async () => {
  const offer = { title: 'More photos', url: '/offer/1.signed', reference: 'OF-2', isAccepted: false };
  const extras = [
    { ...offer, url: '/offer/2.signed', title: 'Five texts', reference: 'TW-2', isAccepted: true },
    offer,
  ];
  const written = { id: 'extra', title: 'Five texts', extraTo: paid.reference, reference: 'TW-2' };
  await openOrders({ ...paid, ...written }, { ...paid, extras });
  const [extra, order] = (await part('Orders')).getAllByRole('listitem');
  expect(extra).toHaveTextContent('Extra to order TW-1');
  expect(order).toHaveTextContent('Extras:Five texts (order TW-2)More photos (our offer OF-2)');
  expect(within(order as HTMLElement).getByRole('link', { name: 'More photos (our offer OF-2)' })).toHaveAttribute(
    'href',
    offer.url,
  );
});

test('an unpaid order links to its payment, or to ordering again', async () => {
  const user = await openOrders(...annsOrders);
  const orders = await part('Orders');
  const rows = orders.getAllByRole('listitem');
  const due = within(rows[0] as HTMLElement);
  expect(due.getByText('You can pay until Saturday 21 November 2026, 10:30 AM.')).toBeVisible();
  expect(due.getByRole('link', { name: /^Pay €2,469.10: Brand identity/ })).toHaveAttribute(
    'href',
    '/demo-checkout/demo_6',
  );
  const free = { name: 'Order again: Consultation, reference TW-12' };
  expect(within(rows[1] as HTMLElement).getByRole('link', free)).toHaveAttribute('href', '/service/stepWizardPage');
  expect(within(rows[2] as HTMLElement).queryByRole('link', { name: /Pay|again/ })).toBeNull();
  expect(rows[3]).toHaveTextContent(/€83.*PaidThank you.*Choose a time$/);
  const time = { name: 'Choose a time: Consultation, reference TW-10' };
  expect(within(rows[3] as HTMLElement).getByRole('link', time)).toHaveAttribute('href', '/booking?paid=o3.signed');

  // Expired orders are collapsed.
  const expired = orders.getAllByText('Expired')[0];
  expect(expired).not.toBeVisible();
  await user.click(orders.getByText('2 orders were never paid'));
  expect(expired).toBeVisible();
});

test('an order whose payment failed is paid as by the link in its e-mail, not ordered again', async () => {
  const [order] = annsOrders.slice(-1) as [AccountOrder];
  await openOrders({ ...order, status: 'failed', payUrl: '/pay/1.signed', again: coreQuote });
  expect(await row()).toHaveTextContent(/Payment failed.*You can still pay/);
  expect(screen.getByRole('link', { name: /^Pay €/ })).toHaveAttribute('href', '/pay/1.signed');
  expect(await row()).not.toHaveTextContent(/order again/i);
});

test('a requested balance says what to pay by when, and links to its page; a paid one says so', async () => {
  const later = [{ amount: 100_000, dueOn: '2027-01-10' }];
  const balance = { url: '/balance/secret', amount: 58_400, dueOn: '2026-12-01', later };
  await openOrders({ ...paid, balance }, { ...paid, id: 'o2', due: 0 });
  const [requested, complete] = (await part('Orders')).getAllByRole('listitem');
  expect(requested).toHaveTextContent(
    /Balance requestedPlease pay €584 by 1 December 2026, then €1,000 by 10 January 2027\..*Balance€1,584 to pay/,
  );
  const link = { name: 'Pay €584: Trinity Core + Full System platform, reference TW-1' };
  expect(within(requested as HTMLElement).getByRole('link', link)).toHaveAttribute('href', balance.url);
  expect(complete).toHaveTextContent(/^(?!.*Deposit paid)Trinity.*Paid.*Balance€1,584 paid/);
  expect(within(complete as HTMLElement).queryByRole('link', link)).toBeNull();
});

const coreQuote = { selection: savedQuote.selection, about: savedQuote.about };
/** Opens an order that was never paid. */
async function openExpired(change: Partial<AccountOrder>) {
  const [order] = annsOrders.slice(-1) as [AccountOrder];
  const user = await openOrders({ ...order, ...change });
  await user.click((await part('Orders')).getByText('One order was never paid'));
  return user;
}
const again = () => screen.getByRole('button', { name: /^Order again: / });

test('Order again opens the wizard with the same choices; Undo restores the earlier ones', async () => {
  const begun = {
    ...storeOf(quickQuote).blank().answers,
    solutionType: 'website',
    selectedTier: 'premium',
    name: 'Ann',
  } as const;
  storeOf(quickQuote).set({ at: 1, answers: begun });
  const user = await openExpired({ again: coreQuote });
  await user.click(again());
  await waitFor(() => expect(address()).toBe('/service/stepWizardPage?step=review'));
  renderTool(() => <WizardPage definition={quickQuote} />);
  // Its time stands still under the pointer.
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await user.hover(undo);
  await screen.findByRole('heading', { name: 'Review your quote' });
  expect(within(screen.getByRole('region', { name: 'Order summary' })).getByRole('status')).toHaveTextContent('€1,980');
  expect(storeOf(quickQuote).get().answers).toMatchObject({
    selectedIndustry: 'restaurant',
    selectedTier: 'full',
    name: 'Ann',
  });
  await waitFor(() => expect(storeOf(quickQuote).get().answers.email).toBe('ann@example.ie'));
  await user.click(undo);
  expect(storeOf(quickQuote).get().answers).toEqual(begun);
});

const services = { services: ['ad-campaigns'], brand: null, campaign: 'growth', trinity: null, systems: null };
const configuration = { version: 1, wizard: 'configurator', ...services, tier: null, hasPhysicalStore: null } as const;
const { selection: planOf, topic: topicOf } = plannerRules(catalogue).order;
const plan = planOf(completePlan) as NonNullable<ReturnType<typeof planOf>>;
const lastStep = plannerPaths.at(-1) as string;

const lastSteps = {
  quote: '/service/stepWizardPage?step=review',
  configurator: '/quote-builder?step=review',
  planner: lastStep,
} as const;
const pages = {
  quote: <WizardPage definition={quickQuote} />,
  configurator: <WizardPage definition={packageBuilder} />,
  planner: <WizardPage definition={planner} />,
} as const;

test.each([
  ['a package', configuration, { industry: 'retail', goals: [], budget: null }, '/quote-builder?step=review'],
  ['a plan', plan, topicOf(completePlan).about, lastStep],
  ['a quote ordered before a question was added', coreQuote.selection, {}, '/service/stepWizardPage?step=industry'],
] as const)('%s opens at its last step, or at the first unanswered question', async (_, selection, about, to) => {
  storeOf(packageBuilder).clear();
  storeOf(planner).clear();
  storeOf(quickQuote).clear();
  const user = await openExpired({ wizard: selection.wizard, again: { selection, about } });
  await user.click(again());
  await waitFor(() => expect(address()).toBe(lastSteps[selection.wizard]));
  renderTool(() => pages[selection.wizard]);
  await waitFor(() => expect(address()).toBe(to));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an order with an item no longer offered links to the contact page', async () => {
  await openExpired({ again: null });
  expect(screen.getByText(/no longer on our price list/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Write to us: / })).toHaveAttribute('href', '/contact-us');
});

test('shows one card form at a time in the row of its order, or an error', async () => {
  server.use(http.get('/api/checkout-session/:id', () => HttpResponse.json({ status: 'open' })));
  const [order] = annsOrders as [AccountOrder];
  const plans = ['1', '2'].map((id) => {
    const checkout = { session: `cs_${id}`, clientSecret: `secret_${id}`, until: '2026-11-21T10:30:00.000Z' };
    return { ...order, id, title: `Plan ${id}`, checkout };
  });
  const shown: string[] = [];
  const methods = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment', 'registerAppInfo'];
  const stripe = {
    ...Object.fromEntries(methods.map((name) => [name, vi.fn()])),
    createEmbeddedCheckoutPage: async ({ clientSecret }: { clientSecret: string }) => {
      shown.push(clientSecret);
      return {
        mount: (place: HTMLElement) => place.append('The form of the card provider'),
        unmount: () => {},
        destroy: () => shown.splice(shown.indexOf(clientSecret), 1),
      };
    },
  };
  const loaded = vi.spyOn(provider, 'requireStripe').mockRejectedValueOnce(new ApiError('It has not loaded.', 0, 'x'));
  loaded.mockResolvedValue(stripe as unknown as Stripe);
  const user = await openOrders(...plans);
  const pay = (id: string) =>
    screen.findByRole('button', { name: new RegExp(`^Pay €2,469.10: Plan ${id}, reference `) });
  await user.click(await pay('1'));
  expect(await screen.findByText('It has not loaded.')).toBeVisible();
  await user.click(await pay('1'));
  const form = await screen.findByRole('region', { name: /^Pay €2,469.10: Plan 1,/ });
  expect(form).toHaveFocus();
  await within(form).findByText('The form of the card provider');
  await user.click(await pay('2'));
  await screen.findByRole('region', { name: /^Pay €2,469.10: Plan 2,/ });
  await waitFor(() => expect(shown).toEqual(['secret_2']));
  expect(sessionStorage.getItem('checkout-from')).toBe('"/user/orders"');
  expect(await pay('1')).toBeVisible();
  vi.restoreAllMocks();
});

test('an order paid in the meantime opens no card form: the list is updated', async () => {
  const [order] = annsOrders as [AccountOrder];
  const checkout = { session: 'cs_1', clientSecret: 'secret_1', until: '2026-11-21T10:30:00.000Z' };
  const loaded = vi.spyOn(provider, 'requireStripe');
  const user = await openOrders({ ...order, title: 'Plan', checkout });
  const pay = await screen.findByRole('button', { name: /^Pay .*: Plan,/ });
  holds([{ ...paid, title: 'Plan' }]);
  await user.click(pay);
  expect(await screen.findByText('Deposit paid')).toBeVisible();
  expect(loaded).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test.each<Partial<AccountOrder>>([{ ended: 'withdrawn' }, { status: 'refunded' }, { status: 'cancelled' }])(
  'an order of which nothing more is due isn’t called paid: %j',
  async (change) => {
    await openOrders({ ...paid, due: 0, ...change });
    const [title] = await screen.findAllByText('Trinity Core + Full System platform');
    expect(title?.closest('li')).toHaveTextContent(/€1,980.*Deposit €396/);
  },
);

test.each<[Partial<AccountOrder>, RegExp]>([
  [{ status: 'paid', ended: 'cancelled' }, /Cancelled.*what you paid goes back to you/],
  [{ status: 'partly-refunded', ended: 'cancelled' }, /Cancelled.*what you paid goes back to you/],
  [{ status: 'paid-twice', ended: 'withdrawn' }, /Withdrawn.*What is due to you goes back/],
  [{ status: 'open', ended: 'withdrawn' }, /Withdrawn/],
  [{ status: 'cancelled', missing: 29_600 }, /Partly paid.*transfer the other €296/],
  [{ wizard: 'consultation', ended: 'withdrawn' }, /Withdrawn.*What is due to you goes back/],
  [{ wizard: 'consultation' }, /We’ll be in touch.*TimeNot chosen yet/],
  [{ wizard: 'consultation', isBooked: true }, /Its time is booked.*TimeBooked/],
])('the buyer reads what becomes of an order, and no promise that no longer holds: %j', async (change, text) => {
  await openOrders({ ...paid, ...change });
  const [title] = await screen.findAllByText('Trinity Core + Full System platform');
  const item = title?.closest('li');
  expect(item).toHaveTextContent(text);
  if (change.ended ?? change.missing)
    expect(item).not.toHaveTextContent(/goes ahead|confirmed|booked|can’t be paid|Order again|Expired/);
});

test.each([
  ['partly-refunded', 'Partly refunded'],
  ['paid-twice', 'Paid twice'],
] as const)('an order that is %s says so, with the refund and a link to contact us', async (status, label) => {
  await openOrders({ ...paid, status, refunded: 10_000 });
  const order = within(await row());
  expect(order.getByText(label)).toBeVisible();
  expect(order.getByText('Refunded €100')).toBeVisible();
  expect(order.getByRole('link', { name: /^Write to us: Trinity/ })).toHaveAttribute('href', '/contact-us');
});

test('an order links to its invoices, a consumer’s to the withdrawal, and a business’s names the business', async () => {
  const address = { line1: '5 Mill Lane', line2: null, town: 'Cork', postcode: 'T12 AB34', country: 'IE' };
  const business = { company: 'Byrne Ltd', vatNumber: 'IE1234567A', address };
  const invoice = { id: 'i1', number: '2026-0001', kind: 'invoice', issuedOn: '2026-11-05', total: 39_600 } as const;
  const credit = { id: 'i2', number: 'CN-2026-0001', kind: 'credit-note', issuedOn: '2026-11-06', total: 100 } as const;
  await openOrders(
    { ...paid, reference: '0A1B2C3D' },
    { ...paid, id: 'partly', reference: '1B2C3D4E', status: 'partly-refunded', refunded: 100 },
    { ...paid, id: 'refunded', reference: '2C3D4E5F', status: 'refunded' },
    { ...paid, id: 'agreed', reference: '3D4E5F60', wizard: 'offer', status: 'open', checkout: null },
    { ...paid, id: 'unpaid', status: 'open', checkout: null },
    { ...paid, id: 'of-business', business, invoices: [invoice, credit] },
  );
  const links = await screen.findAllByRole('link', { name: 'Withdraw from the contract' });
  const addressesOf = (all: HTMLElement[]) => all.map((link) => link.getAttribute('href'));
  expect(addressesOf(links)).toEqual([
    '/withdraw?order=0A1B2C3D',
    '/withdraw?order=1B2C3D4E',
    '/withdraw?order=3D4E5F60',
  ]);
  expect(
    screen.getByText('For a business: Byrne Ltd, VAT no. IE1234567A, 5 Mill Lane, Cork, T12 AB34, Ireland'),
  ).toBeVisible();
  const papers = ['Invoice 2026-0001 (PDF)', 'Credit note CN-2026-0001 (PDF)'];
  expect(addressesOf(papers.map((name) => screen.getByRole('link', { name })))).toEqual([
    '/api/account/invoices/i1/pdf',
    '/api/account/invoices/i2/pdf',
  ]);
});
