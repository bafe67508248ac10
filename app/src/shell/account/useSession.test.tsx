import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { dispatchSession } from '../../api/session.ts';
import { ann } from '../../mocks/account.ts';
import { usePrefill } from './useSession.ts';

function Fields({ name, email }: { name: string; email: string }) {
  const [typed, setTyped] = useState({ name, email });
  usePrefill(typed, (known) => setTyped((all) => ({ ...all, ...known })));
  return (
    <>
      <input
        aria-label="name"
        value={typed.name}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      <output aria-label="email">{typed.email}</output>
    </>
  );
}

const logIn = () => dispatchSession({ type: 'LOGIN_SUCCESS', payload: { user: ann } });
afterEach(() => act(() => dispatchSession({ type: 'LOGOUT' })));

test('fills in name and address of a signed-in visitor', () => {
  logIn();
  render(<Fields name="" email="" />);
  expect(screen.getByLabelText('name')).toHaveValue(ann.name);
  expect(screen.getByLabelText('email')).toHaveTextContent(ann.email);
});

test('keeps values from a link', () => {
  logIn();
  render(<Fields name="Bea" email="" />);
  expect(screen.getByLabelText('name')).toHaveValue('Bea');
  expect(screen.getByLabelText('email')).toHaveTextContent(ann.email);
});

test('a cleared field stays empty, and a login fills in empty fields', async () => {
  const user = userEvent.setup();
  render(<Fields name="" email="" />);
  act(logIn);
  expect(screen.getByLabelText('name')).toHaveValue(ann.name);
  await user.clear(screen.getByLabelText('name'));
  expect(screen.getByLabelText('name')).toHaveValue('');
});
