import { installation } from '../../../content/installation.ts';
import { contactProblem } from '../../../domain/forms/contact.ts';
import { wishProblem } from '../../../domain/wizard/review.ts';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { atSavedPrice } from '../../../orders/saved-quote/priceGuarantee.ts';
import { notify } from '../../../shell/notices/notices.ts';
import { businessProblem, buyerRequest } from '../review/business.ts';
import type { ReviewForm } from '../review/reviewModule.ts';
import { savedQuoteStore } from '../saved-quote/savedQuoteStore.ts';
import type { QuotedBill } from '../saved-quote/useSavedPrice.ts';
import { type CheckoutState, useCheckout } from './useCheckout.ts';

/** The terms that Review links to; unknown to the development server. */
const terms = installation.termsVersion === null ? {} : { terms: installation.termsVersion };

export interface Purchase {
  state: CheckoutState;
  /** Whether the contact details are valid. */
  ready: boolean;
  /** Why it was refused, until that is mended. */
  refused: string | undefined;
  /**
   * Starts the checkout. The request is null while a question that its price depends on is open: then nothing happens.
   */
  buy: (request: () => CheckoutRequest | null) => void;
}

/** The request with the code of the discount that is shown. A consultation has none. */
const discounted = (request: CheckoutRequest, { discount, due }: QuotedBill): CheckoutRequest =>
  discount && request.selection.wizard !== 'consultation'
    ? { ...request, price: due.amount, discountCode: discount.code }
    : request;

/** Buying from Review: reports what is missing, or starts the checkout. */
export function usePurchase(answers: Buyer, bill: QuotedBill, form: ReviewForm, beforeLeaving: () => void): Purchase {
  const bought = JSON.stringify([answers, bill.discount]);
  // What went wrong stands on the page, too: a notice need not cover a field.
  const report = (text: string) => notify({ tone: 'error', text, yields: true });
  const { state, start } = useCheckout(bought, beforeLeaving, report);
  const problem = contactProblem(answers) ?? businessProblem(answers) ?? wishProblem(answers);
  return {
    state,
    ready: problem === null,
    refused: form.tried ? problem?.message : undefined,
    buy: (request) => {
      if (problem === null) {
        const order = request();
        if (order)
          void start(
            discounted(atSavedPrice({ ...order, ...terms, ...buyerRequest(answers) }, savedQuoteStore.get()), bill),
          );
        return;
      }
      form.onTry();
      report(problem.message);
      document.getElementsByName(problem.field)[0]?.focus();
    },
  };
}
