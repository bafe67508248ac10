export interface CardProvider {
  name: string;
  /** The server's setting with its key, which makes it take the payments. */
  keySetting: string;
  /** Of its page where buyers pay. */
  host: string;
  /** Its page about a payment, for the team. @param intentId its own id of the payment */
  paymentPage: (intentId: string, isLive: boolean) => string;
}

/** The card providers that can take payments. Without one, a demo charges no card. */
export const cardProviders = {
  stripe: {
    name: 'Stripe',
    keySetting: 'STRIPE_SECRET_KEY',
    host: 'checkout.stripe.com',
    paymentPage: (intentId, isLive) => `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${intentId}`,
  },
} as const satisfies Readonly<Record<string, CardProvider>>;
export type CardProviderId = keyof typeof cardProviders;

/** The settings that make a card provider take payments, in words. */
export const keySettings = Object.values(cardProviders)
  .map(({ keySetting }) => keySetting)
  .join(' or ');

/** The card provider of a payment; undefined for one of the demo, and for a transfer. */
export const cardProviderOf = ({ provider }: { provider: string }): CardProvider | undefined =>
  cardProviders[provider as CardProviderId];
