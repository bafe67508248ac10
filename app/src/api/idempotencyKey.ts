/**
 * A random key for the header `Idempotency-Key`. Not crypto.randomUUID, which browsers offer only on https and localhost.
 */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The idempotency keys of one action. A retry of the same request has the same key, so that a network error never makes it
 * count twice.
 */
export function createIdempotencyKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor: (request: unknown): string => {
      const content = JSON.stringify(request);
      if (last?.content !== content) last = { content, key: newIdempotencyKey() };
      return last.key;
    },
    /** The next request gets a new key. */
    reset: () => {
      last = undefined;
    },
  };
}
