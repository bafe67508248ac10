import { createHmac } from 'node:crypto';

/** How long a code of an authenticator app is shown, in milliseconds. */
const stepMilliseconds = 30_000;

/** The current time step by the system clock, as the auth library counts it. */
export const currentStep = () => Math.floor(Date.now() / stepMilliseconds);

/** The code of a time step (RFC 4226 and 6238): SHA-1, six digits. */
export function hotp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
