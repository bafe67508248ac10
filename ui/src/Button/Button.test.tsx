import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, buttonClass } from './Button';

test.each([
  ['busy', { busy: true }],
  ['unavailable', { unavailable: true }],
])('a %s submit button submits nothing', async (_, state) => {
  const user = userEvent.setup();
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" {...state}>
        Send
      </Button>
      <Button type="submit">Really send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Really send' }));
  expect(submit).toHaveBeenCalledOnce();
});

test("a router's link can have the same class", () => {
  render(
    <Button tone="ink" size="s" href="/x">
      Link
    </Button>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('class', buttonClass({ tone: 'ink', size: 's' }));
});
