import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { afterEach, expect, test, vi } from 'vitest';
import {
  beginApp,
  beginPasskey,
  confirmApp,
  getStaffSession,
  registerPasskey,
  removePasskey,
  type StaffUser,
} from '../../domain/contract/staff/login.ts';
import { mock } from '../../mocks/mock.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { sessionKey } from '../session.ts';
import { SecondFactors } from './SecondFactors';

const passkeys = [{ id: 'p1', name: 'Old phone', createdAt: '2026-11-01T10:00:00.000Z' }];

function open(factors: Partial<StaffUser>) {
  const user = { name: 'Aoife Nolan', role: 'staff', passkeys: [], hasApp: false, ...factors } as StaffUser;
  server.use(mock(getStaffSession)(() => ({ state: 'signed-in', user, agency: 'Agency', logo: null, demo: true })));
  openDesk(<SecondFactors />, { known: [[sessionKey, { state: 'signed-in', user }]] });
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a lost passkey is removed once it is confirmed', async () => {
  const removed = vi.fn().mockReturnValue({ done: true });
  server.use(mock(removePasskey)(removed));
  open({ passkeys, hasApp: true });
  await press('Remove the passkey Old phone');
  expect(removed).not.toHaveBeenCalled();
  await press('Remove it');
  await waitFor(() => expect(removed.mock.lastCall?.[0]).toEqual({ id: 'p1' }));
  expect(await screen.findByText('“Old phone” is removed.')).toBeVisible();
});

test('an app is removed by the password, which stays when it isn’t', async () => {
  const refused = { code: 'last-factor', message: 'This is your only second factor.' };
  server.use(http.post('/api/staff/factors/app/remove', () => HttpResponse.json(refused, { status: 409 })));
  open({ hasApp: true });
  await press('Remove the authenticator app');
  await userEvent.type(await screen.findByLabelText('Your password'), 'a long password');
  await press('Remove it');
  expect(await screen.findByText('This is your only second factor.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveValue('a long password');
});

test('an app is set up by its first code, which stays when a proof that is asked for is refused', async () => {
  const old = { code: 'PROOF_NEEDED', message: 'Please confirm that it’s you.' };
  server.use(
    http.post('/api/staff/factors/app/confirm', () => HttpResponse.json(old, { status: 403 }), { once: true }),
    mock(beginApp)(() => ({ uri: 'otpauth://totp/desk?secret=ABC', recoveryCodes: ['one-two'] })),
    mock(confirmApp)(() => ({ done: true })),
  );
  open({ passkeys });
  await press('Set up an authenticator app');
  await userEvent.type(await screen.findByLabelText('Your password'), 'a long password');
  await press('Continue');
  expect(await screen.findByText('one-two')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code from the app'), '123 456');
  await press('I have kept the codes. Continue');
  const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it’s you' }));
  await userEvent.click(proof.getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('Code from the app')).toHaveValue('123 456');
  const send = screen.getByRole('button', { name: 'I have kept the codes. Continue' });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
  await press('I have kept the codes. Continue');
  expect(await screen.findByText('The authenticator app is set up.')).toBeVisible();
});

test('a passkey is added by the name that was typed, and the field is empty for another', async () => {
  class Passkey {
    static parseRequestOptionsFromJSON = () => ({});
    static parseCreationOptionsFromJSON = () => ({});
    toJSON() {
      return {};
    }
  }
  vi.stubGlobal('PublicKeyCredential', Passkey);
  const credentials = { create: async () => new Passkey() };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  const added = vi.fn();
  server.use(
    mock(beginPasskey)(() => ({ challenge: 'c' })),
    mock(registerPasskey)((body) => {
      added(body.name);
      return { done: true };
    }),
  );
  open({ passkeys });
  await userEvent.type(screen.getByLabelText('What to call it'), 'Laptop');
  await press('Add a passkey');
  await waitFor(() => expect(added).toHaveBeenCalledWith('Laptop'));
  await waitFor(() => expect(screen.getByLabelText('What to call it')).toHaveValue(''));
});
