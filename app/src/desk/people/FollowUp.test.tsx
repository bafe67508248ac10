import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { finishFollowUp, type StaffPerson, setFollowUp } from '../../domain/contract/staff/people.ts';
import { listTeamMembers } from '../../domain/contract/staff/team.ts';
import type { Role } from '../../domain/staff/roles.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { FollowUp } from './FollowUp';

const set: NonNullable<StaffPerson['followUp']> = {
  id: 'f1',
  dueOn: '2999-12-04',
  assignee: { id: 'm2', name: 'Daniel Roche' },
  note: 'Ask about the menu.',
  version: 3,
};
const members = [{ id: 'm2', name: 'Daniel Roche', email: 'daniel@agency.example' }];

function open(followUp: StaffPerson['followUp'], role: Role = 'staff') {
  const performAction = vi.fn(async (_: object) => true);
  const known = [[queryOf(listTeamMembers).queryKey, { members }]] as const;
  openDesk(<FollowUp email="ann@example.ie" followUp={followUp} />, { role, known, actions: { performAction } });
  return performAction;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a follow-up is done for the version that is shown, with an undo', async () => {
  const performAction = open(set);
  expect(screen.getByText('Ask about the menu.')).toBeVisible();
  await press('Done');
  const body = { id: 'f1', version: 3 };
  expect(performAction).toHaveBeenCalledWith(
    expect.objectContaining({ endpoint: finishFollowUp, body, undoable: true }),
  );
});

test('one that is changed keeps its day and its member', async () => {
  const performAction = open(set);
  await press('Change');
  await userEvent.type(await screen.findByLabelText('What about, if you like'), ' And the hours.');
  await press('Save');
  const body = {
    email: 'ann@example.ie',
    dueOn: '2999-12-04',
    assignee: 'm2',
    note: 'Ask about the menu. And the hours.',
    version: 3,
  };
  expect(performAction).toHaveBeenCalledWith(expect.objectContaining({ endpoint: setFollowUp, body }));
});

test('members who only read see one, and set none', () => {
  open(set, 'read-only');
  expect(screen.getByText('Daniel Roche')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
