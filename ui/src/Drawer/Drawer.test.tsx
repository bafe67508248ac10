import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Drawer } from './Drawer';
import { AtTheEnd } from './Drawer.stories';

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
