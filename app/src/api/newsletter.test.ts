import { HttpResponse, http } from 'msw/http';
import { expect, test } from 'vitest';
import { server } from '../testing/setup.ts';
import { addSubscriber, messageIn } from './newsletter.ts';

test.each([
  [{ title: 'Already there' }, 'Already there'],
  [{ title: 'Already there', message: 'Long story' }, 'Already there'],
  [{ message: { title: 'Already there' } }, 'Already there'],
  [{ message: 'Already there' }, 'Already there'],
  [{ title: ' ', message: 'Already there' }, 'Already there'],
  [{ message: { text: 'no title' } }, undefined],
  [{}, undefined],
  [null, undefined],
  ['Bad gateway', undefined],
])('of the response %j, shows: %s', (body, words) => expect(messageIn(body)).toBe(words));

test.each([
  ['JSON', () => HttpResponse.json({ anything: 1 })],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
  ['a text', () => HttpResponse.text('ok', { status: 201 })],
])('accepts a response of %s', async (_, answer) => {
  server.use(http.post('/api/auth/addSubscriber', answer));
  await expect(addSubscriber({ email: 'ann@example.ie' })).resolves.toBeUndefined();
});

test.each([
  [
    'says why',
    () => HttpResponse.json({ message: { title: 'Please try again later' } }, { status: 400 }),
    'Please try again later',
  ],
  ['is a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), ''],
  ['never comes', () => HttpResponse.error(), ''],
])('an error response that %s', async (_, answer, message) => {
  server.use(http.post('/api/auth/addSubscriber', answer));
  await expect(addSubscriber({ email: 'ann@example.ie' })).rejects.toMatchObject({ message });
});
