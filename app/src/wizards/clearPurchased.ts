import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { isSame } from '../orders/saved-quote/same.ts';

type Purchased = NonNullable<CheckoutStatus['selection']>;

/**
 * Clears purchased choices from their wizard, if it still holds them. Other choices stay. Buying a consultation or an
 * offer clears nothing.
 */
export async function clearPurchased(purchased: Purchased): Promise<void> {
  if (purchased.wizard === 'consultation' || purchased.wizard === 'offer') return;
  const [{ storeOf }, { wizardOf }, { catalogue }] = await Promise.all([
    import('./kit/wizardStore.ts'),
    import('./rules.ts'),
    import('../domain/catalogue/given.ts'),
  ]);
  const wizard = wizardOf(catalogue, purchased.wizard);
  const store = storeOf(wizard);
  const selection = wizard.order.selection(store.get().answers);
  if (selection && isSame(selection, purchased)) store.clear();
}
