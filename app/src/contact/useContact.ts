import { type RefObject, useRef, useState } from 'react';
import { sendMessage } from '../api/contact.ts';
import { messageOf } from '../api/request.ts';
import { paths } from '../content/links/paths.ts';
import { type Message, messageFields, messageProblems, tidyMessage } from '../domain/forms/message.ts';
import { typedEarly } from '../shell/tool/typedEarly.ts';

type State = { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; message: string };

const begun = (): Message => ({
  name: typedEarly(paths.contact, 'name'),
  email: typedEarly(paths.contact, 'email'),
  message: typedEarly(paths.contact, 'message'),
});

/**
 * The state of the contact form.
 * @param plan that it is about, as encoded in a link
 * @param onSent called when the server has accepted the message
 */
export function useContact(plan: string | undefined, onSent: () => void) {
  const [written, setWritten] = useState(begun);
  const [left, setLeft] = useState<readonly (keyof Message)[]>([]);
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<State>({ phase: 'idle' });
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const messageRef = useRef<HTMLTextAreaElement>(null);
  /** The honeypot. */
  const trapRef = useRef<HTMLInputElement>(null);
  const refs: Readonly<Record<keyof Message, RefObject<HTMLElement | null>>> = {
    name: nameRef,
    email: emailRef,
    message: messageRef,
  };
  const problems = messageProblems(written);

  async function send(): Promise<void> {
    if (state.phase === 'sending') return;
    const wrong = messageFields.find((field) => problems[field]);
    setTried(true);
    if (wrong) {
      refs[wrong].current?.focus();
      return;
    }
    setState({ phase: 'sending' });
    const trap = trapRef.current;
    try {
      await sendMessage({ ...tidyMessage(written), website: trap?.value ?? '', ...(plan && { plan }) });
      onSent();
    } catch (error) {
      // A browser may have autofilled it; the message asks to send again.
      if (trap) trap.value = '';
      setState({ phase: 'failed', message: messageOf(error) });
    }
  }

  return {
    refs: { nameRef, emailRef, messageRef, trapRef },
    sending: state.phase === 'sending',
    failure: state.phase === 'failed' ? state.message : undefined,
    send,
    /** Props of a field. */
    field: (name: keyof Message) => ({
      name,
      value: written[name],
      // No error for a field that the visitor hasn't reached yet.
      error: tried || (left.includes(name) && written[name].trim() !== '') ? problems[name] : undefined,
      onValueChange: (value: string) => setWritten((all) => ({ ...all, [name]: value })),
      onBlur: () => setLeft((all) => [...all, name]),
    }),
  };
}
