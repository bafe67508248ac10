import type { Stripe } from '@stripe/stripe-js';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '../../domain/contract/config.ts';
import { server } from '../../test-setup.ts';

const checkout = '/api/create-checkout-session';
const filled = {
  version: 1,
  currentStep: 5,
  solutionType: 'both',
  selectedIndustry: 'retail',
  selectedGoals: [],
  trinitySelectionId: 'trinity-core',
  selectedTier: 'full',
  hasPhysicalStore: null,
  aedUpsellChoice: null,
};

/** The wizard on Review, as after a reload: each test has modules of its own, so nothing is remembered in memory. */
async function openReview() {
  vi.resetModules();
  const { QuoteBuilder } = await import('./QuoteBuilder');
  const { Toasts } = await import('../../shell/Toasts');
  render(
    <BrowserRouter>
      <Toasts>
        <QuoteBuilder />
      </Toasts>
    </BrowserRouter>,
  );
  await screen.findByRole('heading', { name: 'Review your quote' });
  await screen.findByRole('textbox', { name: 'Your Name *' });
}

const button = (name: string) => screen.getByRole('button', { name });
async function signAndBuy(name = 'Proceed to Checkout') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your Name *' }), ' Ann Example ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your Email *' }), 'ann@example.ie');
  await userEvent.click(button(name));
}

/** Answers checkout calls and remembers what was sent. */
function recordCheckout(answer: () => Response) {
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
const configured = (config: Partial<PublicConfig>) =>
  server.use(
    http.get('/api/config', () =>
      HttpResponse.json<PublicConfig>({
        checkoutUi: 'hosted',
        stripePublishableKey: 'pk_test_1',
        checkoutHost: null,
        payments: 'stripe',
        betaEndsAt: '2027-01-31T00:00:00.000Z',
        ...config,
      }),
    ),
  );

beforeEach(() => {
  localStorage.setItem('quote-builder', JSON.stringify(filled));
  history.replaceState(null, '', '/service/stepWizardPage');
});
afterEach(() => vi.doUnmock('@stripe/stripe-js/pure'));

test('the request says who buys what, for the deposit', async () => {
  const sent = recordCheckout(failing);
  await openReview();
  await signAndBuy();
  await screen.findAllByText(/^Failed to create checkout session/);
  expect(sent[0]?.body).toMatchObject({
    name: 'Ann Example',
    email: 'ann@example.ie',
    serviceType: 'brand_identity_package',
    price: 396,
    campaignDuration: '4-6 months',
    success_url: `${location.origin}/checkout-success`,
    cancel_url: `${location.origin}/checkout-cancel`,
    selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
  });
});

test('a consultation is paid in full, and its notes say what it is about', async () => {
  const sent = recordCheckout(failing);
  await openReview();
  await signAndBuy('Book a Consultation (€83)');
  await screen.findAllByText(/^Failed to create checkout session/);
  expect(sent[0]?.body).toMatchObject({ serviceType: 'consultation', campaignDuration: 'consultation', price: 83 });
  expect(sent[0]?.body.notes).toMatch(/^CONSULTATION REQUEST\n/);
});

test('a failure is told twice, as a notice and in its place, and the buttons work again', async () => {
  recordCheckout(failing);
  await openReview();
  await signAndBuy();
  const told = await screen.findAllByText('Failed to create checkout session: The card provider is not answering.');
  expect(told).toHaveLength(2);
  expect(button('Proceed to Checkout')).not.toHaveAttribute('aria-disabled');
});

test('pressed again with nothing changed it is the same attempt, and another one after a change', async () => {
  const sent = recordCheckout(failing);
  await openReview();
  await signAndBuy();
  await screen.findAllByText(/^Failed/);
  await userEvent.click(button('Proceed to Checkout'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await screen.findAllByText(/^Failed/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Keywords' }), 'bread');
  await userEvent.click(button('Proceed to Checkout'));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  const keys = sent.map(({ key }) => key);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('while it is being processed a second press does nothing', async () => {
  let answer: (response: Response) => void = () => {};
  const sent = recordCheckout(() => new Promise<Response>((resolve) => (answer = resolve)) as unknown as Response);
  await openReview();
  await signAndBuy();
  await userEvent.click(button('Processing...'));
  await userEvent.click(button('Book a Consultation (€83)'));
  expect(sent).toHaveLength(1);
  await act(async () => answer(failing()));
  await screen.findAllByText(/^Failed/);
});

test('without name and e-mail the press says so and goes to the first empty field', async () => {
  const sent = recordCheckout(failing);
  await openReview();
  await userEvent.click(button('Proceed to Checkout'));
  expect(screen.getAllByText('Error: Please enter your name and email to proceed.')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Your Name *' })).toHaveFocus();
  expect(sent).toHaveLength(0);
});

test("an answer with a client secret shows the card provider's form in the page", async () => {
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
  recordCheckout(() => HttpResponse.json({ id: 'cs_1', clientSecret: 'cs_1_secret' }));
  await openReview();
  await signAndBuy();
  await screen.findByText('The form of the card provider');
  expect(createEmbeddedCheckoutPage).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'cs_1_secret' }));
});

test.each([
  ['an id alone', { id: 'cs_1' }],
  ['a form to show', { id: 'cs_1', clientSecret: 'cs_1_secret' }],
])('an answer with %s needs Stripe.js, and says so without it', async (_, answer) => {
  recordCheckout(() => HttpResponse.json(answer));
  await openReview();
  await signAndBuy();
  expect(await screen.findAllByText('Stripe.js has not loaded yet.')).toHaveLength(2);
});

test('an answer without an id is an unknown error', async () => {
  recordCheckout(() => HttpResponse.json({}));
  await openReview();
  await signAndBuy();
  expect(await screen.findAllByText('Error: Unknown error occurred')).toHaveLength(2);
});

test('an address that is not ours is not followed', async () => {
  recordCheckout(() => HttpResponse.json({ id: 'cs_1', url: 'https://evil.example/pay' }));
  await openReview();
  await signAndBuy();
  expect(await screen.findAllByText('Error: Something went wrong. Please try again.')).toHaveLength(2);
});
