import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openDesk } from '../../testing/desk';
import { DialogButton } from './buttons';
import { OpenDialog } from './OpenDialog';

/** Rows with two actions, of which one removes itself and one removes the row, by a dialog. */
function Rows() {
  const [rows, setRows] = useState(['Ann', 'Ben', 'Cara']);
  const [done, setDone] = useState('');
  return (
    <section aria-label="Calls">
      <fieldset aria-label="Filters">
        {done === 'filter' ? null : (
          <button type="button" onClick={() => setDone('filter')}>
            Remove this filter
          </button>
        )}
      </fieldset>
      <ul>
        {rows.map((name) => (
          <li key={name} aria-label={name}>
            <div>
              {done === name ? null : (
                <button type="button" onClick={() => setDone(name)}>
                  It took place: {name}
                </button>
              )}
              <DialogButton
                dialog={(onClose) => (
                  <OpenDialog title="Remove?" onClose={onClose}>
                    <button type="button" onClick={() => setRows(rows.filter((other) => other !== name))}>
                      Yes
                    </button>
                  </OpenDialog>
                )}
              >
                Remove {name}
              </DialogButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const remove = async (name: string) => {
  await press(`Remove ${name}`);
  await press('Yes');
};
beforeEach(() => void openDesk(<Rows />));

test('a button that goes leaves the focus to its row, from where Tab goes on', async () => {
  await press('It took place: Ben');
  const row = screen.getByRole('listitem', { name: 'Ben' });
  await waitFor(() => expect(row).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove Ben' })).toHaveFocus();
  expect(row).not.toHaveAttribute('tabindex');
});

test('a button of a group leaves it to the group', async () => {
  await press('Remove this filter');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus());
});

test('a row that goes leaves the focus to the next one, the last to the one before, the only one to its section', async () => {
  await remove('Ben');
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Cara' })).toHaveFocus());
  await remove('Cara');
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Ann' })).toHaveFocus());
  await remove('Ann');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Calls' })).toHaveFocus());
});
