import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedQuote } from '../../../mocks/savedQuote.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { server } from '../../../testing/setup.ts';
import { storedQuote as review } from '../../quick-quote/testing.ts';

/** The same quote, saved when it cost €1,780. */
const cheaper: SavedQuote = {
  ...savedQuote,
  savedBill: {
    price: { ...savedQuote.savedBill.price, total: 1780 },
    due: { ...savedQuote.savedBill.due, amount: 356, later: 1424 },
  },
};

const { savedOn, savedBill, ...current } = cheaper;

beforeEach(() => history.replaceState(null, '', '/service/stepWizardPage?step=review'));

/** Opens Review as after a reload: with fresh modules, so nothing is left in memory. */
async function openReview(stored?: unknown, answers: object = review) {
  localStorage.setItem('quote-builder', JSON.stringify(answers));
  if (stored !== undefined) localStorage.setItem('kept-quote', JSON.stringify(stored));
  vi.resetModules();
  const [{ WizardPage }, { quickQuote }] = await Promise.all([
    import('../WizardPage'),
    import('../../quick-quote/definition'),
  ]);
  render(
    <BrowserRouter>
      <WizardPage definition={quickQuote} />
    </BrowserRouter>,
  );
  await screen.findByRole('heading', { name: 'Review your quote' });
  await screen.findByRole('textbox', { name: 'Your Name *' });
}

const fold = 'Keep this quote for 30 days';
const panel = async () => (await screen.findByText(fold)).closest('details') as HTMLDetailsElement;

const total = () => within(screen.getByRole('region', { name: 'Order summary' })).getByRole('status');

/** Fills in Review, clicks the button and resolves with the request body. */
async function buy(answer: () => Response): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/create-checkout-session', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Your Name *' }), { target: { value: 'Ann Example' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your Email *' }), { target: { value: 'ann@example.ie' } });
  await userEvent.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return sent[0] ?? {};
}

const refusal = () =>
  HttpResponse.json({ message: 'The amount due today is €396.', code: 'price-changed' }, { status: 409 });

test.each([
  ['a saved price', cheaper],
  ['a price saved before any of its further questions was asked', { ...cheaper, about: {} }],
  ['a price stored with the former field names', { ...current, keptOn: cheaper.savedOn, kept: cheaper.savedBill }],
])('%s is shown, and the checkout gets it with the token', async (_what, stored) => {
  await openReview(stored);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  expect(await buy(refusal)).toMatchObject({ price: 356, savedQuoteToken: cheaper.token });
});

test('when the server no longer accepts it, the list price and the reason are shown', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  await buy(refusal);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,980'));
  expect(screen.getAllByText(/The amount due today is €396/)).not.toHaveLength(0);
  expect(localStorage.getItem('kept-quote')).toBeNull();
});

test('after another failure the saved price stays', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  await buy(() => HttpResponse.json({ message: 'Try again.', code: 'database-unavailable' }, { status: 503 }));
  await screen.findAllByText(/Try again\./);
  expect(total()).toHaveTextContent('€1,780');
});

test('when the list price is lower, it applies', async () => {
  const costlier = { ...savedQuote, savedBill: { ...savedBill, price: { ...savedBill.price, total: 2180 } } };
  await openReview(costlier);
  await vi.waitFor(() => expect(localStorage.getItem('kept-quote')).toBeNull());
  expect(total()).toHaveTextContent('€1,980');
  expect(await buy(refusal)).not.toHaveProperty('savedQuoteToken');
});

test('after the visitor deletes it from the browser, the list price applies', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  const { deleteStored } = await import('../../../api/deleteStored.ts');
  act(() => deleteStored('kept-quote'));
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,980'));
  expect(await buy(refusal)).not.toHaveProperty('savedQuoteToken');
});

test.each<[string, unknown]>([
  ['that has expired', { ...cheaper, validUntil: '2026-01-01' }],
  ['that is not a quote', { token: 7 }],
  ['that is not an object', 'kept'],
])('a stored quote %s changes no price', async (_what, stored) => {
  await openReview(stored);
  expect(await buy(refusal)).not.toHaveProperty('savedQuoteToken');
  expect(total()).toHaveTextContent('€1,980');
});

test('a saved quote shows its reference, and saving it sends no personal data', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/quotes', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(savedQuote, { status: 201 });
    }),
  );
  await openReview();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your Name *' }), 'Ann Example');
  await userEvent.click(await screen.findByText(fold));
  await userEvent.click(screen.getByRole('button', { name: 'Save this quote' }));
  expect(await screen.findByRole('heading', { name: 'Your quote is saved' })).toBeInTheDocument();
  expect(screen.getByText(/Reference 01234567/)).toBeInTheDocument();
  expect(document.querySelector('article')).toHaveTextContent('IndustryRetail');
  expect(sent).toEqual([{ selection: savedQuote.selection, about: { industry: 'retail', goals: [] } }]);
});

test('saving is folded away, until there is a saved quote: then it is open, and says so where it is listened to', async () => {
  server.use(http.post('/api/quotes', () => HttpResponse.json(savedQuote, { status: 201 })));
  await openReview();
  expect(await panel()).not.toHaveAttribute('open');
  expect(screen.getByText('Save this quote')).not.toBeVisible();
  // What a consumer consents to is in no fold.
  for (const words of [/^Please begin within/, /^By paying you accept our terms/, /^We use your name/])
    expect(screen.getByText(words)).toBeVisible();
  const spoken = (await panel()).querySelector('[aria-live=polite]');
  expect(spoken).toHaveTextContent(/^Get a link/);
  await userEvent.click(screen.getByText(fold));
  await userEvent.click(screen.getByRole('button', { name: 'Save this quote' }));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Copy the link' })).toHaveFocus());
  expect(spoken).toBeInTheDocument();
  expect(spoken).toHaveTextContent(/^Your quote is saved.*Reference 01234567/);
  cleanup();

  await openReview();
  expect(await panel()).toHaveAttribute('open');
});
