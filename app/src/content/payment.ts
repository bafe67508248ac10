/** Shown beside every deposit. The agency still has to define when and how the balance is paid, and refunds. */
export const depositNote = 'Nothing else is charged by card today. We’ll agree in writing when the balance is due.';

/** Whether a wizard offers the paid consultation beside the purchase. */
export const offersConsultation = true;
