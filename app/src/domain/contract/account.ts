import * as z from 'zod/mini';
import { orderBusinessSchema } from './business.ts';
import { endingSchema, orderStatusSchema, wizardSchema } from './checkoutAnswer.ts';
import { answersSchema, chosenSchema } from './choices.ts';
import { email, line, name } from './fields.ts';
import { listedInvoiceSchema } from './invoice.ts';
import { limits } from './limits.ts';

/** Any text within the limits. `domain/forms/password.ts` decides which passwords are good enough. */
const password = z.string().check(z.minLength(1), z.maxLength(limits.password));
const token = line(limits.token);

export const signUpSchema = z.strictObject({ name, email, password });
export type SignUpRequest = z.infer<typeof signUpSchema>;

export const signInSchema = z.strictObject({
  email,
  password,
  /** `true`: signed in for 14 days. Otherwise until the browser closes, one day at most. */
  rememberMe: z.boolean(),
});
export type SignInRequest = z.infer<typeof signInSchema>;

/** POST /api/auth/send-verification-email and POST /api/auth/request-password-reset */
export const addressSchema = z.strictObject({ email });

/**
 * POST /api/auth/verify-email with the token from the e-mail. It takes a click, because mail programs open links to scan them.
 * A new account also needs its password (`password-needed`, then the same request with it), which proves that the owner of
 * the mailbox and the person who chose the password are the same. That person is then signed in.
 */
export const verifyEmailSchema = z.strictObject({
  token,
  password: z.optional(password),
  rememberMe: z.optional(z.boolean()),
});
export type VerifyEmailRequest = z.infer<typeof verifyEmailSchema>;

/** POST /api/account/delete/confirm with the token of the link in the mail. */
export const tokenSchema = z.strictObject({ token });

export const resetPasswordSchema = z.strictObject({ token, newPassword: password });
export type ResetPasswordRequest = z.infer<typeof resetPasswordSchema>;

/** POST /api/auth/change-password. Ends all other sessions. */
export const changePasswordSchema = z.strictObject({ currentPassword: password, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof changePasswordSchema>;

export const changeEmailSchema = z.strictObject({ newEmail: email });

export const updateUserSchema = z.strictObject({ name });

/** The signed-in user. */
const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** Where the Admin Panel button leads: ADMIN_URL, or the desk. Null for users who aren't admins. */
  adminUrl: z.nullable(z.string()),
});
export type AccountUser = z.infer<typeof userSchema>;

/**
 * GET /api/account/session; also the response to sign-in, sign-out and update-user: who is signed in
 * from now on.
 */
export const sessionSchema = z.object({ user: z.nullable(userSchema) });
export type SessionAnswer = z.infer<typeof sessionSchema>;

/** Response to sign-up, send-verification-email, request-password-reset, reset-password, change-* and delete: a message to show. */
export const doneSchema = z.object({ message: z.string() });
export type Done = z.infer<typeof doneSchema>;

/** Response to verify-email. */
export const verifiedSchema = z.object({
  /**
   * `password-needed`: a new account, see `verifyEmailSchema`. `verified`: it is ready, and `user` is signed in.
   * `one-more-mail`: the old address confirmed a change, and the new one gets an e-mail next. `changed`: the new address
   * is now in use.
   */
  outcome: z.enum(['password-needed', 'verified', 'one-more-mail', 'changed']),
  message: z.string(),
  /** The user who is now signed in; null unless the outcome is `verified`. */
  user: z.nullable(userSchema),
});
export type Verified = z.infer<typeof verifiedSchema>;

const accountBookingSchema = z.object({
  id: z.string(),
  /** Instants in UTC. */
  start: z.string(),
  end: z.string(),
  /** Who takes the call; absent while the agency has one host. */
  host: z.optional(z.string()),
  status: z.enum(['booked', 'cancelled']),
  /** Whether it can still be moved or cancelled. */
  changeable: z.boolean(),
  /** The page to move or cancel it. */
  manageUrl: z.string(),
});
export type AccountBooking = z.infer<typeof accountBookingSchema>;

const accountOrderSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: orderStatusSchema,
  /** We cancelled it, or its buyer withdrew from the contract; null otherwise. */
  ended: z.nullable(endingSchema),
  /**
   * How to pay an `open` order: the URL of the payment page, or the secret for the embedded card form, and until when.
   * `session` is used to fetch its status.
   */
  checkout: z.nullable(
    z.union([
      z.object({ session: z.string(), url: z.string(), until: z.string() }),
      z.object({ session: z.string(), clientSecret: z.string(), until: z.string() }),
    ]),
  ),
  wizard: wizardSchema,
  /**
   * The choices to order again with, for an expired order, or a failed one that can’t be paid any more; null for other orders,
   * for consultations, and when an item is no longer offered.
   */
  again: z.nullable(chosenSchema),
  answers: answersSchema,
  /** Whole cents. */
  total: z.number(),
  /** Whole cents: the amount due now. */
  deposit: z.number(),
  /** Whole cents that are missing of that, once a part of it has arrived by transfer; absent otherwise. */
  missing: z.optional(z.number()),
  /** Whole cents refunded. */
  refunded: z.number(),
  /** Whole cents still to be paid. */
  due: z.number(),
  /** Whole cents that a bank hasn't confirmed yet. */
  pending: z.number(),
  /**
   * The balance that we requested, or the first payment for an accepted offer: the page to pay it, and what is due next;
   * null when nothing is.
   */
  balance: z.nullable(
    z.object({
      url: z.string(),
      /** Whole cents. */
      amount: z.number(),
      /** "2026-12-01"; null when no day was agreed. */
      dueOn: z.nullable(z.string()),
      /** The parts after it, in the order of their days. */
      later: z.array(z.object({ amount: z.number(), dueOn: z.nullable(z.string()) })),
    }),
  ),
  /** The page to pay for an order whose payment failed; absent for other orders, and once it can’t be paid any more. */
  payUrl: z.optional(z.string()),
  /** Whether the time of a paid consultation is booked; absent if it isn't. */
  isBooked: z.optional(z.literal(true)),
  /** The page to choose the time of a paid consultation; absent when there is nothing to choose. */
  timeUrl: z.optional(z.string()),
  /** Oldest first. */
  invoices: z.array(listedInvoiceSchema),
  /** The file of the terms that the buyer accepted. */
  terms: z.string(),
  /** The reference of the order that it is an extra to; absent for an order of its own. */
  extraTo: z.optional(z.string()),
  /** The extras that were offered for it, with their pages; absent when there are none. */
  extras: z.optional(
    z.array(z.object({ title: z.string(), url: z.string(), reference: z.string(), isAccepted: z.boolean() })),
  ),
  createdAt: z.string(),
  business: orderBusinessSchema,
  reference: z.string(),
});
export type AccountOrder = z.infer<typeof accountOrderSchema>;

const accountQuoteSchema = z.object({
  /** The page that shows it. */
  url: z.string(),
  title: z.string(),
  reference: z.string(),
  /** Whole cents. */
  total: z.number(),
  /** Days in the agency's time zone, as "2026-12-20"; `validUntil` is the last day of the price. */
  savedOn: z.string(),
  validUntil: z.string(),
  state: z.enum(['valid', 'expired']),
});
export type AccountQuote = z.infer<typeof accountQuoteSchema>;

/** `waiting`: not confirmed yet. */
const newsletterStateSchema = z.enum(['subscribed', 'waiting', 'none']);
export type NewsletterState = z.infer<typeof newsletterStateSchema>;

/** GET /api/account: everything that belongs to the verified e-mail address, newest first. */
export const accountSchema = z.object({
  bookings: z.array(accountBookingSchema),
  orders: z.array(accountOrderSchema),
  quotes: z.array(accountQuoteSchema),
  newsletter: newsletterStateSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** A session. Its id can end it, but not sign in. */
const accountSessionSchema = z.object({
  id: z.string(),
  /** The session that made the request. */
  current: z.boolean(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  /** "Firefox on Windows" */
  device: z.string(),
});
/** GET /api/account/sessions, current one first; also the response after ending sessions. */
export const accountSessionsSchema = z.array(accountSessionSchema);
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** POST /api/account/sessions/end: ends one other session, or all others. */
export const endSessionsSchema = z.union([
  z.strictObject({ id: line(limits.token) }),
  z.strictObject({ others: z.literal(true) }),
]);
export type EndSessionsRequest = z.infer<typeof endSessionsSchema>;

export const newsletterSwitchSchema = z.strictObject({ subscribed: z.boolean() });
export type NewsletterSwitch = z.infer<typeof newsletterSwitchSchema>;
export const newsletterAnswerSchema = z.object({ newsletter: newsletterStateSchema });
export type NewsletterAnswer = z.infer<typeof newsletterAnswerSchema>;

/** POST /api/account/delete. An e-mail with a link follows, whose token goes to POST /api/account/delete/confirm. */
export const deleteAccountSchema = z.strictObject({ password });
/** The account is deleted. */
export const deletedSchema = z.object({ user: z.null(), message: z.string() });
export type Deleted = z.infer<typeof deletedSchema>;

/**
 * Error codes for e-mail links that were already used, by purpose. The server also sets the code on the root element of
 * the linked page (`data-link`), or "dead" if the link has expired or is incomplete.
 */
export const usedLinkCodes = ['used-sign-up', 'used-agree', 'used-new-address', 'used-reset', 'used-deletion'] as const;
export type UsedLinkCode = (typeof usedLinkCodes)[number];
/** Why a link does not work. */
export type DeadLink = UsedLinkCode | 'dead';
