import { skipToken, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { becomeOwner, logOutOfDesk, type StaffSession } from '../../domain/contract/staff/login.ts';
import { mock } from '../../mocks/mock.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { sessionKey } from '../session.ts';
import { Login } from './Login';

const signedOut: StaffSession = { state: 'signed-out', user: null, agency: 'Knot & Sons', logo: null, demo: true };

function Desk() {
  const { data } = useQuery<StaffSession>({ queryKey: sessionKey, queryFn: skipToken });
  return data ? <Login session={data} /> : null;
}

/** Opens the desk by the link of the first owner. */
function open() {
  history.replaceState(null, '', '/desk#owner=1.token');
  openDesk(<Desk />, { known: [[sessionKey, signedOut]] });
}

afterEach(() => history.replaceState(null, '', '/'));

test('who has the link of the first owner and a login already can log in', async () => {
  open();
  expect(screen.getByRole('heading', { name: 'This desk is yours' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log in to the desk' }));
  expect(screen.getByRole('heading', { name: 'Log in to the desk' })).toBeVisible();
  expect(location.hash).toBe('');
});

test('a link that has worked isn’t offered again', async () => {
  server.use(
    mock(becomeOwner)(() => ({ ...signedOut, state: 'code' })),
    mock(logOutOfDesk)(() => signedOut),
  );
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ann Byrne');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@agency.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Become the owner' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByRole('heading', { name: 'Log in to the desk' })).toBeVisible();
});
