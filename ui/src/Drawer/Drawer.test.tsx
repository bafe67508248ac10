import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Drawer } from './Drawer';

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
