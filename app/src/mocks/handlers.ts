import { HttpResponse, http } from 'msw/http';
import type { CheckoutAnswer, CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import type { PublicConfig } from '../domain/contract/config.ts';
import type { ContactAnswer, FormTokenAnswer } from '../domain/contract/contact.ts';
import type { Subscribed } from '../domain/contract/newsletter.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { accountHandlers } from './account.ts';
import { meetingHandlers } from './meeting.ts';
import { savedQuote } from './savedQuote.ts';

/** Mocks of the server in which every call succeeds. A test of a failure puts its own handler first. */
export const handlers = [
  http.get('/api/config', () =>
    HttpResponse.json<PublicConfig>({
      checkoutUi: 'hosted',
      stripePublishableKey: null,
      checkoutHost: null,
      payments: 'demo',
      betaEndsAt: '2027-01-31T00:00:00.000Z',
    }),
  ),
  http.get('/api/contact/form-token', () => HttpResponse.json<FormTokenAnswer>({ formToken: 'a-form-token', wait: 0 })),
  http.post('/api/contact', () => HttpResponse.json<ContactAnswer>({ id: 'message-1' }, { status: 201 })),
  http.post('/api/auth/addSubscriber', () =>
    HttpResponse.json<Subscribed>({ message: 'One more step: open the e-mail we’ve just sent you and confirm.' }),
  ),
  http.post('/api/create-checkout-session', () =>
    HttpResponse.json<CheckoutAnswer>({ id: 'demo_1', url: '/demo-checkout/demo_1' }),
  ),
  http.post('/api/quotes', () => HttpResponse.json<SavedQuote>(savedQuote, { status: 201 })),
  http.get('/api/quotes/:token', () => HttpResponse.json<SavedQuote>(savedQuote)),
  http.post('/api/quotes/:token/mail', () => HttpResponse.json({ accepted: true }, { status: 202 })),
  http.get('/api/checkout-session/:id', () =>
    HttpResponse.json<CheckoutStatus>({
      status: 'paid',
      amount: 396,
      total: 1980,
      service: 'Trinity Core + Full System platform',
      lines: savedQuote.savedBill.price.lines,
      email: 'm…a@example.ie',
      reference: 'TW-1',
      selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
    }),
  ),
  ...accountHandlers,
  ...meetingHandlers,
];
