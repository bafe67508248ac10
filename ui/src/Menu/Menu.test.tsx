import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu';
import { Actions } from './Menu.stories';

const user = userEvent.setup();

const item = (name: string) => screen.getByRole('menuitem', { name });
const button = () => screen.getByRole('button', { name: 'Order' });

test('a click opens it at its first item; arrows lead around the ends', async () => {
  render(<Actions />);
  await user.click(button());
  expect(item('Send the invoice')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Refund')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Show the customer')).toHaveFocus();
});

test('Enter carries out an action once, closes the menu and returns the focus', async () => {
  const send = vi.fn();
  render(<Menu label="Order" items={[{ label: 'Send', onSelect: send }]} />);
  button().focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('letters lead to the item that begins with them, and the same letter again to the next', async () => {
  render(<Menu label="Order" items={[{ label: 'Copy' }, { label: 'Call' }, { label: 'Cancel it' }]} />);
  await user.click(button());
  await user.keyboard('c');
  expect(item('Call')).toHaveFocus();
  await user.keyboard('c');
  expect(item('Cancel it')).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(button());
  await new Promise((resolve) => setTimeout(resolve, 550));
  await user.keyboard('can');
  expect(item('Cancel it')).toHaveFocus();
});

test('one that is unavailable is reached, says why, and does nothing', async () => {
  const refund = vi.fn();
  render(<Menu label="Order" items={[{ label: 'Refund', onSelect: refund, unavailable: 'Nothing is paid.' }]} />);
  await user.click(button());
  expect(item('Refund')).toHaveFocus();
  expect(item('Refund')).toHaveAccessibleDescription('Nothing is paid.');
  await user.keyboard('{Enter}');
  expect(refund).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeVisible();
});

test('a link is followed, or given to the router; with Control it is left to the browser', async () => {
  const go = vi.fn();
  render(<Menu label="Order" items={[{ label: 'Customer', href: '#customer', onSelect: go }]} />);
  await user.click(button());
  expect(item('Customer')).toHaveAttribute('href', '#customer');
  await user.keyboard('{Control>}');
  await user.click(item('Customer'));
  await user.keyboard('{/Control}');
  expect(go).not.toHaveBeenCalled();
  await user.click(button());
  await user.click(item('Customer'));
  expect(go).toHaveBeenCalledOnce();
});

test('Escape closes it alone, a press outside and Tab close it too', async () => {
  const heard = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: as a dialog would listen.
    <div onKeyDown={({ key }) => key === 'Escape' && heard()}>
      <Actions />
      <button type="button">After</button>
    </div>,
  );
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button());
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
