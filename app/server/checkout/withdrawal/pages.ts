import { alertBox, field, fieldsOf } from '../../platform/html/formField.ts';
import { html } from '../../platform/html/html.ts';
import { type PageOptions, page } from '../../platform/html/page.ts';
import { type Withdrawal, type WithdrawalProblems, withdrawalFields } from './fields.ts';

/** The form to withdraw from a contract, by article 11a of Directive 2011/83/EU. It works without scripts. */
export function withdrawalPage(
  entered: Withdrawal,
  problems: WithdrawalProblems,
  error: string | null,
  options: PageOptions,
): string {
  const title = 'Withdraw from a contract';
  const shared = fieldsOf(withdrawalFields, entered, problems);
  return page(
    options,
    title,
    html`<h1>${title}</h1>
${error && alertBox(error)}
<p>If you bought from us as a consumer, you can withdraw from the contract within 14 days without giving any reason. On the next page you check what you entered and confirm.</p>
<form method="post" action="/withdraw" class="fields">
${field({ ...shared('name'), label: 'Your name', autocomplete: 'name' })}
${field({ ...shared('reference'), label: 'The reference of your order, from our e-mail' })}
${field({ ...shared('email'), label: 'The e-mail address where we confirm that we received it', type: 'email', autocomplete: 'email' })}
<button class="primary">Continue</button>
</form>`,
  );
}

/** The second step: what will be sent, and the button that sends it. */
export function confirmWithdrawalPage(
  { name, reference, email }: Withdrawal,
  formToken: string,
  options: PageOptions,
): string {
  const title = 'Withdraw from this contract?';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<section class="sheet"><dl>
<div class="row"><dt>Your name</dt><dd>${name}</dd></div>
<div class="row"><dt>Order</dt><dd>${reference}</dd></div>
<div class="row"><dt>We confirm it to</dt><dd>${email}</dd></div></dl></section>
<form method="post" action="/withdraw">
<input type="hidden" name="formToken" value="${formToken}">
<input type="hidden" name="name" value="${name}">
<input type="hidden" name="reference" value="${reference}">
<input type="hidden" name="email" value="${email}">
<button class="primary">Confirm withdrawal</button>
</form>
<p class="quiet"><a href="/withdraw">Change what you entered</a></p>`,
  );
}

/** After it was sent. The same for every order, known or not. */
export function withdrawnPage(options: PageOptions): string {
  const title = 'We have received your withdrawal';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>You get an e-mail that says what we received, and when. Please keep it. If it isn’t there in a few minutes, write to us.</p>`,
  );
}
