import { priceConfigurator } from '../wizards/package-builder/rules/price.ts';
import {
  answersOfConfigurator,
  type ConfiguratorSelection,
  selectionOfConfigurator,
  titleOfConfigurator,
} from '../wizards/package-builder/rules/selection.ts';
import { pathDeposit, pricePath } from '../wizards/planner/rules/price.ts';
import { type PlannerSelection, titleOfPlanner } from '../wizards/planner/rules/selection.ts';
import { priceQuote } from '../wizards/quick-quote/rules/price.ts';
import {
  answersOfQuote,
  type QuoteSelection,
  selectionOfQuote,
  titleOfQuote,
} from '../wizards/quick-quote/rules/selection.ts';
import { consultationDue, consultationTitle, priceConsultation } from './consultation.ts';
import { deposit } from './pricing/deposit.ts';
import type { Bill } from './pricing/price.ts';

export interface ConsultationSelection {
  version: 1;
  wizard: 'consultation';
}

/** A basket as it travels and is stored: ids, never prices, so that the server can always work the price out again. */
export type Selection = QuoteSelection | ConfiguratorSelection | PlannerSelection | ConsultationSelection;

export interface Order extends Bill {
  /** What is bought, in a few words: "Trinity Core + Full System platform". */
  title: string;
}

/** What a selection costs, what is due today, and its name. */
export function priceOf(selection: Selection): Order {
  switch (selection.wizard) {
    case 'quote': {
      const answers = answersOfQuote(selection);
      const price = priceQuote(answers);
      return { price, due: deposit(price.total), title: titleOfQuote(answers) };
    }
    case 'configurator': {
      const answers = answersOfConfigurator(selection);
      const price = priceConfigurator(answers);
      return { price, due: deposit(price.total), title: titleOfConfigurator(answers) };
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
      return selectionOfQuote(answersOfQuote(selection)) !== null;
    case 'configurator':
      return once(selection.services) && selectionOfConfigurator(answersOfConfigurator(selection)) !== null;
    case 'planner':
      return once(selection.solutions) && once(selection.dashboards);
    case 'consultation':
      return true;
  }
}
