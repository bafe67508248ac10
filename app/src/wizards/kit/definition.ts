import type { ComponentType, ReactNode } from 'react';
import { depositNote } from '../../content/payment.ts';
import type { Look } from '../../domain/wizard/flow.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import type { Buyer } from '../../orders/checkoutRequest.ts';
import type { Topic, WizardSelection } from '../rules.ts';
import type { ReviewModule } from './review/reviewModule.ts';
import type { SummaryProps } from './Summary';
import type { QuotedBill } from './saved-quote/useSavedPrice.ts';
import type { StepProps } from './stepProps.ts';
import { summaryView } from './summaryView.ts';

/** How one step of a wizard looks. */
export interface StepView {
  title: string;
  subtitle: ReactNode;
  /** What to do before going on, shown while the step isn't done. */
  missing: string;
  body: ReactNode;
  /** Label of the Continue button; "Continue" where left out. */
  nextLabel?: ReactNode;
}

/** A view for every step: one that is forgotten doesn't compile. `review` is the body of the last step. */
export type StepViews<Answers, Id extends string> = Readonly<
  Record<Id, (step: StepProps<Answers> & { review: ReactNode }) => StepView>
>;

/** What an order summary is drawn from. */
export interface SummaryState<Answers> {
  answers: Answers;
  bill: QuotedBill;
  /** The visitor is at the last step. */
  reviewing: boolean;
  /** Goes to the step where a line was chosen. */
  onChange: (step: string) => void;
}

/**
 * A wizard in one object: its rules, and what `WizardPage` draws. The rules are in files of their own, because the server
 * imports them and must not import React.
 */
export interface WizardDefinition<Answers extends Buyer, Id extends string>
  extends WizardRules<Answers, Id, WizardSelection, Topic> {
  /** "Quick quote": in the title of the page, and as the name of the stepper. */
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly steps: StepViews<Answers, Id>;
  /** Loads the last step and the ways to pay: a visitor who only looks at the first step doesn't load them. */
  review(): Promise<ReviewModule<Answers>>;
  /** The link to the wizard that may fit better. */
  readonly crossLink: { text: string; label: string; to: string };

  /** "Service 1 of 3"; "Step 2 of 5" where left out. */
  counter?(position: Look<Answers, Id>, answers: Answers): string;
  /** Notice after Start Over. */
  readonly resetNotice?: string;
  /** The order summary; the bill, each line with its rule, where left out. */
  summary?(state: SummaryState<Answers>): SummaryProps;
  /** Class of the last step's placeholder while it loads. */
  readonly reviewPlaceholder?: string;
  /** One line across the page, above everything else. */
  readonly banner?: ComponentType;
  /** Above the first step, with the heading of the page: the step's own heading ranks below it. */
  readonly hero?: ComponentType;
  /** After the rest of the page. */
  readonly footer?: ComponentType;
}

/** What a summary shows unless the definition says otherwise. */
export const billSummary = ({ bill, onChange }: Pick<SummaryState<unknown>, 'bill' | 'onChange'>): SummaryProps => ({
  view: summaryView(bill.price, bill.due, onChange),
  note: depositNote,
});
