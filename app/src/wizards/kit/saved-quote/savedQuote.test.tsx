import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedQuote } from '../../../mocks/savedQuote.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { server } from '../../../testing/setup.ts';

const review = {
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
/** The same quote of a day when it cost €1,780. */
const cheaper: SavedQuote = {
  ...savedQuote,
  kept: {
    price: { ...savedQuote.kept.price, total: 1780 },
    due: { ...savedQuote.kept.due, amount: 356, later: 1424 },
  },
};

beforeEach(() => history.replaceState(null, '', '/service/stepWizardPage?step=review'));

/** Review as after a reload: each test has modules of its own, so nothing is remembered in memory. */
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

const total = () => within(screen.getByRole('region', { name: 'Order summary' })).getByRole('status');

/** Fills Review in, presses the button, and answers what was sent. */
async function buy(answer: () => Response): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/create-checkout-session', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Your Name *' }), 'Ann Example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your Email *' }), 'ann@example.ie');
  await userEvent.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return sent[0] ?? {};
}

const refusal = () =>
  HttpResponse.json({ message: 'The amount due today is €396.', code: 'price-changed' }, { status: 409 });

test('a saved price is shown, and asked for with its token', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  expect(await buy(refusal)).toMatchObject({ price: 356, keptQuote: cheaper.token });
});

test('when the server does not honour it any more, the price list is back, and the refusal can be read', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  await buy(refusal);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,980'));
  expect(screen.getAllByText(/The amount due today is €396/)).not.toHaveLength(0);
  expect(localStorage.getItem('kept-quote')).toBeNull();
});

test('another failure leaves it in hand', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  await buy(() => HttpResponse.json({ message: 'Away.', code: 'x' }, { status: 503 }));
  await screen.findAllByText(/Away\./);
  expect(total()).toHaveTextContent('€1,780');
});

test('when the price list has become cheaper, it is what counts', async () => {
  const { kept } = savedQuote;
  const dearer = { ...savedQuote, kept: { ...kept, price: { ...kept.price, total: 2180 } } };
  await openReview(dearer);
  await vi.waitFor(() => expect(localStorage.getItem('kept-quote')).toBeNull());
  expect(total()).toHaveTextContent('€1,980');
  expect(await buy(refusal)).not.toHaveProperty('keptQuote');
});

test('when the visitor deletes it in their browser, the price list is back', async () => {
  await openReview(cheaper);
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,780'));
  const { forgetStored } = await import('../../../api/forgetStored.ts');
  act(() => forgetStored('kept-quote'));
  await vi.waitFor(() => expect(total()).toHaveTextContent('€1,980'));
  expect(await buy(refusal)).not.toHaveProperty('keptQuote');
});

test.each<[string, unknown]>([
  ['of other things', { ...cheaper, selection: { ...savedQuote.selection, tier: 'premium' } }],
  ['that is over', { ...cheaper, validUntil: '2026-01-01' }],
  ['that is no quote', { token: 7 }],
  ['that is no object', 'kept'],
])('a stored quote %s changes no price', async (_what, stored) => {
  await openReview(stored);
  expect(await buy(refusal)).not.toHaveProperty('keptQuote');
  expect(total()).toHaveTextContent('€1,980');
});

test('what is kept says until when, and what is sent to keep it holds nothing about a person', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/quotes', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(savedQuote, { status: 201 });
    }),
  );
  await openReview();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your Name *' }), 'Ann Example');
  await userEvent.click(await screen.findByRole('button', { name: 'Save this quote' }));
  expect(await screen.findByRole('heading', { name: 'Your quote is saved' })).toBeInTheDocument();
  expect(screen.getByText(/Reference 01234567/)).toBeInTheDocument();
  expect(sent).toEqual([{ selection: savedQuote.selection, about: { industry: 'retail', goals: [], budget: null } }]);
});
