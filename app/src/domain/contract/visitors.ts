import * as z from 'zod/mini';
import { longestVisit } from '../visitSource.ts';
import { wizardIds } from '../wizard/wizardIds.ts';
import {
  accountSchema,
  accountSessionsSchema,
  addressSchema,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  deletedSchema,
  doneSchema,
  endSessionsSchema,
  newsletterAnswerSchema,
  newsletterSwitchSchema,
  resetPasswordSchema,
  sessionSchema,
  signInSchema,
  signUpSchema,
  tokenSchema,
  updateUserSchema,
  verifiedSchema,
  verifyEmailSchema,
} from './account.ts';
import {
  bookingAnswerSchema,
  bookingChangeSchema,
  bookingRequestSchema,
  holdAnswerSchema,
  holdRequestSchema,
  managedBookingSchema,
  manageParamsSchema,
  slotsAnswerSchema,
  slotsQuerySchema,
} from './booking.ts';
import { checkoutStatusSchema } from './checkoutAnswer.ts';
import { publicConfigSchema } from './config.ts';
import { contactAnswerSchema, contactRequestSchema, formTokenSchema } from './contact.ts';
import { endpoint, type Parts, type Route } from './endpoint.ts';
import { invoiceParams } from './invoice.ts';
import { subscribedSchema, subscriberSchema } from './newsletter.ts';
import { paidCallParamsSchema, paidCallRequestSchema, paidCallSchema } from './paidCall.ts';
import * as routes from './routes.ts';

/*
 * What visitors' pages call. They import the routes and schemas themselves, so that none loads what it doesn't need.
 */

/** Declares what needs the session of a visitor. */
/* @__NO_SIDE_EFFECTS__ */
function signedIn<const At extends Route, const Declared extends Omit<Parts, 'signedIn'>>(route: At, parts: Declared) {
  return endpoint(route, { ...parts, signedIn: true });
}

export const getSessionEndpoint = endpoint(routes.getSession, { answer: sessionSchema });
export const getAccountEndpoint = signedIn(routes.getAccount, { answer: accountSchema });
export const listSessionsEndpoint = signedIn(routes.listSessions, { answer: accountSessionsSchema });
export const endSessionsEndpoint = signedIn(routes.endSessions, {
  body: endSessionsSchema,
  answer: accountSessionsSchema,
});
export const switchNewsletterEndpoint = signedIn(routes.switchNewsletter, {
  body: newsletterSwitchSchema,
  answer: newsletterAnswerSchema,
});
export const exportAccountEndpoint = signedIn(routes.exportAccount, { answer: z.looseObject({}) });
export const requestDeletionEndpoint = signedIn(routes.requestDeletion, {
  body: deleteAccountSchema,
  answer: doneSchema,
});
export const deleteAccountEndpoint = endpoint(routes.deleteAccount, { body: tokenSchema, answer: deletedSchema });
export const signUpEndpoint = endpoint(routes.signUp, { body: signUpSchema, answer: doneSchema });
export const sendVerificationEndpoint = endpoint(routes.sendVerification, { body: addressSchema, answer: doneSchema });
export const verifyEmailEndpoint = endpoint(routes.verifyEmail, { body: verifyEmailSchema, answer: verifiedSchema });
export const signInEndpoint = endpoint(routes.signIn, { body: signInSchema, answer: sessionSchema });
export const signOutEndpoint = endpoint(routes.signOut, { answer: sessionSchema });
export const requestPasswordResetEndpoint = endpoint(routes.requestPasswordReset, {
  body: addressSchema,
  answer: doneSchema,
});
export const resetPasswordEndpoint = endpoint(routes.resetPassword, { body: resetPasswordSchema, answer: doneSchema });
export const changePasswordEndpoint = signedIn(routes.changePassword, {
  body: changePasswordSchema,
  answer: doneSchema,
});
export const changeEmailEndpoint = signedIn(routes.changeEmail, { body: changeEmailSchema, answer: doneSchema });
export const updateUserEndpoint = signedIn(routes.updateUser, { body: updateUserSchema, answer: sessionSchema });
export const downloadOwnInvoiceEndpoint = signedIn(routes.downloadOwnInvoice, { params: invoiceParams });

export const holdSlotEndpoint = endpoint(routes.holdSlot, { body: holdRequestSchema, answer: holdAnswerSchema });
export const getManagedBookingEndpoint = endpoint(routes.getManagedBooking, {
  params: manageParamsSchema,
  answer: managedBookingSchema,
});
export const changeManagedBookingEndpoint = endpoint(routes.changeManagedBooking, {
  params: manageParamsSchema,
  body: bookingChangeSchema,
  answer: managedBookingSchema,
});
export const downloadCalendarEntryEndpoint = endpoint(routes.downloadCalendarEntry, { params: manageParamsSchema });
export const listSlotsEndpoint = endpoint(routes.listSlots, { query: slotsQuerySchema, answer: slotsAnswerSchema });
export const bookMeetingEndpoint = endpoint(routes.bookMeeting, {
  body: bookingRequestSchema,
  answer: bookingAnswerSchema,
  status: 201,
});
export const getPaidCallEndpoint = endpoint(routes.getPaidCall, {
  params: paidCallParamsSchema,
  answer: paidCallSchema,
});
export const bookPaidCallEndpoint = endpoint(routes.bookPaidCall, {
  params: paidCallParamsSchema,
  body: paidCallRequestSchema,
  answer: paidCallSchema,
});

export const openContactFormEndpoint = endpoint(routes.openContactForm, { answer: formTokenSchema });
export const sendMessageEndpoint = endpoint(routes.sendMessage, {
  body: contactRequestSchema,
  answer: contactAnswerSchema,
  status: 201,
});
export const addSubscriberEndpoint = endpoint(routes.addSubscriber, {
  body: subscriberSchema,
  answer: subscribedSchema,
});
export const countOpeningEndpoint = endpoint(routes.countOpening, {
  body: z.strictObject({
    wizard: z.enum(wizardIds),
    /** As `toldVisit` has it. */
    source: z.optional(z.string().check(z.maxLength(longestVisit))),
  }),
  answer: z.object({ counted: z.boolean() }),
});
export const getConfigEndpoint = endpoint(routes.getConfig, { answer: publicConfigSchema });
export const getCheckoutStatusEndpoint = endpoint(routes.getCheckoutStatus, {
  params: z.object({ id: z.string() }),
  answer: checkoutStatusSchema,
});
