import { type RefObject, useRef, useState } from 'react';
import { paths } from '../../content/links/paths.ts';
import { subscriberProblem } from '../../domain/forms/subscriber.ts';
import { notify } from '../notices/notices.ts';
import { typedEarly } from '../tool/typedEarly.ts';
import { newsletterWords as words } from './words.ts';

type State = { phase: 'idle' | 'sending' | 'sent' } | { phase: 'failed'; message: string };

/** Loads the API code when the visitor starts typing: every page has the form, few visitors use it. */
const load = () => import('../../api/newsletter.ts');

/** The state of the newsletter form. */
export function useNewsletter() {
  const [email, setEmail] = useState(() => typedEarly(paths.newsletter, 'email'));
  const [touched, setTouched] = useState(false);
  const [state, setState] = useState<State>({ phase: 'idle' });
  const fieldRef: RefObject<HTMLInputElement | null> = useRef(null);
  const problem = subscriberProblem(email);

  async function subscribe(): Promise<void> {
    if (state.phase === 'sending') return;
    if (problem) {
      setTouched(true);
      fieldRef.current?.focus();
      return;
    }
    setState({ phase: 'sending' });
    try {
      const { addSubscriber } = await load();
      await addSubscriber({ email: email.trim() });
      setState({ phase: 'sent' });
      setEmail('');
      setTouched(false);
      notify({ tone: 'success', text: words.confirmByEmail, duration: 10_000 });
    } catch (error) {
      const message = (error instanceof Error && error.name === 'ApiError' && error.message) || words.failed;
      setState({ phase: 'failed', message });
      notify({ tone: 'error', text: message });
    }
  }

  return {
    fieldRef,
    email,
    sending: state.phase === 'sending',
    sent: state.phase === 'sent',
    /** The error message. */
    error: (touched && state.phase !== 'sent' && problem) || (state.phase === 'failed' ? state.message : undefined),
    change: (value: string) => {
      setEmail(value);
      if (state.phase !== 'sending') setState({ phase: 'idle' });
    },
    leave: () => setTouched(true),
    prepare: () => {
      // A failure shows when the form is submitted.
      load().catch(() => {});
    },
    subscribe,
  };
}
