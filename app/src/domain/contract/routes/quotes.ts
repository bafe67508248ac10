export const saveQuote = 'POST /api/quotes';
export const getSavedQuote = 'GET /api/quotes/:token';
export const mailQuote = 'POST /api/quotes/:token/mail';
