export const createCheckoutSession = 'POST /api/create-checkout-session';
export const getCheckoutStatus = 'GET /api/checkout-session/:id';
