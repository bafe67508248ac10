import { TextField } from '@agency-site/ui/TextField';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/request.ts';
import { addNote } from '../../domain/contract/staff/orders.ts';
import { openDesk } from '../../testing/desk';
import { ActionForm, FormDialog } from './ActionForm';

const action = { endpoint: addNote, params: { id: '1' }, body: { text: 'Rang back.' }, done: 'Noted.' };
const field = <TextField label="Note" name="note" required />;
const type = async (words: string) => userEvent.type(screen.getByLabelText('Note'), words);

test.each([
  [true, 1],
  [false, 0],
])('a dialog closes once its action is done: %s', async (isDone, closed) => {
  const onClose = vi.fn();
  const performAction = vi.fn(async () => isDone);
  openDesk(
    <FormDialog title="Add a note" onClose={onClose} onSubmit={() => action} submit="Add">
      {field}
    </FormDialog>,
    { actions: { performAction } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  // A press beside it doesn't lose what was typed.
  expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'closerequest');
  const foot = screen.getByRole('button', { name: 'Cancel' }).parentElement as HTMLElement;
  expect(
    within(foot)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel', 'Add']);
  expect(performAction).not.toHaveBeenCalled();
  await type('Rang back.{Enter}');
  expect(performAction).toHaveBeenCalledExactlyOnceWith(action);
  expect(onClose).toHaveBeenCalledTimes(closed);
  expect(screen.getByLabelText('Note')).toHaveValue(isDone ? '' : 'Rang back.');
});

test('why it failed is read at once, what was entered stays, and a second press sends nothing', async () => {
  const answer = Promise.withResolvers<unknown>();
  const onSubmit = vi.fn((_entered: (name: string) => string) => answer.promise);
  render(
    <ActionForm onSubmit={onSubmit} submit="Add">
      {field}
    </ActionForm>,
  );
  await type('Rang back.{Enter}{Enter}');
  answer.reject(new ApiError('The note is too long.', 400, 'invalid'));
  expect(await screen.findByText('The note is too long.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The note is too long.');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.calls[0]?.[0]('note')).toBe('Rang back.');
  expect(screen.getByLabelText('Note')).toHaveValue('Rang back.');
});
