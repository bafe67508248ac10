import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { ConsentSwitch } from '../ConsentSwitch/ConsentSwitch';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { PackageCard } from '../PackageCard/PackageCard';
import { Select } from '../Select/Select';
import { Slider } from '../Slider/Slider';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';
import { Closed, Open } from './Dialog.stories';

const user = userEvent.setup();

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Menu">
      Links
    </Dialog>
  );
}

const opener = () => screen.getByRole('button', { name: 'How long does the price hold?', hidden: true });

const asked = vi.fn();
const dialog = (open: boolean) => (
  <Dialog open={open} onOpenChange={asked} title="Discard the draft?">
    It isn’t saved.
  </Dialog>
);
beforeEach(() => asked.mockClear());

test.each([
  ['its button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => user.keyboard('{Escape}')],
  ['a press outside', () => user.click(screen.getByRole('dialog'))],
])('%s closes it, and the focus goes back', async (_, leave) => {
  render(<Closed />);
  await user.click(opener());
  await leave();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the app can refuse what the browser does unasked, closing and opening', async () => {
  const { rerender } = render(dialog(true));
  const element = screen.getByRole<HTMLDialogElement>('dialog');
  const events = () => act(() => new Promise((done) => setTimeout(done)));
  element.close();
  await events();
  expect(asked).toHaveBeenCalledExactlyOnceWith(false);
  expect(element).toBeVisible();
  rerender(dialog(false));
  element.showModal();
  fireEvent(element, Object.assign(new Event('toggle'), { newState: 'open' }));
  await events();
  expect(asked.mock.calls).toEqual([[false], [true]]);
  expect(element).not.toBeVisible();
});

test('the focus goes to what the app names, or to the field with autoFocus', () => {
  const chosen = createRef<HTMLButtonElement>();
  const dialog = (initialFocus?: typeof chosen) => (
    <Dialog open onOpenChange={() => {}} title="Your code" initialFocus={initialFocus}>
      <TextField label="E-mail" />
      <TextField label="Code" autoFocus />
      <Button ref={chosen}>Send</Button>
    </Dialog>
  );
  const { unmount } = render(dialog());
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  unmount();
  render(dialog(chosen));
  expect(chosen.current).toHaveFocus();
});

test.each([
  ['MultiSelect', <MultiSelect key="m" label="Field" options={[]} autoFocus />],
  ['Checkbox', <Checkbox key="c" label="Field" autoFocus />],
  ['Slider', <Slider key="s" label="Field" min={0} max={9} format={String} autoFocus />],
  ['Select', <Select key="s" label="Field" options={[]} autoFocus />],
  ['PackageCard', <PackageCard key="p" name="tier" value="full" title="Field" autoFocus />],
  ['ConsentSwitch', <ConsentSwitch key="c" label="Field" topics={[]} autoFocus />],
])('each time it opens, %s with autoFocus gets the focus', (_, field) => {
  const dialog = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => {}} title="Your code">
      {field}
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  rerender(dialog(true));
  expect(screen.getAllByLabelText('Field')).toContain(document.activeElement);
});

test('a click inside, or one that only ends outside, leaves it open', async () => {
  render(<Open />);
  await user.click(screen.getByText(/holds for 30 days/));
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(/holds for 30 days/) },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each(['closerequest', 'none'] as const)('with closedby="%s", a press outside leaves it open', async (closedby) => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Menu" closedby={closedby}>
      Links
    </Dialog>,
  );
  await user.click(screen.getByRole('dialog'));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('the app is notified once when the user closes it, and not when it closes it itself', async () => {
  const { rerender } = render(dialog(true), { wrapper: StrictMode });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith(false);
  rerender(dialog(false));
  rerender(dialog(true));
  rerender(dialog(false));
  await Promise.resolve();
  expect(asked).toHaveBeenCalledOnce();
});

test('while open, the page does not scroll and keeps the space of its scrollbar; then its styles are as they were', () => {
  const { style } = document.documentElement;
  style.overflow = 'scroll';
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
  expect([style.overflow, style.scrollbarGutter]).toEqual(['scroll', '']);
  style.overflow = '';
});

test('opened before hydration, it stays open if the app says so', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Menu />);
  root.querySelector('dialog')?.showModal();
  const complaint = vi.spyOn(console, 'error');
  render(<Menu />, { container: root, hydrate: true });
  expect(complaint).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(document.documentElement.style.overflow).toBe('hidden');
});

test('in a jsdom without modal dialogs it opens and closes all the same', async () => {
  const { prototype } = HTMLDialogElement;
  const { showModal, close } = prototype;
  Object.assign(prototype, { showModal: undefined, close: undefined });
  render(<Closed />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener());
  expect(screen.getByRole('dialog')).toBeVisible();
  Object.assign(prototype, { showModal, close });
});

test('its texts can be replaced, and its button closes it by its id', () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Termin verschieben?" closeLabel="Schließen" id="move">
      Dienstag
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'Schließen' })).toHaveAttribute('commandfor', 'move');
});
