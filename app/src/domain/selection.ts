import { pricePackage } from '../wizards/package-builder/rules/price.ts';
import {
  answersOfPackage,
  type PackageBuilderSelection,
  selectionOfPackage,
  titleOfPackage,
} from '../wizards/package-builder/rules/selection.ts';
import { pathDeposit, pricePath } from '../wizards/planner/rules/price.ts';
import { type PlannerSelection, titleOfPlanner } from '../wizards/planner/rules/selection.ts';
import { priceQuickQuote } from '../wizards/quick-quote/rules/price.ts';
import {
  answersOfQuickQuote,
  type QuickQuoteSelection,
  selectionOfQuickQuote,
  titleOfQuickQuote,
} from '../wizards/quick-quote/rules/selection.ts';
import { consultationDue, consultationTitle, priceConsultation } from './consultation.ts';
import { deposit } from './pricing/deposit.ts';
import type { Bill } from './pricing/price.ts';

export interface ConsultationSelection {
  version: 1;
  wizard: 'consultation';
}

/** A basket as it travels and is stored: ids, never prices, so that the server can always work the price out again. */
export type Selection = QuickQuoteSelection | PackageBuilderSelection | PlannerSelection | ConsultationSelection;

export interface Order extends Bill {
  /** What is bought, in a few words: "Trinity Core + Full System platform". */
  title: string;
}

/** What a selection costs, what is due today, and its name. */
export function priceOf(selection: Selection): Order {
  switch (selection.wizard) {
    case 'quote': {
      const answers = answersOfQuickQuote(selection);
      const price = priceQuickQuote(answers);
      return { price, due: deposit(price.total), title: titleOfQuickQuote(answers) };
    }
    case 'configurator': {
      const answers = answersOfPackage(selection);
      const price = pricePackage(answers);
      return { price, due: deposit(price.total), title: titleOfPackage(answers) };
    }
    case 'planner': {
      const price = pricePath(selection, selection.path);
      return { price, due: pathDeposit(price.total), title: titleOfPlanner(selection) };
    }
    case 'consultation':
      return { price: priceConsultation(), due: consultationDue(), title: consultationTitle };
  }
}

function once(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** Whether every question that the price depends on is answered, as it is for a visitor who reached Review. */
export function isComplete(selection: Selection): boolean {
  switch (selection.wizard) {
    case 'quote':
      return selectionOfQuickQuote(answersOfQuickQuote(selection)) !== null;
    case 'configurator':
      return once(selection.services) && selectionOfPackage(answersOfPackage(selection)) !== null;
    case 'planner':
      return once(selection.solutions) && once(selection.dashboards);
    case 'consultation':
      return true;
  }
}
