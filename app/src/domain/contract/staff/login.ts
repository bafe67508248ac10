import * as z from 'zod/mini';
import { roles } from '../../staff/roles.ts';
import { email, givenId, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { endpointsFor } from './staffEndpoints.ts';

const { declare } = endpointsFor('login');

const password = z.string().check(z.minLength(1), z.maxLength(limits.password));

/** Address and password of an account of the site. */
const staffLoginSchema = z.strictObject({ email, password });

/** Who becomes the first owner of the desk, with the token of the link that the server prints at start. */
const firstOwnerSchema = z.strictObject({ token: line(limits.token), name: line(limits.name), email, password });
export type FirstOwner = z.infer<typeof firstOwnerSchema>;

/** A code of the authenticator app (six digits) or one of the recovery codes. */
export const codeSchema = z.strictObject({ code: line(40) });

/** The password again, as the login may be hours old. */
const passwordSchema = z.strictObject({ password });

const bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
};

/** A WebAuthn challenge for `navigator.credentials`. */
const challengeSchema = z.looseObject({ challenge: z.string() });

const staffUserSchema = z.object({
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
const staffSessionSchema = z.object({
  state: z.enum(['signed-out', 'code', 'passkey', 'set-up', 'signed-in']),
  user: z.nullable(staffUserSchema),
  agency: z.string(),
  logo: z.nullable(z.object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() })),
  /** Whether payments are the demo's, so that nothing is real. */
  demo: z.boolean(),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;

/** A new authenticator app: the address for its QR code, and recovery codes that are shown once. */
const newAppSchema = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });
export type NewApp = z.infer<typeof newAppSchema>;

const done = z.object({ done: z.literal(true) });

export const beginApp = declare('POST /api/staff/factors/app', { body: passwordSchema, answer: newAppSchema });

export const confirmApp = declare('POST /api/staff/factors/app/confirm', { body: codeSchema, answer: done });

export const removeApp = declare('POST /api/staff/factors/app/remove', { body: passwordSchema, answer: done });

export const beginPasskey = declare('GET /api/staff/factors/passkey', { answer: challengeSchema });

/** A browser's answer to the challenge for a new passkey: `PublicKeyCredential.toJSON()` (WebAuthn). */
export const registerPasskey = declare('POST /api/staff/factors/passkey', {
  body: z.strictObject({
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
  }),
  answer: done,
});

export const removePasskey = declare('POST /api/staff/factors/passkey/remove', {
  body: z.strictObject({ id: givenId(100) }),
  answer: done,
});

export const getStaffSession = declare('GET /api/staff/session', { answer: staffSessionSchema });

export const logInToDesk = declare('POST /api/staff/login', { body: staffLoginSchema, answer: staffSessionSchema });

export const becomeOwner = declare('POST /api/staff/first-owner', {
  body: firstOwnerSchema,
  answer: staffSessionSchema,
});

export const sendCode = declare('POST /api/staff/login/code', { body: codeSchema, answer: staffSessionSchema });

export const beginPasskeyLogin = declare('GET /api/staff/login/passkey', { answer: challengeSchema });

/** A browser's answer to the challenge of a login: `PublicKeyCredential.toJSON()` (WebAuthn). */
export const logInByPasskey = declare('POST /api/staff/login/passkey', {
  body: z.strictObject({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: z.exactOptional(bytes),
      }),
    }),
  }),
  answer: staffSessionSchema,
});

export const logOutOfDesk = declare('POST /api/staff/logout', { answer: staffSessionSchema });

export const proveFactor = declare('POST /api/staff/prove', { body: codeSchema, answer: staffSessionSchema });
