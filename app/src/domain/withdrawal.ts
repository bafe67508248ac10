/** How long a consumer can withdraw from a contract: Directive 2011/83/EU, article 9. */
export const withdrawalDays = 14;

/** How long the agency may take to refund what a consumer paid, from the day of the withdrawal: article 13(1). */
export const refundDays = 14;

/**
 * What a consumer ticks at Review to have the work begin within the withdrawal period: the express request of article 7(3),
 * with the acknowledgement of article 16(a).
 */
export const beginRequest = `Please begin within the ${withdrawalDays} days. I know that I lose the right to withdraw once you’ve done all the work.`;

/** What follows for a consumer who doesn't. */
export const beginLater = `You don’t have to tick this to order. If you don’t, we begin once the ${withdrawalDays} days are over.`;

/** How a consumer asks for a consultation within the withdrawal period. */
export const consultationTerms = `A consultation takes place when you choose. If you choose a time within the ${withdrawalDays} days, you ask us to hold it then, and lose the right to withdraw once it has taken place.`;

/**
 * How a consumer withdraws, and what follows: the model instructions of annex I(A), for services that are ordered online.
 * @param who whom to tell: name and contact details
 */
export const withdrawalInstructions = (who: string): readonly string[] => [
  `You have the right to withdraw from this contract within ${withdrawalDays} days without giving any reason. The withdrawal period will expire after ${withdrawalDays} days from the day of the conclusion of the contract.`,
  `To exercise the right of withdrawal, you must inform us (${who}) of your decision to withdraw from this contract by an unequivocal statement, for example by letter or e-mail. You can also use “Withdraw from a contract” at the end of every page of our site: we then acknowledge it by e-mail without delay. To meet the deadline, it is enough that you send your statement before the withdrawal period has expired.`,
  `If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than ${refundDays} days from the day on which we are informed about your decision. We use the same means of payment as you used, unless you have expressly agreed otherwise. In any event, you will not incur any fees.`,
  'If you requested to begin the work during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you told us of your withdrawal, in comparison with the full coverage of the contract.',
];

/**
 * The model form of annex I(B), for services, and what is said of it; each line of the form has one of its own.
 * @param who whom to tell: name and contact details
 */
export const withdrawalForm = (who: string): readonly string[] => [
  'You may use this form, but it is not obligatory.',
  [
    'Model withdrawal form',
    '(Complete and return this form only if you wish to withdraw from the contract.)',
    `– To ${who}:`,
    '– I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service:',
    '– Ordered on:',
    '– Name of consumer(s):',
    '– Address of consumer(s):',
    '– Signature of consumer(s) (only if this form is notified on paper):',
    '– Date:',
    '(*) Delete as appropriate.',
  ].join('\n'),
];
