import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { consultationDue, consultationTitle, priceConsultation } from '../domain/pricing/consultation.ts';
import type { Bill } from '../domain/pricing/price.ts';
import { wizardOf } from '../wizards/rules.ts';
import type { WizardSelection } from '../wizards/schemas.ts';

/** The paid consultation: bought in a wizard, but not a wizard itself. */
export type ConsultationSelection = { version: 1; wizard: 'consultation' };

/** A cart as sent and stored: ids without prices, so that the server computes the price. */
export type Selection = WizardSelection | ConsultationSelection;

/** An order that a customer made by accepting an offer: its lines were written on the desk. Stored, and never sent. */
export interface OfferSelection {
  version: 1;
  wizard: 'offer';
  offer: string;
  /** The accepted version. */
  sent: number;
}

/** What a stored order is of. */
export type OrderedSelection = Selection | OfferSelection;

/** Whether there is a contract before anything is paid: such an order doesn't expire. */
export const isAgreed = (selection: OrderedSelection): selection is OfferSelection => selection.wizard === 'offer';

export interface Order extends Bill {
  /** A short title: "Trinity Core + Full System platform". */
  title: string;
}

/** The price of a selection, what is due today, and its title. */
export function priceOf(catalogue: Catalogue, selection: Selection): Order {
  if (selection.wizard === 'consultation') {
    return {
      price: priceConsultation(catalogue),
      due: consultationDue(catalogue),
      title: consultationTitle,
    };
  }
  const { price, order } = wizardOf(catalogue, selection.wizard);
  return { ...price(order.answers(selection)), title: order.title(selection) };
}

/** The service name of a selection: "Complete Digital Transformation". */
export function serviceOf(catalogue: Catalogue, selection: OrderedSelection): string {
  if (isAgreed(selection)) return 'As offered';
  return selection.wizard === 'consultation'
    ? consultationTitle
    : wizardOf(catalogue, selection.wizard).order.service(selection);
}

/** Whether every question that the price depends on is answered with something on offer. */
export function isOffered(catalogue: Catalogue, selection: Selection): boolean {
  if (selection.wizard === 'consultation') return true;
  const { order } = wizardOf(catalogue, selection.wizard);
  return order.selection(order.answers(selection)) !== null;
}
