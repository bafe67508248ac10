export const bookMeeting = 'POST /api/meeting/book-meeting';
export const getManagedBooking = 'GET /api/meeting/manage/:token';
export const changeManagedBooking = 'POST /api/meeting/manage/:token';
export const downloadCalendarEntry = 'GET /api/meeting/manage/:token/calendar.ics';
