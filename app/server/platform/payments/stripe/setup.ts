import type { CardProviderSetup } from '../provider.ts';

const isLive = (key: string) => key.includes('_live_');

/** Stripe, as it is set up. Its library is loaded when it is called first. */
export const stripe: CardProviderSetup = {
  webhookSecretSetting: 'STRIPE_WEBHOOK_SECRET',
  signatureHeader: 'Stripe-Signature',
  apiUrl: 'https://api.stripe.com',
  liveKeys: 'sk_live_…, pk_live_…',
  isLive,
  contradictions({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_BASE, CHECKOUT_UI }) {
    return [
      [
        CHECKOUT_UI === 'embedded' && !(key && publishable),
        'CHECKOUT_UI=embedded needs STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY. Set both, or leave CHECKOUT_UI out.',
      ],
      [
        key !== null && publishable !== null && isLive(key) !== isLive(publishable),
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different kinds. Use two test keys or two live keys.',
      ],
      [
        key !== null && isLive(key) && STRIPE_API_BASE !== null,
        'STRIPE_SECRET_KEY is a live key and STRIPE_API_BASE is set, so the key would be sent to a server that is not Stripe. Remove STRIPE_API_BASE, or use a test key.',
      ],
    ];
  },
  async connect(values, timeout) {
    const { connectStripe } = await import('./provider.ts');
    return connectStripe(values, timeout);
  },
};
