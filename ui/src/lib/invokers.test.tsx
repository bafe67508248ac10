import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ConsentSwitch } from '../ConsentSwitch/ConsentSwitch';
import { Drawer } from '../Drawer/Drawer';
import { supportInvokers } from './invokers';

// jsdom has no invoker commands, as older browsers have none.
beforeAll(supportInvokers);
afterEach(() => {
  document.body.innerHTML = '';
});

const drawStatic = (drawing: React.ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(drawing);
};

test('Show More opens and closes without React', async () => {
  const user = userEvent.setup();
  drawStatic(
    <ConsentSwitch
      label="Analytics"
      topics={[{ title: 'Cookies', body: 'A number is kept.' }]}
      checked={false}
      onCheckedChange={() => {}}
    />,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show More Analytics' }));
  expect(screen.getByRole('dialog', { name: 'Analytics' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a button of the page opens a drawer, and a click outside closes it', async () => {
  const user = userEvent.setup();
  drawStatic(
    <>
      <button type="button" {...{ command: 'show-modal', commandfor: 'menu' }}>
        Open menu
      </button>
      <Drawer id="menu" label="Menu" open={false} onOpenChange={() => {}}>
        <a href="/about">About us</a>
      </Drawer>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('About us') },
    { keys: '[/MouseLeft]', target: drawer },
  ]);
  expect(drawer).toBeVisible();
  await user.click(drawer);
  expect(drawer).not.toBeVisible();
});
