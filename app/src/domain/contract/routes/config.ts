export const getConfig = 'GET /api/config';
