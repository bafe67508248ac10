export const openContactForm = 'GET /api/contact/form-token';
export const sendMessage = 'POST /api/contact';
