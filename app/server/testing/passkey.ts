import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

const flags = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 };
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A browser's answer to the challenge for a new passkey (WebAuthn, attestation "none"). */
export function newPasskey(challenge: string, origin: string, { userVerified }: { userVerified: boolean }) {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const point = (key: number, value: string) =>
    Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(value, 'base64url')]);
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: elliptic curve, ES256, P-256.
  const publicKey = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), point(0x21, x), point(0x22, y)]);
  const id = randomBytes(16);
  const authenticatorData = Buffer.concat([
    createHash('sha256').update('localhost').digest(),
    Buffer.from([flags.userPresent + flags.hasCredential + (userVerified ? flags.userVerified : 0)]),
    Buffer.alloc(4 + 16),
    Buffer.from([0, id.length]),
    id,
    publicKey,
  ]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authenticatorData.length]),
    authenticatorData,
  ]);
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    },
  };
}
