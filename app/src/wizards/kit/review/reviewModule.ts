import type { ComponentType } from 'react';
import type { Answer } from '../../../domain/contract/choices.ts';
import type { WizardRules } from '../../../domain/wizard/wizard.ts';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import type { About, Topic, WizardSelection } from '../../schemas.ts';
import type { QuotedBill } from '../saved-quote/useSavedPrice.ts';
import type { StepProps } from '../stepProps.ts';

/** What the fields of Review share with the purchase buttons. */
export interface ReviewForm {
  /** Of the form with the order button: Enter in a field orders, too. */
  id: string;
  /** Whether the visitor has tried to buy: from then on the fields show their errors. */
  tried: boolean;
  onTry: () => void;
  /** Below the fields: the place of what isn't the order, such as the consultation. Null until it is in the document. */
  besides: HTMLElement | null;
}

export interface PayProps<Answers extends Buyer> {
  wizard: WizardRules<Answers, string, WizardSelection, Topic, About>;
  answers: Answers;
  /** What was answered about the business, in words. */
  answered: readonly Answer[];
  bill: QuotedBill;
  form: ReviewForm;
}

export interface DetailsProps<Answers extends Buyer> extends PayProps<Answers>, StepProps<Answers> {}

export interface ShopProps<Answers> {
  answers: Answers;
  /** For the summary, before the last step. */
  isSmall?: boolean;
}

/** The code of a wizard's last step. */
export interface ReviewModule<Answers extends Buyer> {
  /** The step itself: contact details and notes. */
  Details: ComponentType<DetailsProps<Answers>>;
  /** The shop with what is chosen. The summary of an earlier step shows it, too. */
  Shop: ComponentType<ShopProps<Answers>>;
  /** Above it, across the whole width. */
  Lead?: ComponentType<DetailsProps<Answers>>;
  /** Below the bill: the purchase buttons. */
  Pay: ComponentType<PayProps<Answers>>;
}
