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
    const [{ quickQuoteStore: store }, { selectionOfQuickQuote }] = await Promise.all([
      import('./quick-quote/store.ts'),
      import('./quick-quote/rules/selection.ts'),
    ]);
    return { store, selection: selectionOfQuickQuote(store.get().answers) };
  },
  configurator: async () => {
    const [{ packageBuilderStore: store }, { selectionOfPackage }] = await Promise.all([
      import('./package-builder/store.ts'),
      import('./package-builder/rules/selection.ts'),
    ]);
    return { store, selection: selectionOfPackage(store.get().answers) };
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
export async function clearPurchased(bought: Bought): Promise<void> {
  const basket = await baskets[bought.wizard]?.();
  if (basket?.selection && isSame(basket.selection, bought)) basket.store.clear();
}
