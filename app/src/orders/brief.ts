import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Answer } from '../domain/contract/choices.ts';
import { audienceOf } from '../domain/wizard/audience.ts';
import {
  answersIn,
  type ChoicesDescription,
  type Description,
  describe,
  describeConsultation,
  detailsIn,
  given,
} from '../domain/wizard/description.ts';
import type { Wishes } from '../domain/wizard/wishes.ts';
import { wizardOf } from '../wizards/rules.ts';
import type { About, Topic, WizardSelection } from '../wizards/schemas.ts';
import { isAgreed, type OrderedSelection } from './selection.ts';

/** The buyer's answers besides the selection; the price is computed from the selection only. */
export interface Brief {
  version: 1;
  about: About;
  wishes: Wishes;
  /** The choices that a paid consultation is about; null for every other order. */
  topic: Topic | null;
}

/** The brief of an older order: its texts, as they were sent. */
export interface TextBrief {
  version: 1;
  text: Description;
}

export type StoredBrief = Brief | TextBrief;

function describeChoices(catalogue: Catalogue, choices: Topic | WizardSelection, about: About): ChoicesDescription {
  return wizardOf(catalogue, choices.wizard).order.describe(choices, about);
}

/** What an order's brief describes; null without choices. */
function choicesOf(selection: OrderedSelection, brief: Brief): Topic | WizardSelection | null {
  if (isAgreed(selection)) return null;
  return selection.wizard === 'consultation' ? brief.topic : selection;
}

/** The buyer's answers about the business; none for an older order or an offer, which have only texts. */
export function answersOfOrder(catalogue: Catalogue, selection: OrderedSelection, brief: StoredBrief): Answer[] {
  if ('text' in brief) return [];
  const choices = choicesOf(selection, brief);
  return choices ? answersIn(describeChoices(catalogue, choices, brief.about)) : [];
}

/** Everything that the buyer chose and wrote, for the agency. */
export function detailsOfOrder(catalogue: Catalogue, selection: OrderedSelection, brief: StoredBrief): Answer[] {
  const { serviceType, targetAudience, campaignDuration, notes } = describeOrder(catalogue, selection, brief);
  if ('text' in brief) {
    return given([
      ['Target audience', targetAudience],
      // A consultation has no duration: the field then only repeats what was bought.
      ['Duration', campaignDuration === serviceType ? '' : campaignDuration],
      ['Notes', notes],
    ]);
  }
  const choices = choicesOf(selection, brief);
  const noted = choices
    ? describeChoices(catalogue, choices, brief.about)
    : { ordered: [['Target audience', targetAudience]] as const, answers: [] };
  return detailsIn(catalogue, brief.wishes, noted);
}

/** What was answered about the business, in a saved quote. */
export const answersOfQuote = (catalogue: Catalogue, selection: WizardSelection, about: About): Answer[] =>
  answersIn(describeChoices(catalogue, selection, about));

/** Describes an order in English, from its selection and brief. */
export function describeOrder(catalogue: Catalogue, selection: OrderedSelection, brief: StoredBrief): Description {
  if ('text' in brief) return brief.text;
  const { about, wishes } = brief;
  const choices = choicesOf(selection, brief);
  if (selection.wizard === 'consultation' || !choices) {
    const nothing = {
      targetAudience: audienceOf(catalogue, about.industry, 'goals' in about ? about.goals : []),
      ordered: [],
      answers: [],
    };
    return describeConsultation(catalogue, choices ? describeChoices(catalogue, choices, about) : nothing, wishes);
  }
  return describe(catalogue, describeChoices(catalogue, choices, about), wishes);
}
