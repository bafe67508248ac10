import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Notice, WithSwitches, WithToasts } from './Banner.stories';

const inset = () => document.documentElement.style.getPropertyValue('--ag-bottom-inset');

test('it is a region named by its heading, with its actions in order', () => {
  render(<WithSwitches />);
  const region = screen.getByRole('region', { name: "Welcome to Trinity Works' consent management" });
  expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
  expect(
    within(region)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(expect.arrayContaining(['Reject All', 'Accept All']));
});

test('folded content opens with one click, in native details', async () => {
  render(<WithSwitches />);
  const save = screen.getByText('Save Settings');
  expect(save).not.toBeVisible();
  await userEvent.click(screen.getByText('Choose one by one'));
  expect(save).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(4);
});

test('it neither takes nor traps the focus', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Notice />
      <a href="/">Home</a>
    </>,
  );
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Good to know' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('while open, its height is the inset at the bottom of the window', async () => {
  const user = userEvent.setup();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(212);
  render(<WithToasts />);
  expect(inset()).toBe('212px');
  await user.click(screen.getByRole('button', { name: 'Reject All' }));
  expect(screen.queryByRole('region', { name: /consent/ })).not.toBeInTheDocument();
  expect(inset()).toBe('');
});
