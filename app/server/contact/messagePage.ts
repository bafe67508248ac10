import { limits } from '../../src/domain/contract/limits.ts';
import { type Message, type MessageProblems, messageFields } from '../../src/domain/message.ts';
import { alertBox, field } from '../html/formField.ts';
import { html } from '../html/html.ts';
import { type PageOptions, page } from '../html/page.ts';

export interface MessageForm {
  written: Message;
  problems: MessageProblems;
  /** Why it was not sent, where no field is to blame. */
  trouble: string | null;
  ticket: string;
}

/** The contact form as the server draws it for a browser without scripts: what was typed, and what is wrong with it. */
export function messagePage({ written, problems, trouble, ticket }: MessageForm, options: PageOptions): string {
  const wrong = messageFields.filter((name) => problems[name]);
  const title = wrong.length > 0 || trouble ? 'Your message is not sent yet' : 'Is this your message?';
  const shared = (name: keyof Message) => ({
    name,
    value: written[name],
    problem: problems[name],
    focused: name === wrong[0],
  });
  return page(
    options,
    title,
    html`<h1>${title}</h1>
${trouble && alertBox(trouble)}
${wrong.length === 0 && !trouble ? html`<p>Look it over, change what you like, and send it.</p>` : null}
<form method="post" action="/contact-us" class="fields">
<input type="hidden" name="ticket" value="${ticket}">
<input type="hidden" name="website" value="">
${field({ ...shared('name'), label: 'Your name', autocomplete: 'name', max: limits.name })}
${field({ ...shared('email'), label: 'Your e-mail address', type: 'email', autocomplete: 'email', max: limits.email })}
${field({ ...shared('message'), label: 'Your message', lines: 8 })}
<button class="primary">Send message</button>
</form>
<p class="quiet"><a href="/contact-us">Back to the contact page</a></p>`,
  );
}
