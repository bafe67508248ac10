import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { server } from '../testing/setup.ts';
import { Component as Contact } from './Contact';

/** The page that says thank you. */
const thanked = () => waitFor(() => expect(location.pathname).toBe('/contact-us/sent'));

function open(query = '') {
  history.replaceState(null, '', `/contact-us${query}`);
  render(
    <BrowserRouter>
      <Contact />
    </BrowserRouter>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  return {
    user: userEvent.setup(),
    name: field('Your name'),
    email: field('Your e-mail address'),
    message: field('Your message'),
    send: screen.getByRole('button', { name: 'Send message' }),
  };
}

async function fillIn({ user, name, email, message }: ReturnType<typeof open>) {
  await user.type(name, 'Ann Byrne');
  await user.type(email, 'ann@example.ie');
  await user.type(message, 'We open in March.');
}

/** Answers messages so, one after another, and keeps what was sent. */
function answering(...answers: (() => Response)[]) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/contact', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return (answers.length > 1 ? answers.shift() : answers[0])?.();
    }),
  );
  return sent;
}

const stored = () => HttpResponse.json({ id: 'message-1' }, { status: 201 });
const refused = (code: string, message: string) => () =>
  HttpResponse.json({ code, message, requestId: '1' }, { status: 422 });

test('a message that is sent leads to the thanks', async () => {
  const sent = answering(stored);
  const form = open();
  await fillIn(form);
  await form.user.click(form.send);
  await thanked();
  expect(sent).toEqual([
    { name: 'Ann Byrne', email: 'ann@example.ie', message: 'We open in March.', website: '', ticket: 'a-ticket' },
  ]);
});

test('pressed too early, every field says what it wants, and the first has the focus', async () => {
  const sent = answering(stored);
  const { user, name, email, message, send } = open();
  await user.type(email, 'ann@');
  await user.click(send);
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please enter your name.');
  expect(email).toHaveAccessibleDescription('Please enter a valid email.');
  expect(message).toHaveAccessibleDescription(/Please write us a few words\.$/);
  await user.type(name, 'Ann');
  expect(name).toHaveAccessibleDescription('');
  expect(sent).toEqual([]);
});

test('a wrong address says so once it is left, an empty field does not', async () => {
  const { user, name, email } = open();
  await user.click(name);
  await user.tab();
  await user.type(email, 'ann');
  expect(email).toHaveAccessibleDescription('');
  await user.tab();
  expect(email).toHaveAccessibleDescription('Please enter a valid email.');
  expect(name).toHaveAccessibleDescription('');
});

test('the plan of a link is shown and goes along', async () => {
  const sent = answering(stored);
  const form = open('?plan=full.hybrid');
  expect(await screen.findByText('Full System platform')).toBeVisible();
  expect(screen.getByText('Hybrid Approach, €1,280')).toBeVisible();
  await fillIn(form);
  await form.user.click(form.send);
  await waitFor(() => expect(sent).toMatchObject([{ plan: 'full.hybrid' }]));
});

test('a refusal is shown, everything typed stays, and the next press sends it', async () => {
  const sent = answering(refused('too-many', 'There were too many requests in a short time.'), stored);
  const form = open();
  await fillIn(form);
  await form.user.click(form.send);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There were too many requests in a short time. Your message is still here.',
  );
  expect(form.message).toHaveValue('We open in March.');
  await form.user.click(form.send);
  await thanked();
  expect(sent[1]).toEqual(sent[0]);
});

test('a server that cannot be reached is named, and the message stays', async () => {
  server.use(http.post('/api/contact', () => HttpResponse.error()));
  const form = open();
  await fillIn(form);
  await form.user.click(form.send);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached.*Your message is still here/);
  expect(form.message).toHaveValue('We open in March.');
});

test('a form that was open too long gets another ticket by itself', async () => {
  let given = 0;
  server.use(http.get('/api/contact/ticket', () => HttpResponse.json({ ticket: `ticket-${++given}`, wait: 0 })));
  const sent = answering(refused('no-ticket', 'This form was open for very long.'), stored);
  const form = open();
  await fillIn(form);
  await form.user.click(form.send);
  await thanked();
  const tickets = sent.map(({ ticket }) => ticket);
  expect(tickets[1]).toBe(`ticket-${given}`);
  expect(tickets[0]).not.toBe(tickets[1]);
});

test('what a browser fills in where nobody looks is emptied when the server minds it', async () => {
  const sent = answering(refused('looks-automatic', 'A field that nobody sees was filled in.'), stored);
  const form = open();
  await fillIn(form);
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  if (trap) trap.value = 'https://ann.example';
  await form.user.click(form.send);
  await screen.findByRole('alert');
  await form.user.click(form.send);
  await thanked();
  expect(sent.map(({ website }) => website)).toEqual(['https://ann.example', '']);
});

test('pressed twice it is sent once', async () => {
  const sent = answering(stored);
  const form = open();
  await fillIn(form);
  await form.user.dblClick(form.send);
  await thanked();
  expect(sent).toHaveLength(1);
});
