import {
  addSubscriberEndpoint,
  getCheckoutStatusEndpoint,
  getConfigEndpoint,
  openContactFormEndpoint,
  sendMessageEndpoint,
} from '../domain/contract/visitors.ts';
import { createCheckoutSessionEndpoint } from '../orders/checkoutSchema.ts';
import { getSavedQuoteEndpoint, mailQuoteEndpoint } from '../orders/saved-quote/savedQuoteSchema.ts';
import { saveQuoteEndpoint } from '../orders/saved-quote/saveQuoteSchema.ts';
import { accountHandlers } from './account.ts';
import { meetingHandlers } from './meeting.ts';
import { mock } from './mock.ts';
import { savedQuote } from './savedQuote.ts';

/** Mocks of the server in which every call succeeds. A test of a failure puts its own handler first. */
export const handlers = [
  mock(getConfigEndpoint)(() => ({
    checkoutUi: 'hosted',
    stripePublishableKey: null,
    checkoutHost: null,
    betaEndsAt: '2027-01-31T00:00:00.000Z',
  })),
  mock(openContactFormEndpoint)(() => ({ formToken: 'a-form-token', wait: 0, promise: '' })),
  mock(sendMessageEndpoint)(() => ({ id: 'message-1' })),
  mock(addSubscriberEndpoint)(() => ({
    message: 'One more step: open the e-mail we’ve just sent you and confirm.',
  })),
  mock(createCheckoutSessionEndpoint)(() => ({ id: 'demo_1', url: '/demo-checkout/demo_1' })),
  mock(saveQuoteEndpoint)(() => savedQuote),
  mock(getSavedQuoteEndpoint)(() => savedQuote),
  mock(mailQuoteEndpoint)(() => ({ accepted: true })),
  mock(getCheckoutStatusEndpoint)(() => ({
    status: 'paid',
    amount: 396,
    total: 1980,
    service: 'Trinity Core + Full System platform',
    lines: savedQuote.savedBill.price.lines,
    email: 'm…a@example.ie',
    reference: 'TW-1',
    selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
  })),
  ...accountHandlers,
  ...meetingHandlers,
];
