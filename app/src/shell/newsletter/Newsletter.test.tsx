import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { recordPosts } from '../../testing/setup.ts';
import { renderTool } from '../../testing/tool';
import { Newsletter } from './Newsletter';

function open() {
  renderTool(Newsletter);
  return {
    user: userEvent.setup(),
    email: screen.getByRole('textbox', { name: 'E-mail' }),
    subscribe: screen.getByRole('button', { name: 'Subscribe' }),
  };
}

const answering = (...answers: (() => Response)[]) => recordPosts('/api/auth/addSubscriber', ...answers);
const inbox = 'One more step: open the e-mail we’ve just sent to ann@example.ie and confirm.';
const good = () => HttpResponse.json({ message: 'fine' });

test('subscribes a typed address, and says what is next in place of the form', async () => {
  const sent = answering(good);
  const { user, email, subscribe } = open();
  await user.type(email, ' ann@example.ie ');
  expect(subscribe).toBeEnabled();
  await user.click(subscribe);
  // That it succeeded is said once it has.
  expect(await screen.findByText(inbox)).toHaveFocus();
  expect(screen.queryByText(/Successfully subscribed/)).toBeNull();
  expect(email).not.toBeInTheDocument();
  expect(sent).toEqual([{ email: 'ann@example.ie' }]);
});

test('a mistyped address is corrected in the form, which comes back', async () => {
  const sent = answering(good);
  const { user, email, subscribe } = open();
  await user.type(email, 'ann@exmaple.ie');
  await user.click(subscribe);
  await user.click(await screen.findByRole('button', { name: 'Use another address' }));
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await vi.waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveDisplayValue('ann@exmaple.ie');
  await user.clear(field);
  await user.type(field, 'ann@example.ie{Enter}');
  expect(await screen.findByText(inbox)).toBeVisible();
  expect(sent).toEqual([{ email: 'ann@exmaple.ie' }, { email: 'ann@example.ie' }]);
});

test('an empty field says that it is required after blur, and the button leads back to it', async () => {
  const sent = answering(good);
  const { user, email, subscribe } = open();
  await user.click(email);
  expect(email).toHaveAccessibleDescription('');
  await user.tab();
  expect(email).toHaveAccessibleDescription('Email is required');
  await user.click(subscribe);
  expect(email).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  [{ title: 'Not today' }, 'Not today'],
  [{}, 'Something went wrong, Please try again later'],
])('an error response %j is shown as: %s; the address stays, and a retry works', async (body, words) => {
  const sent = answering(() => HttpResponse.json(body, { status: 500 }), good);
  const { user, email, subscribe } = open();
  await user.type(email, 'ann@example.ie');
  await user.click(subscribe);
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(email).toHaveAccessibleDescription(words);
  expect(email).toHaveDisplayValue('ann@example.ie');
  await user.click(subscribe);
  expect(await screen.findByText(inbox)).toBeVisible();
  expect(sent).toHaveLength(2);
});
