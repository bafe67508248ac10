/*
 * The routes that visitors' pages call. The rest of these endpoints is beside their schemas, which a page loads only when it
 * needs them, or never.
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

export const listSlots = 'GET /api/meeting/available-slots';
export const holdSlot = 'POST /api/meeting/hold';

export const bookMeeting = 'POST /api/meeting/book-meeting';
export const getManagedBooking = 'GET /api/meeting/manage/:token';
export const changeManagedBooking = 'POST /api/meeting/manage/:token';
export const downloadCalendarEntry = 'GET /api/meeting/manage/:token/calendar.ics';

export const getPaidCall = 'GET /api/meeting/paid/:token';
export const bookPaidCall = 'POST /api/meeting/paid/:token';

export const createCheckoutSession = 'POST /api/create-checkout-session';
export const checkDiscount = 'POST /api/discount';
export const getCheckoutStatus = 'GET /api/checkout-session/:id';

export const saveQuote = 'POST /api/quotes';
export const getSavedQuote = 'GET /api/quotes/:token';
export const mailQuote = 'POST /api/quotes/:token/mail';

export const getConfig = 'GET /api/config';

export const openContactForm = 'GET /api/contact/form-token';
export const sendMessage = 'POST /api/contact';

export const addSubscriber = 'POST /api/auth/addSubscriber';

export const countOpening = 'POST /api/opened';
