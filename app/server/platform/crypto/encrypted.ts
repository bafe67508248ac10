import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (purpose: string, secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `encrypt:${purpose}`, 32));

/** Encrypts a text by AES-256-GCM, with one key per purpose. */
export function encrypt(purpose: string, text: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(purpose, secret), nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** The encrypted text; null when it was encrypted with another secret, for another purpose, or was changed. */
export function decrypt(purpose: string, encrypted: string, secret: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(purpose, secret), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
