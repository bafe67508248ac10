import Stripe from 'stripe';
import { plural } from '../../../../src/domain/words.ts';
import { countUnbilled } from '../../../invoices/missingInvoices.ts';
import { commandLine } from '../../../platform/cli/commandLine.ts';
import { lastStripeWebhook } from '../../../platform/payments/stripe/events.ts';
import { type Check, danger, ok, problemsOr, reasonOf, unknown, warning } from '../check.ts';

export const paymentsCheck: Check = {
  id: 'payments',
  title: 'Payments',
  async run({ settings: { stripe, cardProvider }, outside }) {
    if (!stripe) {
      return [
        danger('Orders are marked as paid without a payment.', 'Set STRIPE_SECRET_KEY and the other Stripe settings.'),
      ];
    }
    try {
      await outside.askStripe(stripe);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeConnectionError) {
        return [danger(`Stripe can’t be reached: ${reasonOf(error)}.`, 'Let this server call https://api.stripe.com.')];
      }
      return [
        danger(`Stripe doesn’t accept the key: ${reasonOf(error)}.`, 'Copy STRIPE_SECRET_KEY from Stripe once more.'),
      ];
    }
    if (!cardProvider?.live) {
      return [danger('The Stripe key is a test key: no money moves.', 'Set the live keys (sk_live_…, pk_live_…).')];
    }
    return [ok('Stripe accepts the live key.')];
  },
};

const month = 30 * 24 * 3_600_000;

export const webhookCheck: Check = {
  id: 'webhook',
  title: 'Stripe webhook',
  async run({ settings: { stripe, siteUrl }, database, now }) {
    if (!stripe) return [unknown('Without Stripe there are no events.')];
    const address = `${siteUrl ?? 'https://agency.example'}/api/stripe/webhook`;
    if (!stripe.webhookSecret) {
      return [
        danger(
          'Stripe’s events can’t be verified.',
          `In Stripe, add a webhook for ${address}; set STRIPE_WEBHOOK_SECRET.`,
        ),
      ];
    }
    const at = await lastStripeWebhook(database);
    if (at === null) {
      const remedy = `Order something and pay. If this stays, Stripe shows under Webhooks what ${address} answered.`;
      return [danger('No event from Stripe has ever arrived.', remedy)];
    }
    const since = now.getTime() - Date.parse(at);
    if (since > month) {
      return [
        warning(`The last event from Stripe arrived on ${at}.`, 'In Stripe, check that the webhook is still enabled.'),
      ];
    }
    return [ok(`The last event from Stripe arrived on ${at}.`)];
  },
};

export const invoicesCheck: Check = {
  id: 'invoices',
  title: 'Invoices',
  async run(installation) {
    const count = await countUnbilled(installation);
    const remedy = `Run ${commandLine('issue-invoices')}, which lists what is missing and can issue it.`;
    return problemsOr(
      [count > 0 && warning(`${plural(count, 'payment has', 'payments have')} no invoice.`, remedy)],
      'Every payment has its invoice.',
    );
  },
};
