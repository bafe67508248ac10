export const createCheckoutSession = 'POST /api/create-checkout-session';
export const checkDiscount = 'POST /api/discount';
export const getCheckoutStatus = 'GET /api/checkout-session/:id';
