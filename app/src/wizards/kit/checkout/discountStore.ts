import { onDelete, readStored, writeStored } from '../../../api/storage.ts';
import type { FoundDiscount } from '../../../domain/pricing/discount.ts';
import { createListeners } from '../../../lib/listeners.ts';

const key = 'discount-code';
const listeners = createListeners();
let current: FoundDiscount | null = null;

function set(next: FoundDiscount | null): void {
  current = next;
  writeStored('session', key, next?.code);
  listeners.notify();
}

onDelete((name) => {
  if (name === key) set(null);
});

/** The discount that the server found for a code. The checkout sends the code alone: the server looks it up again. */
export const discountStore = {
  get: (): FoundDiscount | null => current,
  /** What was entered in this tab before the page was left. */
  storedCode(): string {
    const stored = readStored('session', key);
    return typeof stored === 'string' ? stored : '';
  },
  /** The state that prerendered pages show. */
  blank: (): FoundDiscount | null => null,
  set,
  subscribe: listeners.subscribe,
};
