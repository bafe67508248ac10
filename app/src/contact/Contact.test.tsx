import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { expect, test } from 'vitest';
import { recordPosts, server } from '../testing/setup.ts';
import { renderTool } from '../testing/tool';
import { Component as Contact } from './Contact';

/** The thank-you page. */
const thanked = () => waitFor(() => expect(location.pathname).toBe('/contact-us/sent'));

function open(query = '') {
  history.replaceState(null, '', `/contact-us${query}`);
  renderTool(Contact);
  const field = (name: string) => screen.getByRole('textbox', { name });
  return {
    user: userEvent.setup(),
    name: field('Your name'),
    email: field('Your e-mail address'),
    message: field('Your message'),
    send: screen.getByRole('button', { name: 'Send message' }),
  };
}

async function send({ user, name, email, message, send }: ReturnType<typeof open>) {
  for (const [field, text] of [
    [name, 'Ann Byrne'],
    [email, 'ann@example.ie'],
    [message, 'We open in March.'],
  ] as const) {
    await user.click(field);
    await user.paste(text);
  }
  await user.click(send);
}

/** Mocks the responses to messages, and records them. */
const answering = (...answers: (() => Response)[]) => recordPosts('/api/contact', ...answers);

const stored = () => HttpResponse.json({ id: 'message-1' }, { status: 201 });
const refused = (code: string, message: string) => () =>
  HttpResponse.json({ code, message, requestId: '1' }, { status: 422 });

test('a sent message leads to the thank-you page', async () => {
  const sent = answering(stored);
  const form = open();
  await send(form);
  await thanked();
  const written = { name: 'Ann Byrne', email: 'ann@example.ie', message: 'We open in March.' };
  expect(sent).toEqual([{ ...written, website: '', formToken: 'a-form-token' }]);
});

test('an empty form shows every error and focuses the first field', async () => {
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

test('shows the plan from a link and sends it', async () => {
  const sent = answering(stored);
  const form = open('?plan=full.hybrid');
  expect(await screen.findByText('Full System platform')).toBeVisible();
  expect(screen.getByText('Hybrid Approach, €1,280')).toBeVisible();
  await send(form);
  await waitFor(() => expect(sent).toMatchObject([{ plan: 'full.hybrid' }]));
});

test('shows an error, keeps everything typed, and a retry works', async () => {
  const sent = answering(refused('too-many', 'Please wait 20 seconds.'), stored);
  const form = open();
  await send(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 20 seconds. Your message is still here.');
  expect(form.message).toHaveValue('We open in March.');
  await form.user.click(form.send);
  await thanked();
  expect(sent[1]).toEqual(sent[0]);
});

test('renews an expired form token automatically', async () => {
  let given = 0;
  server.use(
    http.get('/api/contact/form-token', () => HttpResponse.json({ formToken: `form-token-${++given}`, wait: 0 })),
  );
  const sent = answering(refused('form-token-expired', 'This form was open for very long.'), stored);
  const form = open();
  await send(form);
  await thanked();
  const formTokens = sent.map(({ formToken }) => formToken);
  expect(formTokens[1]).toBe(`form-token-${given}`);
  expect(formTokens[0]).not.toBe(formTokens[1]);
});

test('clears an autofilled honeypot when the server objects', async () => {
  const sent = answering(refused('looks-automatic', 'A hidden field was filled in.'), stored);
  const form = open();
  const honeypot = document.querySelector<HTMLInputElement>('input[name=website]');
  if (honeypot) honeypot.value = 'https://ann.example';
  await send(form);
  await screen.findByRole('alert');
  await form.user.click(form.send);
  await thanked();
  expect(sent.map(({ website }) => website)).toEqual(['https://ann.example', '']);
});
