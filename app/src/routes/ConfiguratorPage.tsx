import { useEffect } from 'react';
import { loadStripeOnce } from '../api/stripe.ts';
import { configurator } from '../content/configurator.ts';
import { Configurator } from '../wizards/configurator/Configurator';

export function Component() {
  // The card provider watches for fraud from the moment somebody starts to buy; reading pages never load its script.
  useEffect(() => void loadStripeOnce(), []);
  return (
    <>
      <meta name="description" content={configurator.description} />
      <Configurator />
    </>
  );
}
