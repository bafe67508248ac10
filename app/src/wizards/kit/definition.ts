import type { ComponentType, ReactNode } from 'react';
import { orderSummaryNote } from '../../content/payment.ts';
import type { WizardView } from '../../domain/wizard/flow.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import type { Buyer } from '../../orders/checkoutRequest.ts';
import type { About, Topic, WizardSelection } from '../schemas.ts';
import type { ReviewModule } from './review/reviewModule.ts';
import type { SummaryProps } from './Summary';
import type { QuotedBill } from './saved-quote/useSavedPrice.ts';
import type { StepProps } from './stepProps.ts';
import { summaryView } from './summaryView.ts';

/** The view of one step. */
export interface StepView {
  title: string;
  subtitle: ReactNode;
  /** What to do before Continue, shown while the step isn't done. */
  missing: string;
  body: ReactNode;
  /** Above the body, across the whole width. */
  lead?: ReactNode;
  /** Label of the Continue button; "Continue" by default. */
  nextLabel?: ReactNode;
}

/** The views of all steps; a missing one is a type error. The last step's body comes from `review`, and its lead from `lead`. */
export type StepViews<Answers, Id extends string> = Readonly<
  Record<Id, (step: StepProps<Answers> & { review: ReactNode; lead?: ReactNode }) => StepView>
>;

/** The data for an order summary. */
export interface SummaryState<Answers> {
  answers: Answers;
  bill: QuotedBill;
  /** Whether the visitor is at the last step. */
  reviewing: boolean;
  /** Goes to the step where a line was chosen. */
  onChange: (step: string) => void;
}

/**
 * A wizard in one object: its rules, and what `WizardPage` draws. The rules are in files of their own, because the server
 * imports them and must not import React.
 */
export interface WizardDefinition<Answers extends Buyer, Id extends string>
  extends WizardRules<Answers, Id, WizardSelection, Topic, About> {
  /** "Quick quote": in the title of the page, and as the name of the stepper. */
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly steps: StepViews<Answers, Id>;
  /** Loads the code of the last step and of paying, which the earlier steps don't need. */
  review(): Promise<ReviewModule<Answers>>;
  /** The link to the wizard that may fit better. */
  readonly crossLink: { text: string; label: string; to: string };

  /** Euro: where prices start, shown while nothing has a price. */
  leastPrice(answers: Answers): number;
  /** "2 services chosen": beside that price, and in the empty summary; by default, that nothing is chosen. */
  chosen?(answers: Answers): string | undefined;
  /** "Service 1 of 3"; "Step 2 of 5" by default. */
  counter?(position: WizardView<Answers, Id>, answers: Answers): string;
  /** The same where all steps are numbered: "Step 3 of 8 · Service 1 of 3"; the counter by default. */
  numberedCounter?(position: WizardView<Answers, Id>, answers: Answers): string;
  /** Notice after Start Over. */
  readonly resetNotice?: string;
  /** The order summary; by default the bill, each line with its pricing rule. */
  summary?(state: SummaryState<Answers>): SummaryProps;
  /** Class of the last step's placeholder while it loads. */
  readonly reviewPlaceholder?: string;
  /** "Trusted by 500+ businesses": after the link to another wizard. */
  readonly claim?: string | null;
  /** After the rest of the page. */
  readonly footer?: ComponentType;
}

/** The default order summary. */
export const billSummary = (
  { bill, onChange }: Pick<SummaryState<unknown>, 'bill' | 'onChange'>,
  least: number,
  chosen?: string,
): SummaryProps => ({
  view: summaryView(bill.price, bill.due, onChange, least, chosen),
  ...(chosen && { empty: `${chosen}. Each line appears here with its price.` }),
  note: orderSummaryNote,
});
