import { type Message, type MessageProblems, messageFields } from '../../src/domain/forms/message.ts';
import { alertBox, field, fieldsOf } from '../platform/html/formField.ts';
import { html } from '../platform/html/html.ts';
import { type PageOptions, page } from '../platform/html/page.ts';

export interface MessageForm {
  entered: Message;
  problems: MessageProblems;
  /** Why it wasn't sent, if no field is wrong. */
  error: string | null;
  formToken: string;
}

/** The contact form without scripts, with the entered values and error messages. */
export function messagePage({ entered, problems, error, formToken }: MessageForm, options: PageOptions): string {
  const wrong = messageFields.filter((name) => problems[name]);
  const title = wrong.length > 0 || error ? 'Your message hasn’t been sent yet' : 'Is this your message?';
  const shared = fieldsOf(messageFields, entered, problems);
  return page(
    options,
    title,
    html`<h1>${title}</h1>
${error && alertBox(error)}
${wrong.length === 0 && !error ? html`<p>Check your message, change it if you like, and send it.</p>` : null}
<form method="post" action="/contact-us" class="fields">
<input type="hidden" name="formToken" value="${formToken}">
<input type="hidden" name="website" value="">
${field({ ...shared('name'), label: 'Your name', autocomplete: 'name' })}
${field({ ...shared('email'), label: 'Your e-mail address', type: 'email', autocomplete: 'email' })}
${field({ ...shared('message'), label: 'Your message', lines: 8 })}
<button class="primary">Send message</button>
</form>
<p class="quiet"><a href="/contact-us">Back to the contact page</a></p>`,
  );
}
