import type { ContactRequest } from '../../src/domain/contract/contact.ts';
import { newMessage } from '../messages/messages.ts';
import { contactFormToken } from '../messages/receiveMessage.ts';
import type { MessageRow } from '../messages/table.ts';
import { type Answer, send } from './request.ts';
import type { TestServer } from './startTestServer.ts';

/** The form token of a form. @param age milliseconds since the form was opened */
export function newToken({ context, clock }: TestServer, age = 60_000): string {
  return contactFormToken({ ...context, now: () => new Date(clock.now.getTime() - age) });
}

/** The browser's request. */
export function contactRequest(server: TestServer, change: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Ann Byrne',
    email: 'ann@example.ie',
    message: 'We open a café in March.\n\nCan you help?',
    website: '',
    formToken: newToken(server),
    ...change,
  };
}

/** Sends a message as the browser does. */
export function write(server: TestServer, change: Partial<ContactRequest> = {}): Promise<Answer> {
  return send(`${server.url}/api/contact`, contactRequest(server, change));
}

/** Stores a message that wasn't sent: it has no e-mails. */
export const insertMessage = ({ database, clock }: TestServer, change: Partial<MessageRow> = {}) => {
  const row = newMessage({ name: 'Ann Byrne', email: 'ann@example.ie', message: 'Hello', plan: '' }, 'key', clock.now);
  return database
    .insertInto('messages')
    .values({ ...row, ...change })
    .execute();
};
