import type { Stripe } from '@stripe/stripe-js';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { BrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { PublicConfig } from '../../domain/contract/config.ts';
import { businessesOnlyMessage } from '../../domain/vat.ts';
import { beginRequest } from '../../domain/withdrawal.ts';
import type { Notice } from '../../shell/notices/notices.ts';
import { server } from '../../testing/setup.ts';
import { quickQuoteRules } from './rules/index.ts';
import { storedQuote as filled } from './testing.ts';

const checkout = '/api/create-checkout-session';

/** Notices of the wizard, recorded because they disappear after some seconds. */
const notices: Notice[] = [];
vi.doMock('../../shell/notices/notices.ts', () => ({
  notify: (notice: Notice) => notices.push(notice),
  endNotice: () => {},
}));

/** Pages that the wizard has left for. */
const opened: string[] = [];
vi.doMock('../../api/browser.ts', () => ({ openPage: (to: string) => opened.push(to) }));

/** Loads fresh modules, including lazy ones. Once for most tests, because their state is reset. */
async function load() {
  vi.resetModules();
  const [{ WizardPage }, { quickQuote }, { storeOf }] = await Promise.all([
    import('../kit/WizardPage'),
    import('./definition'),
    import('../kit/wizardStore.ts'),
    import('./review'),
    import('@agency-site/ui/MultiSelect'),
    import('@agency-site/ui/MultiSelect.css'),
  ]);
  return { page: <WizardPage definition={quickQuote} />, store: storeOf(quickQuote) };
}
let loaded: ReturnType<typeof load>;

/** Mocks checkout requests and records their bodies. */
function recordCheckout(answer: () => Response | Promise<Response>) {
  const sent: { body: Record<string, unknown>; key: string | null }[] = [];
  server.use(
    http.post(checkout, async ({ request }) => {
      sent.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get('idempotency-key'),
      });
      return answer();
    }),
  );
  return sent;
}

const failing = () => HttpResponse.json({ message: 'The card provider is not answering.', code: 'x' }, { status: 502 });
/**
 * Opens the wizard at Review, as after a reload.
 * @param answer to the requests for a checkout
 * @param fresh forgets the server's settings and the card provider's script
 * @returns the requests for a checkout
 */
async function openReview(answer: () => Response | Promise<Response> = failing, { fresh = false } = {}) {
  if (fresh) loaded = load();
  const { page, store } = await loaded;
  store.clear();
  store.set(quickQuoteRules(catalogue).record.parse(filled));
  render(<BrowserRouter>{page}</BrowserRouter>);
  await screen.findByRole('heading', { name: 'Review your quote' });
  await screen.findByLabelText('Your Name *');
  return recordCheckout(answer);
}

const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function signAndBuy(name = 'Proceed to Checkout') {
  type('Your Name *', ' Ann Example ');
  type('Your Email *', 'ann@example.ie');
  await userEvent.click(button(name));
}

/** Expects a failure message in a notice, and beside the buttons or the field. */
async function expectNotice(text: string | RegExp) {
  const [said] = await screen.findAllByText(text);
  const notice = notices.at(-1);
  expect(notice?.tone).toBe('error');
  expect(said).toHaveTextContent(notice?.text ?? 'no notice');
}

const configured = (config: Partial<PublicConfig>) =>
  server.use(
    http.get('/api/config', () =>
      HttpResponse.json<PublicConfig>({
        checkoutUi: 'hosted',
        stripePublishableKey: 'pk_test_1',
        checkoutHost: null,
        betaEndsAt: '2027-01-31T00:00:00.000Z',
        ...config,
      }),
    ),
  );

beforeAll(async () => {
  loaded = load();
  await loaded;
});
beforeEach(() => {
  notices.length = 0;
  opened.length = 0;
  history.replaceState(null, '', '/service/stepWizardPage');
});
afterEach(() => vi.doUnmock('@stripe/stripe-js/pure'));
afterAll(() => {
  vi.doUnmock('../../shell/notices/notices.ts');
  vi.doUnmock('../../api/browser.ts');
  vi.resetModules();
});

test('from the second step on, the summary draws the shop with what is chosen', async () => {
  const { page, store } = await loaded;
  store.clear();
  const { rerender } = render(<BrowserRouter key="first">{page}</BrowserRouter>);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('What would you like to build?');
  expect(screen.queryByRole('img')).toBeNull();
  store.set(quickQuoteRules(catalogue).record.parse({ ...filled, currentStep: 2 }));
  rerender(<BrowserRouter key="second">{page}</BrowserRouter>);
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  const name = 'A shop without a brand, with a website on a phone and a system on a tablet';
  expect(await within(summary).findByRole('img', { name })).toBeInTheDocument();
});

