import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { setMessageStatuses } from '../../domain/contract/staff/messages.ts';
import { ActionsProvider } from './ActionsProvider';
import { BulkButton } from './buttons';

test('a press after one that got no answer has its idempotency key, the next one has another', async () => {
  const answers = [Response.error(), Response.json({ done: 2, skipped: 1 }), Response.json({ done: 1, skipped: 0 })];
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return answers.shift();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActionsProvider>
        <BulkButton
          count={3}
          label="Mark as answered"
          request={{ endpoint: setMessageStatuses, body: { messages: [{ id: 'a', version: 1 }], status: 'answered' } }}
          done={(count) => `${count} marked as answered.`}
        />
      </ActionsProvider>
    </QueryClientProvider>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  await press();
  expect(await screen.findByText('2 marked as answered. 1 changed meanwhile and stayed as they are.')).toBeVisible();
  await press();
  expect(await screen.findByText('1 marked as answered.')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')]);
});
