import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Answer } from '../domain/contract/answers.ts';
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
import type { Selection } from './selection.ts';

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

/** The buyer's answers about the business; none for an older order, which has only texts. */
export function answersOfOrder(catalogue: Catalogue, selection: Selection, brief: StoredBrief): Answer[] {
  if ('text' in brief) return [];
  const choices = selection.wizard === 'consultation' ? brief.topic : selection;
  return choices ? answersIn(describeChoices(catalogue, choices, brief.about)) : [];
}

/** Everything that the buyer chose and wrote, for the agency. */
export function detailsOfOrder(catalogue: Catalogue, selection: Selection, brief: StoredBrief): Answer[] {
  const { serviceType, targetAudience, campaignDuration, notes } = describeOrder(catalogue, selection, brief);
  if ('text' in brief) {
    return given([
      ['Service', serviceType],
      ['Target audience', targetAudience],
      ['Duration', campaignDuration],
      ['Notes', notes],
    ]);
  }
  const choices = selection.wizard === 'consultation' ? brief.topic : selection;
  const noted = choices
    ? describeChoices(catalogue, choices, brief.about)
    : { ordered: [['Target audience', targetAudience]] as const, answers: [] };
  return detailsIn(catalogue, brief.wishes, noted);
}

/** What was answered about the business, in a saved quote. */
export const answersOfQuote = (catalogue: Catalogue, selection: WizardSelection, about: About): Answer[] =>
  answersIn(describeChoices(catalogue, selection, about));

/** Describes an order in English, from its selection and brief. */
export function describeOrder(catalogue: Catalogue, selection: Selection, brief: StoredBrief): Description {
  if ('text' in brief) return brief.text;
  const { about, wishes, topic } = brief;
  if (selection.wizard === 'consultation') {
    const nothing = {
      targetAudience: audienceOf(catalogue, about.industry, 'goals' in about ? about.goals : []),
      ordered: [],
      answers: [],
    };
    return describeConsultation(catalogue, topic ? describeChoices(catalogue, topic, about) : nothing, wishes);
  }
  return describe(catalogue, describeChoices(catalogue, selection, about), wishes);
}
