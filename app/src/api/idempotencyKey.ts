/**
 * A random key for the header `Idempotency-Key`. Not crypto.randomUUID, which browsers offer only on https and localhost.
 */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
