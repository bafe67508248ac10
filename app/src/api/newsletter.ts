import type { Subscriber } from '../domain/contract/newsletter.ts';
import { fieldsOf } from '../domain/record.ts';
import { ApiError, request } from './request.ts';

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

/** The title of what a server says of a failure, wherever it puts it; undefined when it says nothing. */
export function titleIn(body: unknown): string | undefined {
  const { title, message } = fieldsOf(body);
  return text(title) ?? text(fieldsOf(message).title) ?? text(message);
}

/**
 * Asks for the newsletter. Whatever a good answer says, it is one.
 * @throws ApiError with the server's own words, or with none
 */
export async function addSubscriber(subscriber: Subscriber): Promise<void> {
  try {
    await request('/api/auth/addSubscriber', { method: 'POST', body: subscriber });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(titleIn(error.body) ?? '', error.status, error.code, error.body);
  }
}
