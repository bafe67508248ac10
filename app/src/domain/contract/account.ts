import * as z from 'zod/mini';
import { orderStatusSchema, wizardSchema } from './checkout-answer.ts';
import { chosenSchema } from './chosen.ts';
import { email, line, name } from './fields.ts';
import { limits } from './limits.ts';

/** Any text of a length that is worth a look; which passwords are good enough, `domain/password.ts` says in words. */
const password = z.string().check(z.minLength(1), z.maxLength(limits.password));
const token = line(limits.token);

/** POST /api/auth/sign-up/email */
export const signUpSchema = z.strictObject({ name, email, password });
export type SignUpRequest = z.infer<typeof signUpSchema>;

/** POST /api/auth/sign-in/email */
export const signInSchema = z.strictObject({
  email,
  password,
  /** Signed in for 14 days on this device; without it until the browser closes, a day at most. */
  rememberMe: z.boolean(),
});
export type SignInRequest = z.infer<typeof signInSchema>;

/** POST /api/auth/send-verification-email and POST /api/auth/request-password-reset */
export const addressSchema = z.strictObject({ email });
export type AddressRequest = z.infer<typeof addressSchema>;

/**
 * POST /api/auth/verify-email with the token of the link in the mail: a press, so that no mail program does it by itself.
 * A new account also wants the password that was chosen with it (`password-needed`, then once more with it): who holds the
 * mailbox and who chose the password are then one person, and that person is signed in.
 */
export const verifyEmailSchema = z.strictObject({
  token,
  password: z.optional(password),
  rememberMe: z.optional(z.boolean()),
});
export type VerifyEmailRequest = z.infer<typeof verifyEmailSchema>;

/** POST /api/account/delete/confirm with the token of the link in the mail. */
export const tokenSchema = z.strictObject({ token });
export type TokenRequest = z.infer<typeof tokenSchema>;

/** POST /api/auth/reset-password */
export const resetPasswordSchema = z.strictObject({ token, newPassword: password });
export type ResetPasswordRequest = z.infer<typeof resetPasswordSchema>;

/** POST /api/auth/change-password. Whoever is signed in elsewhere is signed out. */
export const changePasswordSchema = z.strictObject({ currentPassword: password, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof changePasswordSchema>;

/** POST /api/auth/change-email */
export const changeEmailSchema = z.strictObject({ newEmail: email });
export type ChangeEmailRequest = z.infer<typeof changeEmailSchema>;

/** POST /api/auth/update-user */
export const updateUserSchema = z.strictObject({ name });
export type UpdateUserRequest = z.infer<typeof updateUserSchema>;

/** Somebody who is signed in. */
export const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** Where the Admin Panel button leads; null for everybody who is not an admin, and where there is no such site. */
  adminUrl: z.nullable(z.string()),
});
export type AccountUser = z.infer<typeof userSchema>;

/**
 * GET /api/account/session; also what sign-in, sign-out and update-user answer: who is signed in
 * from now on.
 */
export const sessionSchema = z.object({ user: z.nullable(userSchema) });
export type SessionAnswer = z.infer<typeof sessionSchema>;

/** What sign-up, send-verification-email, request-password-reset, reset-password, change-* and delete answer: words to show. */
export const doneSchema = z.object({ message: z.string() });
export type Done = z.infer<typeof doneSchema>;

/** What verify-email answers. */
export const verifiedSchema = z.object({
  /**
   * `password-needed`: a new account, see `verifyEmailSchema`. `verified`: it is ready, and `user` is signed in.
   * `one-more-mail`: the old address agreed to a change, and a mail to the new one follows. `changed`: the new address is
   * the account's.
   */
  outcome: z.enum(['password-needed', 'verified', 'one-more-mail', 'changed']),
  message: z.string(),
  /** Who is signed in from now on; null for every other outcome than `verified`. */
  user: z.nullable(userSchema),
});
export type Verified = z.infer<typeof verifiedSchema>;

export const accountBookingSchema = z.object({
  id: z.string(),
  /** Instants in UTC. */
  start: z.string(),
  end: z.string(),
  status: z.enum(['booked', 'cancelled']),
  /** Whether it can still be moved or cancelled. */
  changeable: z.boolean(),
  /** The page to move or cancel it. */
  manageUrl: z.string(),
});
export type AccountBooking = z.infer<typeof accountBookingSchema>;

