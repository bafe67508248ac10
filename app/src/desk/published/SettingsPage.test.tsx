import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  deskSettings,
  listSettingFields,
  type SettingField,
  type StaffPublished,
} from '../../domain/contract/staff/published.ts';
import type { DeskSettings } from '../../domain/staff/deskSettings.ts';
import type { Role } from '../../domain/staff/roles.ts';
import { mock } from '../../mocks/mock.ts';
import { nothingPublished, openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { SettingsPage } from './SettingsPage';

const user = userEvent.setup();

const field = { part: 'Company', hint: '', isPicture: false, choices: [], example: '', usual: '', fixed: null };
const fields: SettingField[] = [
  { ...field, name: 'COMPANY_NAME', label: 'Registered name' },
  { ...field, name: 'COMPANY_COUNTRY', label: 'Country', hint: 'Two letters.', usual: 'IE' },
  { ...field, name: 'COMPANY_PHONE', label: 'Phone number', fixed: '+353 1' },
  { ...field, name: 'AGENCY_LOGO', label: 'Logo', isPicture: true },
  { ...field, name: 'VAT', label: 'Prices and VAT', choices: [{ value: 'none', label: 'We charge no VAT' }] },
];
const settings: StaffPublished<DeskSettings> = { ...nothingPublished, data: {}, inForce: {} };

beforeEach(() => server.use(mock(deskSettings.save)(() => ({ entry: 'entry' }))));

function open(change: Partial<StaffPublished<DeskSettings>> = {}, role?: Role) {
  const { queryKey } = queryOf(deskSettings.get);
  const { queries } = openDesk(<SettingsPage />, {
    at: '/settings',
    route: '/settings/:section?',
    role,
    known: [
      [queryOf(listSettingFields).queryKey, fields],
      [queryKey, { ...settings, ...change }],
    ],
  });
  return (later: Partial<StaffPublished<DeskSettings>>) => queries.setQueryData(queryKey, { ...settings, ...later });
}

test('a setting is typed or chosen, and its change is named', async () => {
  open();
  expect(screen.getByText('As published')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Registered name' }), 'Knot Limited');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prices and VAT' }), 'We charge no VAT');
  expect(screen.getByText('2 changes to publish, not saved yet')).toBeVisible();
});

test('what an empty setting is stands beside it, not in it', () => {
  open();
  const country = screen.getByRole('textbox', { name: 'Country', description: 'Two letters. If left empty: IE' });
  expect(country).not.toHaveAttribute('placeholder');
});

test('a logo is chosen, not described, and its change is named without its address', async () => {
  const added = vi.fn();
  const logo = { AGENCY_LOGO: '/pictures/0123456789abcdef01234567-90x90' };
  server.use(
    mock(deskSettings.get)(() => ({ ...settings, data: logo, version: 1 })),
    http.post('*/api/staff/pictures', ({ request }) => {
      added(new URL(request.url).search);
      return HttpResponse.json({ address: logo.AGENCY_LOGO });
    }),
  );
  open();
  await user.click(within(screen.getByRole('group', { name: 'Logo' })).getByRole('button'));
  expect(screen.queryByRole('textbox', { name: 'What can be seen' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'logo.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  const picture = await screen.findByRole('presentation');
  expect(picture).toHaveAttribute('src', '/pictures/0123456789abcdef01234567-90.webp');
  expect(added).toHaveBeenCalledExactlyOnceWith('?for=logo');
  expect(screen.queryByText('Decoration only')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish …' }));
  expect(await screen.findByText('Logo: added')).toBeVisible();
});

test('what someone else has saved is shown, unless something is unsaved here', async () => {
  const arrive = open();
  arrive({ data: { COMPANY_NAME: 'Knot' }, version: 1 });
  await user.type(await screen.findByDisplayValue('Knot'), 's');
  const problems = [{ path: 'COMPANY_NAME', message: 'Not this one.' }];
  arrive({ data: { COMPANY_NAME: 'Hemp' }, version: 2, problems });
  expect(await screen.findByRole('textbox', { description: 'Not this one.' })).toHaveValue('Knots');
});

test('what the environment sets can be read, and says why it can’t be changed', () => {
  open();
  const said = /COMPANY_PHONE is set on the server/;
  const phone = screen.getByRole('textbox', { name: 'Phone number', description: said });
  expect(phone).toHaveValue('+353 1');
  expect(phone).toHaveAttribute('readonly');
});

test('a fault is said at its field', () => {
  const message = 'This isn’t one line of text.';
  open({ data: { COMPANY_NAME: 'a\nb' }, problems: [{ path: 'COMPANY_NAME', message }] });
  expect(screen.getByRole('textbox', { description: 'This isn’t one line of text.' })).toBeVisible();
});

test('is for owners', () => {
  open({}, 'staff');
  expect(screen.getByText('Owners see and change the settings.')).toBeVisible();
});
