import type { CheckoutStatus } from '../domain/contract/checkout-answer.ts';
import { isSame } from '../domain/kept/same.ts';

type Bought = NonNullable<CheckoutStatus['selection']>;

/** What a wizard holds now. */
interface Basket {
  store: { clear: () => void };
  /** Null while something is not answered. */
  selection: object | null;
}

/** What is in each wizard. In a consultation's is nothing: whoever pays for one keeps what they were choosing. */
const baskets: Readonly<Record<Bought['wizard'], (() => Promise<Basket>) | null>> = {
  quote: async () => {
    const [{ quoteStore: store }, { selectionOfQuote }] = await Promise.all([
      import('./quick-quote/store.ts'),
      import('./quick-quote/rules/selection.ts'),
    ]);
    return { store, selection: selectionOfQuote(store.get().answers) };
  },
  configurator: async () => {
    const [{ configuratorStore: store }, { selectionOfConfigurator }] = await Promise.all([
      import('./package-builder/store.ts'),
      import('./package-builder/rules/selection.ts'),
    ]);
    return { store, selection: selectionOfConfigurator(store.get().answers) };
  },
  planner: async () => {
    const [{ plannerStore: store }, { selectionOfPlanner }] = await Promise.all([
      import('./planner/store.ts'),
      import('./planner/rules/selection.ts'),
    ]);
    return { store, selection: selectionOfPlanner(store.get().answers) };
  },
  consultation: null,
};

/** Forgets what was bought, where its wizard still holds it: whatever else somebody was choosing stays. */
export async function forgetBought(bought: Bought): Promise<void> {
  const basket = await baskets[bought.wizard]?.();
  if (basket?.selection && isSame(basket.selection, bought)) basket.store.clear();
}
