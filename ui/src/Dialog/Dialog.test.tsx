import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';
import { Closed, Open } from './Dialog.stories';

const opener = () => screen.getByRole('button', { name: 'How long does the price hold?', hidden: true });

test('it opens as a dialog named by its heading, and receives the focus', async () => {
  const user = userEvent.setup();
  render(<Closed />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener());
  expect(screen.getByRole('dialog', { name: 'How long does the price hold?' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'How long does the price hold?' })).toBeVisible();
});

test.each([
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['a press outside', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
])('%s closes it, and the focus goes back', async (_, leave) => {
  const user = userEvent.setup();
  render(<Closed />);
  await user.click(opener());
  await leave(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a click inside, or one that only ends outside, leaves it open', async () => {
  const user = userEvent.setup();
  render(<Open />);
  await user.click(screen.getByText(/holds for 30 days/));
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(/holds for 30 days/) },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the app is notified once when the user closes it, and not when it closes it itself', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  const dialog = (open: boolean) => (
    <StrictMode>
      <Dialog open={open} onOpenChange={change} title="Move your consultation?">
        Tuesday
      </Dialog>
    </StrictMode>
  );
  const { rerender } = render(dialog(true));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  rerender(dialog(false));
  rerender(dialog(true));
  rerender(dialog(false));
  await Promise.resolve();
  expect(change).toHaveBeenCalledOnce();
});

test('while open, the page does not scroll and keeps the space of its scrollbar', () => {
  const { style } = document.documentElement;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const two = (first: boolean, second: boolean) => (
    <>
      <Dialog open={first} onOpenChange={() => {}} title="First">
        One
      </Dialog>
      <Dialog open={second} onOpenChange={() => {}} title="Second">
        Two
      </Dialog>
    </>
  );
  const { rerender, unmount } = render(two(true, true));
  expect([style.overflow, style.scrollbarGutter]).toEqual(['hidden', 'stable']);
  rerender(two(true, false));
  expect(style.overflow).toBe('hidden');
  unmount();
  expect([style.overflow, style.scrollbarGutter]).toEqual(['', '']);
});

test('opened before hydration, it notifies the app', () => {
  const change = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  const dialog = (
    <Dialog open={false} onOpenChange={change} title="Menu">
      Links
    </Dialog>
  );
  root.innerHTML = renderToString(dialog);
  root.querySelector('dialog')?.showModal();
  const complaint = vi.spyOn(console, 'error');
  render(dialog, { container: root, hydrate: true });
  expect(complaint).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('its texts can be replaced, and its button closes it by its id', () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Termin verschieben?" closeLabel="Schließen" id="move">
      Dienstag
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'Schließen' })).toHaveAttribute('commandfor', 'move');
});