export const accountOrderSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: orderStatusSchema,
  /**
   * The page on which an `open` order can be paid, or what a card form in ours needs, and until which instant; null without.
   * `session` is for asking what became of it.
   */
  checkout: z.nullable(
    z.union([
      z.object({ session: z.string(), url: z.string(), until: z.string() }),
      z.object({ session: z.string(), clientSecret: z.string(), until: z.string() }),
    ]),
  ),
  wizard: wizardSchema,
  /**
   * What an order is begun again with that was not paid and cannot be any more; null for every other one, for a consultation,
   * and where something is not on offer any more.
   */
  again: z.nullable(chosenSchema),
  /** Whole cents. */
  total: z.number(),
  /** Whole cents: what is paid now. */
  deposit: z.number(),
  /** Whole cents that went back to the buyer. */
  refunded: z.number(),
  createdAt: z.string(),
  reference: z.string(),
});
export type AccountOrder = z.infer<typeof accountOrderSchema>;

export const accountQuoteSchema = z.object({
  /** The page that shows it. */
  url: z.string(),
  title: z.string(),
  reference: z.string(),
  /** Whole cents. */
  total: z.number(),
  /** Days in the time of the agency, as "2026-12-20"; `validUntil` is the last on which the price holds. */
  keptOn: z.string(),
  validUntil: z.string(),
  state: z.enum(['valid', 'expired']),
});
export type AccountQuote = z.infer<typeof accountQuoteSchema>;

/** `waiting`: the link in the mail was not pressed yet. */
export const newsletterStateSchema = z.enum(['subscribed', 'waiting', 'none']);
export type NewsletterState = z.infer<typeof newsletterStateSchema>;

/** GET /api/account: what belongs to the verified e-mail, the latest first. */
export const accountSchema = z.object({
  bookings: z.array(accountBookingSchema),
  orders: z.array(accountOrderSchema),
  quotes: z.array(accountQuoteSchema),
  newsletter: newsletterStateSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** A place where somebody is signed in. Its id ends it and opens nothing. */
export const accountSessionSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  /** "Firefox on Windows" */
  device: z.string(),
});
/** GET /api/account/sessions, the current one first; also what ending some answers. */
export const accountSessionsSchema = z.array(accountSessionSchema);
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** POST /api/account/sessions/end: one of the others, or all of them. */
export const endSessionsSchema = z.union([
  z.strictObject({ id: line(limits.token) }),
  z.strictObject({ others: z.literal(true) }),
]);
export type EndSessionsRequest = z.infer<typeof endSessionsSchema>;

/** POST /api/account/newsletter */
export const newsletterSwitchSchema = z.strictObject({ subscribed: z.boolean() });
export type NewsletterSwitch = z.infer<typeof newsletterSwitchSchema>;
export const newsletterAnswerSchema = z.object({ newsletter: newsletterStateSchema });
export type NewsletterAnswer = z.infer<typeof newsletterAnswerSchema>;

/** POST /api/account/delete; a mail with a link follows. The link's token goes to POST /api/account/delete/confirm. */
export const deleteAccountSchema = z.strictObject({ password });
export type DeleteAccountRequest = z.infer<typeof deleteAccountSchema>;
/** The account is gone. */
export const deletedSchema = z.object({ user: z.null(), message: z.string() });
export type Deleted = z.infer<typeof deletedSchema>;

/**
 * What a link in a mail answers that was used before, by what it was for. The server also puts it on the root element of
 * the page that the link leads to (`data-link`), and "dead" where it has expired or is cut short.
 */
export const usedLinkCodes = ['used-sign-up', 'used-agree', 'used-new-address', 'used-reset', 'used-deletion'] as const;
export type UsedLinkCode = (typeof usedLinkCodes)[number];
/** Why a link does not work. */
export type DeadLink = UsedLinkCode | 'dead';

/**
 * The codes of errors that a page acts on; every other one has words to show and nothing more to do. All come with
 * `message`: `INVALID_PASSWORD` also where the current password is wrong, `PASSWORD_REFUSED` where a new one is too easy.
 */
export const accountCodes = [
  'NOT_SIGNED_IN',
  'INVALID_EMAIL_OR_PASSWORD',
  'EMAIL_NOT_VERIFIED',
  'INVALID_PASSWORD',
  'PASSWORD_REFUSED',
  'INVALID_TOKEN',
  ...usedLinkCodes,
  'FOREIGN_ORIGIN',
  'too-many',
] as const;
export type AccountCode = (typeof accountCodes)[number];
