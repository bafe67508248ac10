export interface CardProvider {
  name: string;
  /** Of its page where buyers pay. */
  host: string;
  /** Its page about a payment, for the team. @param intentId its own id of the payment */
  paymentPage: (intentId: string, isLive: boolean) => string;
}

/** The card providers that can take payments. Without one, a demo charges no card. */
export const cardProviders = {
  stripe: {
    name: 'Stripe',
    host: 'checkout.stripe.com',
    paymentPage: (intentId, isLive) => `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${intentId}`,
  },
} as const satisfies Readonly<Record<string, CardProvider>>;
export type CardProviderId = keyof typeof cardProviders;

/** The card provider of a payment; undefined for one of the demo, and for a transfer. */
export const cardProviderOf = ({ provider }: { provider: string }): CardProvider | undefined =>
  cardProviders[provider as CardProviderId];
