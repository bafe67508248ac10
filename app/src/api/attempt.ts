/**
 * A name for one try of a visitor, for the header `Idempotency-Key`: sent twice, it is still one order or booking.
 * Not crypto.randomUUID: that one is missing on plain-http addresses of a local network.
 */
export const newAttempt = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
