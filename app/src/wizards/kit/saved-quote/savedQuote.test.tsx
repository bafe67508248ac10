import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteStored } from '../../../api/stored.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { savedQuote } from '../../../mocks/savedQuote.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { recordPosts } from '../../../testing/setup.ts';
import { renderTool } from '../../../testing/tool';
import { quickQuote } from '../../quick-quote/definition';
import { quickQuoteRules } from '../../quick-quote/rules/index.ts';
import { storedQuote } from '../../quick-quote/testing.ts';
import { WizardPage } from '../WizardPage';
import { storeOf } from '../wizardStore.ts';
import { readSavedQuote } from './readSavedQuote.ts';
import { savedQuoteStore } from './savedQuoteStore.ts';

/** The same quote, saved when it cost €1,780. */
const cheaper: SavedQuote = {
  ...savedQuote,
  savedBill: {
    price: { ...savedQuote.savedBill.price, total: 1780 },
    due: { ...savedQuote.savedBill.due, amount: 356, later: 1424 },
  },
};

beforeEach(() => history.replaceState(null, '', '/service/stepWizardPage?step=review'));
afterEach(() => act(() => deleteStored('kept-quote')));
// The next file of this run loads modules of its own, without this one's quote.
afterAll(() => vi.resetModules());

async function openReview(quote?: SavedQuote) {
  storeOf(quickQuote).clear();
  storeOf(quickQuote).set(quickQuoteRules(catalogue).record.parse(storedQuote));
  if (quote) savedQuoteStore.set(quote);
  renderTool(() => <WizardPage definition={quickQuote} />);
  await screen.findByRole('heading', { name: 'Review your quote' });
  await screen.findByRole('textbox', { name: 'Your Name *' });
}

const fold = 'Keep this quote for 30 days';
const panel = async () => (await screen.findByText(fold)).closest('details') as HTMLDetailsElement;

const total = () => within(screen.getByRole('region', { name: 'Order summary' })).getByRole('status');

/** Fills in Review, clicks the button and resolves with the request body. */
async function buy(answer: () => Response): Promise<Record<string, unknown>> {
  const sent = recordPosts('/api/create-checkout-session', answer);
  fireEvent.change(screen.getByRole('textbox', { name: 'Your Name *' }), { target: { value: 'Ann Example' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your Email *' }), { target: { value: 'ann@example.ie' } });
  await userEvent.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return sent[0] ?? {};
}

const refusal = () =>
  HttpResponse.json({ message: 'The amount due today is €396.', code: 'price-changed' }, { status: 409 });

test.each([
  ['a saved price', cheaper, cheaper],
  ['a price saved before any of its further questions was asked', { ...cheaper, about: {} }, { ...cheaper, about: {} }],
  ['one that has expired', { ...cheaper, validUntil: '2026-01-01' }, null],
  ['something that is not a quote', { token: 7 }, null],
  ['something that is not an object', 'kept', null],
])('of a browser that stores %s, only a valid quote is read', (_, stored, read) =>
  expect(readSavedQuote(stored)).toEqual(read && expect.objectContaining(read)),
);

test('a saved price goes to the checkout with its token; once the server refuses it, the list price and the reason are shown', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  expect(await buy(refusal)).toMatchObject({ price: 356, savedQuoteToken: cheaper.token });
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,980'));
  expect(screen.getAllByText(/The amount due today is €396/)).not.toHaveLength(0);
  expect(localStorage.getItem('kept-quote')).toBeNull();
});

test('after another failure the saved price stays, until the visitor deletes it from the browser', async () => {
  await openReview(cheaper);
  await buy(() => HttpResponse.json({ message: 'Try again.', code: 'database-unavailable' }, { status: 503 }));
  await screen.findAllByText(/Try again\./);
  expect(total()).toHaveTextContent('€1,780');
  act(() => deleteStored('kept-quote'));
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,980'));
  expect(await buy(refusal)).not.toHaveProperty('savedQuoteToken');
});

test('when the list price is lower, it applies', async () => {
  await openReview({
    ...savedQuote,
    savedBill: { ...cheaper.savedBill, price: { ...cheaper.savedBill.price, total: 2180 } },
  });
  await vi.waitFor(() => expect(localStorage.getItem('kept-quote')).toBeNull());
  expect(total()).toHaveTextContent('€1,980');
  expect(await buy(refusal)).not.toHaveProperty('savedQuoteToken');
});

test('saving is folded away and sends no personal data; a saved quote is open, and says so where it is listened to', async () => {
  const sent = recordPosts('/api/quotes', () => HttpResponse.json(savedQuote, { status: 201 }));
  await openReview();
  expect(await panel()).not.toHaveAttribute('open');
  expect(screen.getByText('Save this quote')).not.toBeVisible();
  // What a consumer consents to is in no fold.
  for (const words of [/^Please begin within/, /^By paying you accept our terms/, /^We use your name/])
    expect(screen.getByText(words)).toBeVisible();
  const spoken = (await panel()).querySelector('[aria-live=polite]');
  expect(spoken).toHaveTextContent(/^Get a link/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Your Name *' }), { target: { value: 'Ann Example' } });
  await userEvent.click(screen.getByText(fold));
  await userEvent.click(screen.getByRole('button', { name: 'Save this quote' }));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Copy the link' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Your quote is saved' })).toBeVisible();
  expect(spoken).toBeInTheDocument();
  expect(spoken).toHaveTextContent(/^Your quote is saved.*Reference 01234567/);
  expect(document.querySelector('article')).toHaveTextContent('IndustryRetail');
  expect(sent).toEqual([{ selection: savedQuote.selection, about: { industry: 'retail', goals: [] } }]);
  cleanup();

  await openReview();
  expect(await panel()).toHaveAttribute('open');
});

// The last one: what is loaded after it has a store of its own.
test('a saved price is shown after a reload', async () => {
  localStorage.setItem('kept-quote', JSON.stringify(cheaper));
  vi.resetModules();
  const { savedQuoteStore: reloaded } = await import('./savedQuoteStore.ts');
  expect(reloaded.get()).toBeNull();
  await vi.waitFor(() => expect(reloaded.get()).toMatchObject({ token: cheaper.token }));
});
