import { alertBox, field } from '../platform/html/formField.ts';
import { html } from '../platform/html/html.ts';
import { type PageOptions, page } from '../platform/html/page.ts';

export interface SubscribeForm {
  email: string;
  /** What is wrong with the address. */
  problem: string | null;
  /** Why it failed, if the address isn't wrong. */
  error: string | null;
}

/** The newsletter form without scripts. */
export function subscribePage({ email, problem, error }: SubscribeForm, options: PageOptions): string {
  const title = 'Subscribe to our Newsletter';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
${error ? alertBox(error) : null}
<p>Follow our Newsletter to stay updated. You can unsubscribe at any time.</p>
<form method="post" action="/newsletter" class="fields">
${field({
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autocomplete: 'email',
  value: email,
  problem: problem ?? undefined,
  focused: problem !== null,
})}
<button class="primary">Subscribe</button>
</form>
${home}`,
  );
}

/** Shown after every request, whether or not the address is subscribed. */
export function checkInboxPage(options: PageOptions): string {
  const title = 'One more step';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>Open the e-mail we’ve just sent you and confirm your address.</p>
<p>Nothing there? Check your spam folder, or <a href="/newsletter">try once more</a>.</p>
${home}`,
    'open',
  );
}

/** The page of the confirmation link. It needs a click, because e-mail clients prefetch links. */
export function confirmPage(email: string, options: PageOptions): string {
  const title = 'Do you want our newsletter?';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>It will come to ${email}. You can unsubscribe at any time.</p>
<form method="post" class="fields"><button class="primary">Yes, subscribe me</button></form>
<p class="quiet">If you didn’t request it, close this page: we won’t send anything, and we’ll delete the address.</p>`,
    'open',
  );
}

export function subscribedPage(email: string, options: PageOptions): string {
  const title = 'Successfully subscribed to our newsletters';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>We’ll send our newsletter to ${email} from now on. Every issue has a link to unsubscribe.</p>
<p class="ways"><a href="/blog">Read the blog</a> <a href="/service-landing-page">See our prices</a></p>`,
    'joined',
  );
}

/** The link is incomplete or has expired, or the subscription has ended. */
export function invalidLinkPage(options: PageOptions): string {
  const title = 'This link no longer works';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>It has expired, part of it is missing, or you have unsubscribed since. You can <a href="/newsletter">request a new one</a>.</p>
${home}`,
    'open',
  );
}

/** Asks before unsubscribing, because e-mail clients prefetch links. */
export function unsubscribePage(email: string, options: PageOptions): string {
  const title = 'Unsubscribe from our newsletter?';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>We send it to ${email}.</p>
<form method="post" class="fields"><button>Unsubscribe</button></form>
${home}`,
    'joined',
  );
}

export function unsubscribedPage(options: PageOptions): string {
  const title = 'You are unsubscribed.';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>We won’t send you any more newsletters, and we’ve deleted the address.</p>
<p>Unsubscribed by mistake? <a href="/newsletter">Subscribe again</a></p>
${home}`,
    'open',
  );
}

/** An error instead of the page. */
export function errorPage(message: string, options: PageOptions): string {
  const title = 'That didn’t work';
  return page(options, title, html`<h1>${title}</h1>${alertBox(message)}<p><a href="">Try again</a></p>`);
}

const home = html`<p class="quiet"><a href="/">Go to the home page</a></p>`;
