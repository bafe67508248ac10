import { useEffect } from 'react';
import { loadStripeOnce } from '../api/stripe.ts';
import { QuoteBuilder } from '../wizards/quote/QuoteBuilder';

export function Component() {
  // The card provider watches for fraud from the moment somebody starts to buy; reading pages never load its script.
  useEffect(() => void loadStripeOnce(), []);
  return (
    <>
      <meta
        name="description"
        content="Build a quote for a website, Trinity business systems, or both. Every line shows its price and its rule."
      />
      <QuoteBuilder />
    </>
  );
}
