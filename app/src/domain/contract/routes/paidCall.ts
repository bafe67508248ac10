export const getPaidCall = 'GET /api/meeting/paid/:token';
export const bookPaidCall = 'POST /api/meeting/paid/:token';
