export const addSubscriber = 'POST /api/auth/addSubscriber';
