import type { Catalogue } from '../catalogue/catalogue.ts';
import { consultationMinutes } from '../catalogue/consultation.ts';
import { formatEuro } from '../money.ts';
import { addUp, type DueNow, dueNow, type Price } from './price.ts';

/** The label of a paid consultation on a bill. */
export const consultationTitle = `${consultationMinutes}-minute consultation`;

/** The bill of a paid consultation. */
export function priceConsultation({ consultationFee }: Pick<Catalogue, 'consultationFee'>): Price {
  return addUp([
    {
      id: 'consultation',
      label: consultationTitle,
      amount: consultationFee,
      rule: `Fixed fee for ${consultationMinutes} minutes`,
      why: `A ${consultationMinutes}-minute consultation costs ${formatEuro(consultationFee)}, whatever you’d like to talk about.`,
      kind: 'charge',
    },
  ]);
}

/** A consultation is paid in full; only packages have a deposit. */
export function consultationDue({ consultationFee }: Pick<Catalogue, 'consultationFee'>): DueNow {
  return dueNow(
    consultationFee,
    100,
    'Paid in full',
    'You pay for a consultation in full when you order it. Nothing more is due later.',
  );
}
