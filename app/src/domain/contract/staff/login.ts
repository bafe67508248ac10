import * as z from 'zod/mini';
import { roles } from '../../staff/roles.ts';
import { email, line } from '../fields.ts';
import { limits } from '../limits.ts';

const password = z.string().check(z.minLength(1), z.maxLength(limits.password));

/** POST /api/staff/login: address and password of an account of the site. */
export const staffLoginSchema = z.strictObject({ email, password });
export type StaffLogin = z.infer<typeof staffLoginSchema>;

/** A code of the authenticator app (six digits) or one of the recovery codes. */
export const codeSchema = z.strictObject({ code: line(40) });

/** POST /api/staff/factors/app: the password again, as the login may be hours old. */
export const passwordSchema = z.strictObject({ password });

const bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
};

/** A browser's answer to the challenge of a login: `PublicKeyCredential.toJSON()` (WebAuthn). */
export const assertionSchema = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.exactOptional(bytes),
    }),
  }),
});

/** A browser's answer to the challenge for a new passkey: `PublicKeyCredential.toJSON()` (WebAuthn). */
export const newPasskeySchema = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.exactOptional(z.array(line(20))),
    }),
  }),
  /** What the owner calls the passkey: "Phone". */
  name: z.optional(line(60)),
});

/** A WebAuthn challenge for `navigator.credentials`. */
export const challengeSchema = z.looseObject({ challenge: z.string() });

export const staffUserSchema = z.object({
  /** The id that the log names. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** When the second factor was last proven, in UTC. */
  provenAt: z.nullable(z.string()),
  hasApp: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.nullable(z.string()) })),
});
export type StaffUser = z.infer<typeof staffUserSchema>;

/**
 * The state of a login. `signed-out`. `code`: the password was right, a code comes next. `passkey`: this account logs in with
 * its passkey. `set-up`: a second factor has to be set up first. `signed-in`.
 */
export const staffSessionSchema = z.object({
  state: z.enum(['signed-out', 'code', 'passkey', 'set-up', 'signed-in']),
  user: z.nullable(staffUserSchema),
  agency: z.string(),
  /** Whether payments are the demo's, so that nothing is real. */
  demo: z.boolean(),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;

/** A new authenticator app: the address for its QR code, and recovery codes that are shown once. */
export const newAppSchema = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });
export type NewApp = z.infer<typeof newAppSchema>;
