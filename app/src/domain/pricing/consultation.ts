import { consultationFee, consultationMinutes } from '../catalogue/consultation.ts';
import { formatEuro } from '../money.ts';
import { addUp, type DueNow, dueNow, type Price } from './price.ts';

/** What a paid consultation is called on a bill. */
export const consultationTitle = `${consultationMinutes}-minute consultation`;

/** The bill of a paid consultation. */
export function priceConsultation(): Price {
  return addUp([
    {
      id: 'consultation',
      label: consultationTitle,
      amount: consultationFee,
      rule: `Fixed fee for ${consultationMinutes} minutes`,
      why: `Half an hour with us costs ${formatEuro(consultationFee)}, whatever we talk about.`,
      kind: 'charge',
    },
  ]);
}

/** A consultation is paid in full: the deposit rule is for packages. */
export function consultationDue(): DueNow {
  return dueNow(
    consultationFee,
    100,
    'Paid in full',
    'A consultation is paid in full when it is booked. Nothing follows.',
  );
}
