/** Said beside every deposit. One sentence, to be made exact by the agency: when and how the rest is paid, and refunds. */
export const depositNote = 'Nothing else is charged by card today. We agree with you in writing when the rest is due.';

/** Whether a wizard offers the paid consultation beside the purchase. */
export const offersConsultation = true;
