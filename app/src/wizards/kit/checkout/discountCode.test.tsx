import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteStored } from '../../../api/stored.ts';
import { installation } from '../../../content/installation.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { savedQuote } from '../../../mocks/savedQuote.ts';
import { recordPosts, server } from '../../../testing/setup.ts';
import { renderTool } from '../../../testing/tool';
import { quickQuote } from '../../quick-quote/definition';
import { quickQuoteRules } from '../../quick-quote/rules/index.ts';
import { storedQuote } from '../../quick-quote/testing.ts';
import { savedQuoteStore } from '../saved-quote/savedQuoteStore.ts';
import { WizardPage } from '../WizardPage';
import { storeOf } from '../wizardStore.ts';

const user = userEvent.setup();

const spring = { code: 'SPRING', of: 'percent', value: 10, wizard: 'quote' } as const;
const refused = (message: string) => () =>
  HttpResponse.json({ message, code: 'unusable-discount', requestId: 'r' }, { status: 409 });
let sent: Record<string, unknown>[];

beforeEach(() => {
  // Test files share the stores: what another one chose or saved has its own price.
  act(() => deleteStored('kept-quote'));
  history.replaceState(null, '', '/service/stepWizardPage?step=review');
  Object.assign(installation, { takesDiscountCodes: true });
  storeOf(quickQuote).clear();
  storeOf(quickQuote).set(quickQuoteRules(catalogue).record.parse(storedQuote));
  server.use(http.post('/api/discount', () => HttpResponse.json(spring)));
  sent = recordPosts('/api/create-checkout-session', refused('The code SPRING was valid until yesterday.'));
});
afterEach(() => {
  Object.assign(installation, { takesDiscountCodes: false });
  act(() => {
    deleteStored('kept-quote');
    deleteStored('discount-code');
  });
});

async function openReview() {
  renderTool(() => <WizardPage definition={quickQuote} />);
  await screen.findByRole('textbox', { name: 'Your Name *' });
}
async function buy() {
  await user.type(screen.getByRole('textbox', { name: 'Your Name *' }), 'Ann Example');
  await user.type(screen.getByRole('textbox', { name: 'Your Email *' }), 'ann@example.ie');
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
}
const field = () => screen.getByRole('textbox', { name: 'Discount code' });
/** Waits for the total. */
const expectTotal = (amount: string) =>
  vi.waitFor(() => {
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getAllByText(/^€1,(980|782)$/)[0]).toHaveTextContent(amount);
  });

test('is applied, charged, and dropped once the server no longer takes it', async () => {
  await openReview();
  await user.click(screen.getByText('I have a discount code'));
  await user.type(field(), 'spring{Enter}');
  expect(await screen.findByText('SPRING: 10% off. It’s in the summary.')).toBeVisible();
  await expectTotal('€1,782');
  expect(await screen.findByText('Code SPRING, 10% off')).toBeVisible();
  await buy();
  expect(await screen.findAllByText(/The code SPRING was valid until yesterday\./)).not.toEqual([]);
  expect(sent).toMatchObject([{ price: 356.4, discountCode: 'SPRING' }]);
  await expectTotal('€1,980');
});

test('that takes off something else by now is dropped, and the saved quote kept', async () => {
  const changed = () =>
    HttpResponse.json({ message: 'Changed.', code: 'price-changed', requestId: 'r' }, { status: 409 });
  server.use(http.post('/api/create-checkout-session', changed));
  sessionStorage.setItem('discount-code', '"SPRING"');
  savedQuoteStore.set(savedQuote);
  await openReview();
  await screen.findByRole('button', { name: 'Remove' });
  await buy();
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
  expect(savedQuoteStore.get()).toEqual(savedQuote);
});

test('is applied again after a reload, and can be removed', async () => {
  sessionStorage.setItem('discount-code', '"SPRING"');
  await openReview();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await expectTotal('€1,980');
  expect(sessionStorage.getItem('discount-code')).toBeNull();
});

test('that isn’t valid says why at the field, which keeps it', async () => {
  server.use(http.post('/api/discount', refused('We don’t know the code SPRNG.')));
  await openReview();
  await user.click(screen.getByText('I have a discount code'));
  await user.type(field(), 'SPRNG{Enter}');
  expect(await screen.findByRole('textbox', { description: 'We don’t know the code SPRNG.' })).toHaveValue('SPRNG');
  await expectTotal('€1,980');
});

test('isn’t asked for where the agency has none', async () => {
  Object.assign(installation, { takesDiscountCodes: false });
  await openReview();
  expect(screen.queryByText('I have a discount code')).toBeNull();
});
