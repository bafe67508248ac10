import type { Subscriber } from '../domain/contract/newsletter.ts';
import * as routes from '../domain/contract/routes.ts';
import { fieldsOf } from '../domain/record.ts';
import { ApiError, request } from './request.ts';

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

/** The message of an error response, from any of the fields that may contain it; undefined if there is none. */
export function messageIn(body: unknown): string | undefined {
  const { title, message } = fieldsOf(body);
  return text(title) ?? text(fieldsOf(message).title) ?? text(message);
}

/**
 * Subscribes to the newsletter. Any successful response counts, whatever its body.
 * @throws ApiError with the server's message, or an empty one
 */
export async function addSubscriber(subscriber: Subscriber): Promise<void> {
  try {
    await request(routes.addSubscriber, { body: subscriber });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(messageIn(error.body) ?? '', error.status, error.code, error.body);
  }
}
