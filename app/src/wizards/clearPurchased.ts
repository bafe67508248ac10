import type { CheckoutStatus } from '../domain/contract/checkout-answer.ts';
import { isSame } from '../orders/saved-quote/same.ts';

type Purchased = NonNullable<CheckoutStatus['selection']>;

/**
 * Forgets what was bought, where its wizard still holds it: whatever else somebody was choosing stays. A consultation
 * leaves everything as it is.
 */
export async function clearPurchased(purchased: Purchased): Promise<void> {
  if (purchased.wizard === 'consultation') return;
  const [{ storeOf }, { wizardOf }] = await Promise.all([import('./kit/wizardStore.ts'), import('./rules.ts')]);
  const wizard = wizardOf(purchased.wizard);
  const store = storeOf(wizard);
  const selection = wizard.order.selection(store.get().answers);
  if (selection && isSame(selection, purchased)) store.clear();
}
