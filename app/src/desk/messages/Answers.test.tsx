import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessage, type StaffMessage } from '../../domain/contract/staff/messages.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { MessagePage } from './MessagePage';

const message: StaffMessage = {
  id: 'm1',
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  beginning: 'Can you help?',
  message: 'Can you help?',
  status: 'unanswered',
  version: 0,
  at: '2026-11-24T09:30:00.000Z',
  plan: [],
  offer: null,
  answers: [],
  events: [],
};
const hours = { id: 't1', name: 'Opening hours', text: 'We are open from nine to five.' };
const { queryKey } = queryOf(getMessage, { params: { id: 'm1' } });
const sent: StaffMessage = {
  ...message,
  status: 'answered',
  version: 1,
  answers: [{ id: 'a1', text: 'Yes, gladly.', at: message.at, who: 'Aoife Nolan', mail: null }],
};

/** A server that knows the message, and what was sent to it. */
function openMessage(role: 'staff' | 'read-only' = 'staff', known = message, isTouched = false) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isTouched }));
  const server = { message: known, bodies: [] as unknown[] };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) server.bodies.push([new URL(url, location.href).pathname, JSON.parse(String(body))]);
    if (url.includes('/answer-templates') && !body) return Response.json({ templates: [hours] });
    if (url.endsWith('/preview')) return Response.json({ to: message.email, subject: 'Re', text: 'Hello Ann' });
    if (url.endsWith('/answer')) server.message = sent;
    if (url.endsWith('/undo')) server.message = { ...message, version: 2 };
    return Response.json(body ? { entry: 'e1' } : server.message);
  });
  return { server, ...openDesk(<MessagePage id="m1" />, { role, known: [[queryKey, known]] }) };
}

afterEach(() => vi.unstubAllGlobals());

test('an answer is shown, then sent for the version that was read; taken back, it is in its field again', async () => {
  const { server, queries } = openMessage();
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.click(field());
  await userEvent.paste('Yes, gladly.');
  await userEvent.click(screen.getByRole('button', { name: 'Show the e-mail' }));
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  // Someone else answers while the e-mail is read: this one must not go as well.
  queries.setQueryData(queryKey, { ...message, version: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail' }));
  expect(await screen.findByText('The answer goes to ann@example.ie in a few seconds.')).toBeVisible();
  const said = { text: 'Yes, gladly.', quote: true };
  expect(server.bodies).toEqual([
    ['/api/staff/messages/m1/answer/preview', said],
    ['/api/staff/messages/m1/answer', { ...said, version: 0 }],
  ]);
  expect(await screen.findByText('Yes, gladly.', { selector: 'li' })).toBeVisible();
  expect(field()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(field()).toHaveValue('Yes, gladly.'));
});

test.each([false, true])('a key is only named where there is a keyboard: %s', (isTouched) => {
  openMessage('staff', message, isTouched);
  expect(screen.queryAllByText(/The key R leads here/)).toHaveLength(isTouched ? 0 : 1);
});

test('members who only read see what was answered, and no field', () => {
  openMessage('read-only', sent);
  expect(screen.getByText('Yes, gladly.', { selector: 'li' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an answer that is kept is inserted below what is typed, and what is typed can be kept', async () => {
  const { server } = openMessage();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('Good morning.');
  await userEvent.click(await screen.findByRole('button', { name: 'Insert an answer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Insert Opening hours' }));
  const text = `Good morning.\n\n${hours.text}`;
  expect(field).toHaveValue(text);
  await userEvent.click(screen.getByRole('button', { name: 'Keep this answer' }));
  await userEvent.click(await screen.findByLabelText('Name'));
  await userEvent.paste('Hours, kindly');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  const kept = ['/api/staff/answer-templates', { name: 'Hours, kindly', text }];
  await vi.waitFor(() => expect(server.bodies).toContainEqual(kept));
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Insert an answer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Insert Opening hours' }));
  expect(screen.getByRole('button', { name: 'Stop keeping “Opening hours”' })).toBeVisible();
});
