import type { ContactRequest } from '../domain/contract/contact.ts';
import * as routes from '../domain/contract/routes.ts';
import { fieldsOf } from '../domain/record.ts';
import { ApiError, request, requestAs } from './request.ts';

interface OpenForm {
  formToken: string;
  /** When the server will accept it, in `performance.now()` time. */
  readyAt: number;
  /** By when a message sent now is answered, in a sentence, if that is promised. */
  promise: string;
}

let open: Promise<OpenForm> | undefined;

function openForm(): Promise<OpenForm> {
  open ??= requestAs(routes.openContactForm, (body) => {
    const { formToken, wait, promise } = fieldsOf(body);
    const isForm = typeof formToken === 'string' && typeof wait === 'number';
    if (!isForm) return null;
    return { formToken, readyAt: performance.now() + wait, promise: typeof promise === 'string' ? promise : '' };
  }).catch((error: unknown) => {
    // The next request tries again.
    open = undefined;
    throw error;
  });
  return open;
}

/**
 * Requests a form token when the visitor starts typing: the server refuses messages sent too soon after it.
 * @returns by when a message is answered, in a sentence, if that is promised
 */
export const openContactForm = (): Promise<string> =>
  openForm().then(
    ({ promise }) => promise,
    // Sending the message tries again.
    () => '',
  );

async function sendOnce(message: Omit<ContactRequest, 'formToken'>): Promise<void> {
  const { formToken, readyAt } = await openForm();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, readyAt - performance.now())));
  await request(routes.sendMessage, { body: { ...message, formToken } });
}

/** Errors that a new form token fixes. */
const stale = ['form-token-expired', 'too-quick', 'form-token-used'];

/**
 * Sends a message. A retry with the same contents counts as the same message.
 * @throws ApiError with a message to show
 */
export async function sendMessage(message: Omit<ContactRequest, 'formToken'>): Promise<void> {
  try {
    await sendOnce(message);
  } catch (error) {
    if (!(error instanceof ApiError && stale.includes(error.code))) throw error;
    open = undefined;
    await sendOnce(message);
  }
  open = undefined;
}
