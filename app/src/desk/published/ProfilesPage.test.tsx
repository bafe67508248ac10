import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { profiles } from '../../domain/contract/staff/published.ts';
import { noProfiles, type WrittenProfiles } from '../../domain/staff/profiles.ts';
import { mock } from '../../mocks/mock.ts';
import { nothingPublished, openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { ProfilesPage } from './ProfilesPage';

const none = { ...nothingPublished, inForce: noProfiles };
const saved = vi.fn().mockReturnValue({ entry: 'entry' });
beforeEach(() =>
  server.use(
    mock(profiles.get)(() => ({ ...none, version: 1, data: saved.mock.lastCall?.[0].data ?? noProfiles })),
    mock(profiles.save)(saved),
  ),
);

function open(data: WrittenProfiles = noProfiles, known: Partial<typeof nothingPublished> & object = {}) {
  openDesk(<ProfilesPage />, {
    at: '/profiles',
    route: '/profiles/:section?',
    known: [[queryOf(profiles.get).queryKey, { ...none, ...known, data }]],
  });
  return userEvent.setup();
}

test('a person is added and answers, and each change is named', async () => {
  const user = open();
  expect(screen.queryByRole('combobox', { name: 'Who answers' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  await user.keyboard('Ann Byrne');
  await user.type(screen.getByRole('textbox', { name: 'Role' }), 'Founder');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who answers' }), 'Ann Byrne');
  await user.click(screen.getByRole('button', { name: 'Publish …' }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Ann Byrne: new',
    'Who answers: “Ann Byrne”',
  ]);
  const { answers, people } = saved.mock.lastCall?.[0].data ?? {};
  expect(people).toEqual({ [answers]: { name: 'Ann Byrne', role: 'Founder', about: '', portrait: '' } });
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ann Byrne' }));
  expect(screen.getByRole('button', { name: 'Add a person' })).toHaveFocus();
  expect(screen.getByText(/^There is nobody yet/)).toBeVisible();
});

test('says what the server decides, and a fault at its field', () => {
  open(
    { answers: 'a', people: { a: { name: 'Ann', role: 'F', about: '', portrait: '' } } },
    { warnings: ['Pages name Ben.'] as never, problems: [{ path: 'a.role', message: 'Write more.' }] as never },
  );
  expect(screen.getByText('Pages name Ben.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Role' })).toHaveAccessibleDescription(/Write more\./);
});

test('two people without a name can be told apart, on the page and before publishing', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent)).toEqual([
    'Remove New person',
    'Remove New person 2',
  ]);
  await user.click(screen.getByRole('button', { name: 'Publish …' }));
  const lines = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['New person: new', 'New person 2: new']);
});
