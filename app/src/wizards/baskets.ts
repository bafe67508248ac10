import type { CheckoutStatus } from '../domain/contract/checkout-answer.ts';

type Wizard = NonNullable<CheckoutStatus['wizard']>;

const configurator = async () => (await import('./configurator/configuratorStore.ts')).configuratorStore;
const planner = async () => (await import('./planner/plannerStore.ts')).plannerStore;
const quote = async () => (await import('./quote/quoteStore.ts')).quoteStore;

/** Where each wizard keeps its basket. A consultation has none: whoever pays for one keeps what they were choosing. */
const stores: Readonly<Record<Wizard, (() => Promise<{ clear: () => void }>) | null>> = {
  quote,
  configurator,
  planner,
  consultation: null,
};

/** Forgets what was bought; what was chosen in another wizard stays. */
export async function forgetBought(wizard: Wizard): Promise<void> {
  const store = await stores[wizard]?.();
  store?.clear();
}