test('each button sends its order; a failure is said in a notice and beside them, and a retry has a new key only after a change', async () => {
  const sent = await openReview();
  await signAndBuy('Book a Consultation (€83)');
  await expectNotice('Failed to create checkout session: The card provider is not answering.');
  expect(sent[0]?.body).toMatchObject({ serviceType: 'consultation', price: 83 });
  for (const keywords of ['', '', 'bread']) {
    type('Keywords', keywords);
    const before = sent.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    await expectNotice(/^Failed/);
  }
  expect(await screen.findByRole('button', { name: 'Proceed to Checkout' })).not.toHaveAttribute('aria-disabled');
  expect(sent[1]?.body).toMatchObject({
    name: 'Ann Example',
    email: 'ann@example.ie',
    price: 396,
    success_url: `${location.origin}/checkout-success`,
    cancel_url: `${location.origin}/checkout-cancel`,
  });
  const [, first, again, changed] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('a buyer for a business is asked its name, VAT number and address, which are checked', async () => {
  const sent = await openReview();
  expect(screen.queryByLabelText('VAT number')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I’m buying for my business' }));
  type('Name of the business', ' Byrne Ltd ');
  type('VAT number', 'IE12');
  await signAndBuy();
  await expectNotice(/^Please enter a VAT number of the EU/);
  expect(screen.getByLabelText('VAT number')).toHaveFocus();
  expect(sent).toEqual([]);
  type('VAT number', 'ie 1234567 a');
  expect(screen.getByLabelText('Country *')).toHaveValue('Ireland');
  type('Country *', 'Atlantis');
  for (const [label, text] of [
    ['Street address *', ' 5 Mill Lane '],
    ['Town or city *', 'Belfast'],
    ['Country *', 'uk'],
  ] as const) {
    await userEvent.click(button('Proceed to Checkout'));
    await vi.waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toBeInvalid();
    type(label, text);
  }
  expect(sent).toEqual([]);
  // Enter in a field orders, too.
  for (const label of ['Town or city *', 'Your Email *']) {
    await userEvent.type(screen.getByLabelText(label), '{Enter}');
    await expect.poll(() => sent.pop()?.body).toBeDefined();
  }
  await userEvent.click(button('Proceed to Checkout'));
  await expectNotice(/^Failed to create checkout session/);
  const address = { line1: '5 Mill Lane', line2: null, town: 'Belfast', postcode: null, country: 'GB' };
  expect(sent[0]?.body).toMatchObject({ business: { company: 'Byrne Ltd', vatNumber: 'IE1234567A', address } });
});

test('who comes back from the payment page still buys for their business, until they start over', async () => {
  await openReview(created, { fresh: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'I’m buying for my business' }));
  for (const label of ['Name of the business', 'Street address *', 'Town or city *']) type(label, 'Byrne');
  type('Country *', 'France');
  await signAndBuy();
  await expect.poll(() => opened).toHaveLength(1);
  cleanup();
  loaded = load();
  render(<BrowserRouter>{(await loaded).page}</BrowserRouter>);
  expect(await screen.findByLabelText('Name of the business')).toHaveValue('Byrne');
  expect(screen.getByLabelText('Country *')).toHaveValue('France');
  await userEvent.click(button('Start Over'));
  (await loaded).store.set(quickQuoteRules(catalogue).record.parse(filled));
  history.replaceState(null, '', '/service/stepWizardPage');
  cleanup();
  render(<BrowserRouter>{(await loaded).page}</BrowserRouter>);
  expect(await screen.findByRole('checkbox', { name: 'I’m buying for my business' })).not.toBeChecked();
});

test('a consumer learns of the right to withdraw, and may ask for the work to begin at once; a business does neither', async () => {
  const sent = await openReview();
  const request = () => screen.queryByRole('checkbox', { name: beginRequest });
  expect(screen.getByText(/^You have the right to withdraw from this contract within 14 days/)).toBeVisible();
  expect(request()).not.toBeChecked();
  expect(request()).toHaveAccessibleDescription(/You don’t have to tick this to order/);
  await signAndBuy();
  await expectNotice(/^Failed to create checkout session/);
  expect(sent[0]?.body).toMatchObject({ beginAtOnce: false });
  await userEvent.click(screen.getByRole('checkbox', { name: beginRequest }));
  await userEvent.click(button('Proceed to Checkout'));
  await expect.poll(() => sent[1]?.body).toMatchObject({ beginAtOnce: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'I’m buying for my business' }));
  expect(request()).toBeNull();
  expect(screen.queryByText(/right to withdraw/)).toBeNull();
  type('Street address *', '5 Mill Lane');
  type('Town or city *', 'Cork');
  await expect.poll(() => button('Proceed to Checkout').getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(button('Proceed to Checkout'));
  await expect.poll(() => sent[2]?.body).toMatchObject({ business: { company: null, vatNumber: null } });
  expect(sent[2]?.body).not.toHaveProperty('beginAtOnce');
});

test('where prices don’t include VAT, the name of the business is required', async () => {
  await loaded;
  const { installation } = await import('../../content/installation.ts');
  const { vat } = installation;
  onTestFinished(() => {
    installation.vat = vat;
  });
  installation.vat = 'excluded';
  const sent = await openReview();
  expect(screen.queryByRole('checkbox', { name: 'I’m buying for my business' })).toBeNull();
  expect(screen.queryByText(/right to withdraw/)).toBeNull();
  await signAndBuy();
  await expectNotice(businessesOnlyMessage);
  const company = screen.getByLabelText('Name of the business *');
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription(expect.stringContaining(businessesOnlyMessage));
  expect(sent).toEqual([]);
  type('Name of the business *', 'Byrne Ltd');
  type('Street address *', '5 Mill Lane');
  type('Town or city *', 'Cork');
  await userEvent.click(button('Proceed to Checkout'));
  await expectNotice(/^Failed to create checkout session/);
  expect(sent[0]?.body).toMatchObject({ business: { company: 'Byrne Ltd', vatNumber: null } });
});

/** Orders at Review. @returns what was sent, and what answers it */
async function buyDelayed() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = await openReview(() => promise);
  await signAndBuy();
  return { sent, answer: (response: Response) => act(async () => resolve(response)) };
}
const created = () => HttpResponse.json({ id: 'demo_1', url: '/demo-checkout/demo_1' });

test('while processing, nothing of the order can be changed, left or sent again', async () => {
  const { sent, answer } = await buyDelayed();
  expect(button('Processing...').closest('[inert]')).toBeNull();
  const others = [...document.querySelectorAll('a[href], button, input, textarea, summary')].filter(
    (each) => each !== button('Processing...'),
  );
  expect(others.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Start Over', 'Back', 'Change', 'Solution Type, done']),
  );
  expect(others.filter((each) => !each.closest('[inert]'))).toEqual([]);
  await userEvent.click(button('Processing...'));
  await userEvent.click(button('Book a Consultation (€83)'));
  expect(sent).toHaveLength(1);
  await answer(failing());
  await expectNotice(/^Failed/);
  expect(document.querySelector('[inert]')).toBeNull();
});

test.each([
  ['left, as by the browser’s Back,', () => cleanup()],
  ['changed', () => type('Keywords', 'bread')],
])('an order that is %s while it is processed does not lead to the payment page', async (_, change) => {
  const { answer } = await buyDelayed();
  change();
  await answer(created());
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toEqual([]);
  expect(sessionStorage.getItem('checkout-session')).toBeNull();
});

test('the payment page of an order opens', async () => {
  await openReview(created);
  await signAndBuy();
  await expect.poll(() => opened).toEqual(['/demo-checkout/demo_1']);
});

test('without a name and e-mail, or with a web address as name, a click says so and moves to the field', async () => {
  const sent = await openReview();
  await userEvent.click(button('Proceed to Checkout'));
  expect(notices.at(-1)).toMatchObject({
    tone: 'error',
    text: 'Error: Please enter your name and email to proceed.',
    // It would cover the fields of a narrow window, so the bar with the button says it, too.
    yields: true,
  });
  expect(screen.getByText('Error: Please enter your name and email to proceed.')).toBeInTheDocument();
  const name = screen.getByLabelText('Your Name *');
  expect(name).toHaveFocus();
  type('Your Name *', 'evil.example/x');
  await userEvent.click(button('Proceed to Checkout'));
  await expectNotice('Please enter a name without a web address.');
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please enter a name without a web address.');
  expect(sent).toHaveLength(0);
});

test("a response with a client secret shows the card provider's form in the page", async () => {
  configured({ checkoutUi: 'embedded' });
  const mount = vi.fn((place: HTMLElement) => place.append('The form of the card provider'));
  const form = { mount, unmount: vi.fn(), destroy: vi.fn() };
  const methods = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment', 'registerAppInfo'];
  const createEmbeddedCheckoutPage = vi.fn(async () => form);
  vi.doMock('@stripe/stripe-js/pure', () => ({
    loadStripe: async () =>
      ({
        ...Object.fromEntries(methods.map((name) => [name, vi.fn()])),
        createEmbeddedCheckoutPage,
      }) as unknown as Stripe,
  }));
  await openReview(() => HttpResponse.json({ id: 'cs_1', clientSecret: 'cs_1_secret' }), { fresh: true });
  await signAndBuy();
  await screen.findByText('The form of the card provider');
  // The form is for the order as it was.
  type('Keywords', 'bread');
  expect(await screen.findByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  expect(createEmbeddedCheckoutPage).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'cs_1_secret' }));
});

test("with the hosted checkout Stripe's script is not fetched", async () => {
  configured({ checkoutUi: 'hosted' });
  const loadStripe = vi.fn(async () => ({}) as Stripe);
  vi.doMock('@stripe/stripe-js/pure', () => ({ loadStripe }));
  await openReview(failing, { fresh: true });
  await signAndBuy();
  await screen.findAllByText(/^Failed/);
  expect(loadStripe).not.toHaveBeenCalled();
});

test.each([
  ['an id alone', { id: 'cs_1' }],
  ['a form to show', { id: 'cs_1', clientSecret: 'cs_1_secret' }],
])('an answer with %s needs Stripe.js, and says so without it', async (_, answer) => {
  await openReview(() => HttpResponse.json(answer), { fresh: true });
  await signAndBuy();
  await expectNotice('Stripe.js has not loaded yet.');
});

test('a redirect to an unexpected address is not followed', async () => {
  await openReview(() => HttpResponse.json({ id: 'cs_1', url: 'https://evil.example/pay' }));
  await signAndBuy();
  await expectNotice('Error: Something went wrong. Please try again.');
});
