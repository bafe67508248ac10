export const listSlots = 'GET /api/meeting/available-slots';
export const holdSlot = 'POST /api/meeting/hold';
