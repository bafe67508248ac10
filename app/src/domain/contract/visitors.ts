import * as z from 'zod/mini';
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
import { endpoint } from './endpoint.ts';
import { invoiceParams } from './invoice.ts';
import { subscribedSchema, subscriberSchema } from './newsletter.ts';
import { paidCallParamsSchema, paidCallRequestSchema, paidCallSchema } from './paidCall.ts';
import * as accountRoutes from './routes/account.ts';
import * as bookingRoutes from './routes/booking.ts';
import * as checkoutRoutes from './routes/checkout.ts';
import * as configRoutes from './routes/config.ts';
import * as contactRoutes from './routes/contact.ts';
import * as meetingRoutes from './routes/meeting.ts';
import * as newsletterRoutes from './routes/newsletter.ts';
import * as paidCallRoutes from './routes/paidCall.ts';

/*
 * What visitors' pages call. They import the routes and schemas themselves, so that none loads what it doesn't need.
 */

export const getSessionEndpoint = endpoint(accountRoutes.getSession, {
  answer: sessionSchema,
});

export const getAccountEndpoint = endpoint(accountRoutes.getAccount, {
  answer: accountSchema,
  signedIn: true,
});

export const listSessionsEndpoint = endpoint(accountRoutes.listSessions, {
  answer: accountSessionsSchema,
  signedIn: true,
});

export const endSessionsEndpoint = endpoint(accountRoutes.endSessions, {
  body: endSessionsSchema,
  answer: accountSessionsSchema,
  signedIn: true,
});

export const switchNewsletterEndpoint = endpoint(accountRoutes.switchNewsletter, {
  body: newsletterSwitchSchema,
  answer: newsletterAnswerSchema,
  signedIn: true,
});

export const exportAccountEndpoint = endpoint(accountRoutes.exportAccount, {
  answer: z.looseObject({}),
  signedIn: true,
});

export const requestDeletionEndpoint = endpoint(accountRoutes.requestDeletion, {
  body: deleteAccountSchema,
  answer: doneSchema,
  signedIn: true,
});

export const deleteAccountEndpoint = endpoint(accountRoutes.deleteAccount, {
  body: tokenSchema,
  answer: deletedSchema,
});

export const signUpEndpoint = endpoint(accountRoutes.signUp, {
  body: signUpSchema,
  answer: doneSchema,
});

export const sendVerificationEndpoint = endpoint(accountRoutes.sendVerification, {
  body: addressSchema,
  answer: doneSchema,
});

export const verifyEmailEndpoint = endpoint(accountRoutes.verifyEmail, {
  body: verifyEmailSchema,
  answer: verifiedSchema,
});

export const signInEndpoint = endpoint(accountRoutes.signIn, {
  body: signInSchema,
  answer: sessionSchema,
});

export const signOutEndpoint = endpoint(accountRoutes.signOut, {
  answer: sessionSchema,
});

export const requestPasswordResetEndpoint = endpoint(accountRoutes.requestPasswordReset, {
  body: addressSchema,
  answer: doneSchema,
});

export const resetPasswordEndpoint = endpoint(accountRoutes.resetPassword, {
  body: resetPasswordSchema,
  answer: doneSchema,
});

export const changePasswordEndpoint = endpoint(accountRoutes.changePassword, {
  body: changePasswordSchema,
  answer: doneSchema,
  signedIn: true,
});

export const changeEmailEndpoint = endpoint(accountRoutes.changeEmail, {
  body: changeEmailSchema,
  answer: doneSchema,
  signedIn: true,
});

export const updateUserEndpoint = endpoint(accountRoutes.updateUser, {
  body: updateUserSchema,
  answer: sessionSchema,
  signedIn: true,
});

export const downloadOwnInvoiceEndpoint = endpoint(accountRoutes.downloadOwnInvoice, {
  params: invoiceParams,
  signedIn: true,
});

export const holdSlotEndpoint = endpoint(bookingRoutes.holdSlot, {
  body: holdRequestSchema,
  answer: holdAnswerSchema,
});

export const getManagedBookingEndpoint = endpoint(meetingRoutes.getManagedBooking, {
  params: manageParamsSchema,
  answer: managedBookingSchema,
});

export const changeManagedBookingEndpoint = endpoint(meetingRoutes.changeManagedBooking, {
  params: manageParamsSchema,
  body: bookingChangeSchema,
  answer: managedBookingSchema,
});

export const downloadCalendarEntryEndpoint = endpoint(meetingRoutes.downloadCalendarEntry, {
  params: manageParamsSchema,
});

export const listSlotsEndpoint = endpoint(bookingRoutes.listSlots, {
  query: slotsQuerySchema,
  answer: slotsAnswerSchema,
});

export const bookMeetingEndpoint = endpoint(meetingRoutes.bookMeeting, {
  body: bookingRequestSchema,
  answer: bookingAnswerSchema,
  status: 201,
});

export const getPaidCallEndpoint = endpoint(paidCallRoutes.getPaidCall, {
  params: paidCallParamsSchema,
  answer: paidCallSchema,
});

export const bookPaidCallEndpoint = endpoint(paidCallRoutes.bookPaidCall, {
  params: paidCallParamsSchema,
  body: paidCallRequestSchema,
  answer: paidCallSchema,
});

export const openContactFormEndpoint = endpoint(contactRoutes.openContactForm, {
  answer: formTokenSchema,
});

export const sendMessageEndpoint = endpoint(contactRoutes.sendMessage, {
  body: contactRequestSchema,
  answer: contactAnswerSchema,
  status: 201,
});

export const addSubscriberEndpoint = endpoint(newsletterRoutes.addSubscriber, {
  body: subscriberSchema,
  answer: subscribedSchema,
});

export const getConfigEndpoint = endpoint(configRoutes.getConfig, {
  answer: publicConfigSchema,
});

export const getCheckoutStatusEndpoint = endpoint(checkoutRoutes.getCheckoutStatus, {
  params: z.object({ id: z.string() }),
  answer: checkoutStatusSchema,
});
