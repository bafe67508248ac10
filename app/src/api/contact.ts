import type { ContactRequest } from '../domain/contract/contact.ts';
import { fieldsOf } from '../domain/record.ts';
import { ApiError, request, unexpectedAnswer } from './request.ts';

interface OpenForm {
  ticket: string;
  /** When the server takes it, by the clock of `performance`. */
  readyAt: number;
}

let open: Promise<OpenForm> | undefined;

function openForm(): Promise<OpenForm> {
  open ??= request('/api/contact/ticket')
    .then(({ status, body }) => {
      const { ticket, wait } = fieldsOf(body);
      if (typeof ticket === 'string' && typeof wait === 'number') return { ticket, readyAt: performance.now() + wait };
      throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
    })
    .catch((error: unknown) => {
      // The next one who asks tries again.
      open = undefined;
      throw error;
    });
  return open;
}

/** Says to the server that somebody has begun to write: it takes no message that was written in no time. */
export function openContactForm(): void {
  // If it cannot be reached now, it is asked again when the message is sent.
  openForm().catch(() => {});
}

async function sendOnce(message: Omit<ContactRequest, 'ticket'>): Promise<void> {
  const { ticket, readyAt } = await openForm();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, readyAt - performance.now())));
  await request('/api/contact', { method: 'POST', body: { ...message, ticket } });
}

/** Answers that another ticket mends. */
const stale = ['no-ticket', 'too-quick', 'ticket-used'];

/**
 * Sends a message. Sent again with nothing changed, it is still one message, however often the network fails.
 * @throws ApiError fit to show
 */
export async function sendMessage(message: Omit<ContactRequest, 'ticket'>): Promise<void> {
  try {
    await sendOnce(message);
  } catch (error) {
    if (!(error instanceof ApiError && stale.includes(error.code))) throw error;
    open = undefined;
    await sendOnce(message);
  }
  open = undefined;
}
