import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';

interface EmbeddedFormProps {
  stripe: Stripe;
  clientSecret: string;
}

/** The card provider's own payment form, inside our page. */
export default function EmbeddedForm({ stripe, clientSecret }: EmbeddedFormProps) {
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}
