import { limits } from '../../src/domain/contract/limits.ts';
import { alertBox, field } from '../html/formField.ts';
import { html } from '../html/html.ts';
import { type PageOptions, page } from '../html/page.ts';

export interface SubscribeForm {
  email: string;
  /** What is wrong with the address. */
  problem: string | null;
  /** Why it did not work, where the address is not to blame. */
  trouble: string | null;
}

/** The newsletter's form as the server draws it for a browser without scripts. */
export function subscribePage({ email, problem, trouble }: SubscribeForm, options: PageOptions): string {
  const title = 'Subscribe to our Newsletter';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
${trouble ? alertBox(trouble) : null}
<p>Follow our Newsletter to stay updated. You can unsubscribe at any time.</p>
<form method="post" action="/newsletter" class="fields">
${field({
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autocomplete: 'email',
  max: limits.email,
  value: email,
  problem: problem ?? undefined,
  focused: problem !== null,
})}
<button class="primary">Subscribe</button>
</form>
${home}`,
  );
}

/** What everybody sees who asks for the newsletter, whether the address is on the list or not. */
export function checkInboxPage(options: PageOptions): string {
  const title = 'One step is left';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>Open the e-mail that we have just sent you, and confirm that the address is yours. Successfully subscribed to our newsletters.</p>
<p>Nothing there? Check your spam folder, or <a href="/newsletter">try once more</a>.</p>
${home}`,
  );
}

/** Where the link in the mail leads. It takes a press, because mail programs open links by themselves. */
export function confirmPage(email: string, options: PageOptions): string {
  const title = 'Do you want our newsletter?';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>It will come to ${email}. You can unsubscribe at any time.</p>
<form method="post" class="fields"><button class="primary">Yes, subscribe me</button></form>
<p class="quiet">If you did not ask for it, close this page: nothing comes, and we forget the address.</p>`,
  );
}

export function subscribedPage(email: string, options: PageOptions): string {
  const title = 'Thank you. You are subscribed.';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>Our newsletter comes to ${email} from now on. In each of our mails is a link to end it.</p>
${home}`,
  );
}

/** The link is cut short, out of date, or the subscription has ended. */
export function invalidLinkPage(options: PageOptions): string {
  const title = 'This link does not work any more';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>It has expired, part of it is missing, or you have unsubscribed since. You can <a href="/newsletter">ask for a new one</a>.</p>
${home}`,
  );
}

/** Asks before the subscription ends: mail programs open links by themselves. */
export function unsubscribePage(email: string, options: PageOptions): string {
  const title = 'Unsubscribe from our newsletter?';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>It comes to ${email} now.</p>
<form method="post" class="fields"><button class="primary">Unsubscribe</button></form>
${home}`,
  );
}

export function unsubscribedPage(options: PageOptions): string {
  const title = 'You are unsubscribed';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>No newsletter comes from us any more, and we have forgotten the address.</p>
<p>Unsubscribed by mistake? <a href="/newsletter">Subscribe again</a></p>
${home}`,
  );
}

/** Something on our side keeps it from working. */
export function errorPage(message: string, options: PageOptions): string {
  const title = 'That did not work';
  return page(options, title, html`<h1>${title}</h1>${alertBox(message)}<p><a href="">Try again</a></p>`);
}

const home = html`<p class="quiet"><a href="/">To the home page</a></p>`;
