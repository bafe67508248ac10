import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Drawer } from './Drawer';
import { AtTheEnd, Closed } from './Drawer.stories';

test('it is a dialog named by its label, and receives the focus', async () => {
  const user = userEvent.setup();
  render(<Closed />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getAllByRole('link')).toHaveLength(5);
  expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus();
});

test('the app closes it when a link leads away', async () => {
  const user = userEvent.setup();
  render(<AtTheEnd />);
  await user.click(screen.getByRole('link', { name: 'Trinity' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("its links are in the server's HTML, so that it opens before hydration", () => {
  const html = renderToString(
    <Drawer open={false} onOpenChange={vi.fn()} label="Menu" id="menu">
      <a href="/services">Services</a>
    </Drawer>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(within(page).getByRole('link', { name: 'Services', hidden: true })).toHaveAttribute('href', '/services');
  expect(within(page).getByRole('button', { name: 'Close', hidden: true })).toHaveAttribute('commandfor', 'menu');
  expect(page.querySelector('[style]')).toBeNull();
});
