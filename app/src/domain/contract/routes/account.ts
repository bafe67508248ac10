/*
 * The routes that visitors' pages call, a file for each part of them. The rest of these endpoints is beside their schemas, which
 * a page loads only when it needs them, or never.
 */

export const signUp = 'POST /api/auth/sign-up/email';
export const signIn = 'POST /api/auth/sign-in/email';
export const signOut = 'POST /api/auth/sign-out';
export const sendVerification = 'POST /api/auth/send-verification-email';
export const verifyEmail = 'POST /api/auth/verify-email';
export const requestPasswordReset = 'POST /api/auth/request-password-reset';
export const resetPassword = 'POST /api/auth/reset-password';
export const changePassword = 'POST /api/auth/change-password';
export const changeEmail = 'POST /api/auth/change-email';
export const updateUser = 'POST /api/auth/update-user';
export const getSession = 'GET /api/account/session';
export const getAccount = 'GET /api/account';
export const listSessions = 'GET /api/account/sessions';
export const endSessions = 'POST /api/account/sessions/end';
export const switchNewsletter = 'POST /api/account/newsletter';
export const exportAccount = 'GET /api/account/export';
export const requestDeletion = 'POST /api/account/delete';
export const deleteAccount = 'POST /api/account/delete/confirm';
export const downloadOwnInvoice = 'GET /api/account/invoices/:invoice/:format';
