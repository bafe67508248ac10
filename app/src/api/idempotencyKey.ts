/**
 * A random key for the header `Idempotency-Key`. Not crypto.randomUUID, which browsers offer only on https and localhost.
 */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The keys of one action: a retry of the same content has the same one, so that a network error never makes it count twice. */
export function retryKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    of: (request: unknown): string => {
      const content = JSON.stringify(request);
      if (last?.content !== content) last = { content, key: newIdempotencyKey() };
      return last.key;
    },
    /** The next request has a new key. */
    forget: () => {
      last = undefined;
    },
  };
}
