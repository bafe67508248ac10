/** Euro. The client: "Consultation fee: 83 euro." */
export const consultationFee = 83;
/** Minutes. The client: "Consultation length: 30 minutes." */
export const consultationMinutes = 30;
/** What a link to the booking page says. */
export const freeCall = `Book a free ${consultationMinutes}-minute call`;
