import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { setMessageStatus, setMessageStatuses } from '../../domain/contract/staff/messages.ts';
import { endLogin } from '../../domain/contract/staff/team.ts';
import { openDesk } from '../../testing/desk';
import { ActionButton, BulkButton, DialogButton } from './buttons';

test('a press after one that got no answer has its idempotency key, the next one has another', async () => {
  const answers = [Response.error(), Response.json({ done: 2, skipped: 1 }), Response.json({ done: 1, skipped: 0 })];
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return answers.shift();
  });
  openDesk(
    <BulkButton
      count={3}
      label="Mark as answered"
      request={{ endpoint: setMessageStatuses, body: { messages: [{ id: 'a', version: 1 }], status: 'answered' } }}
      done={(count) => `${count} marked as answered.`}
    />,
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

test.each([
  ['read-only', ['End']],
  ['staff', ['Answered', 'End']],
] as const)('a %s member sees the actions that their role allows, and carries them out', async (role, names) => {
  const performAction = vi.fn(async () => true);
  const onDone = vi.fn();
  const body = { status: 'answered', version: 1 } as const;
  const end = { endpoint: endLogin, body: { id: '1' }, done: 'The login has ended.' };
  openDesk(
    <>
      <ActionButton action={{ endpoint: setMessageStatus, params: { id: '1' }, body, done: '' }}>Answered</ActionButton>
      <ActionButton action={end} onDone={onDone}>
        End
      </ActionButton>
    </>,
    { role, actions: { performAction } },
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(performAction).toHaveBeenCalledExactlyOnceWith(end);
  expect(onDone).toHaveBeenCalledOnce();
});

test('a button opens its dialog, which closes itself', async () => {
  render(
    <DialogButton
      dialog={(onClose) => (
        <button type="button" onClick={onClose}>
          Keep it
        </button>
      )}
    >
      Remove
    </DialogButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
});
