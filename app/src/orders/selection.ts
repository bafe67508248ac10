import { consultationDue, consultationTitle, priceConsultation } from '../domain/pricing/consultation.ts';
import type { Bill } from '../domain/pricing/price.ts';
import { type WizardSelection, wizardOf } from '../wizards/rules.ts';

/** The paid consultation: bought from a wizard, and no wizard itself. */
export type ConsultationSelection = { version: 1; wizard: 'consultation' };

/** A cart as it travels and is stored: ids, never prices, so that the server can always compute the price again. */
export type Selection = WizardSelection | ConsultationSelection;

export interface Order extends Bill {
  /** What is bought, in a few words: "Trinity Core + Full System platform". */
  title: string;
}

/** What a selection costs, what is due today, and its name. */
export function priceOf(selection: Selection): Order {
  if (selection.wizard === 'consultation') {
    return { price: priceConsultation(), due: consultationDue(), title: consultationTitle };
  }
  const { price, order } = wizardOf(selection.wizard);
  return { ...price(order.answers(selection)), title: order.title(selection) };
}

/** The service of a selection, by its name on our pages: "Complete Digital Transformation". */
export function serviceOf(selection: Selection): string {
  return selection.wizard === 'consultation' ? consultationTitle : wizardOf(selection.wizard).order.service(selection);
}

/** Whether every question that the price depends on is answered, as it is for a visitor who reached Review. */
export function isComplete(selection: Selection): boolean {
  if (selection.wizard === 'consultation') return true;
  const { order } = wizardOf(selection.wizard);
  return order.selection(order.answers(selection)) !== null;
}
