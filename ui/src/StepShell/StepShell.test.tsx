import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Slider } from '../Slider/Slider';
import { TextField } from '../TextField/TextField';
import { StepShell, type StepShellProps } from './StepShell';
import { WithSummary } from './StepShell.stories';

const user = userEvent.setup();

const steps = ['Solution Type', 'Platform Tier', 'Review'].map((label) => ({ id: label, label }));

function shell(props: Partial<StepShellProps> = {}) {
  return (
    <StepShell label="Quote builder" steps={steps} at={1} title="Which platform tier?" {...props}>
      {props.children ?? <input aria-label="Name" />}
    </StepShell>
  );
}

test('the text of the position can be replaced', () => {
  const { rerender } = render(shell({ stepLabel: (step, of) => `Schritt ${step} von ${of}`, doneLabel: 'erledigt' }));
  expect(screen.getByText('Schritt 2 von 3')).toBeInTheDocument();
  expect(screen.getByText(', erledigt')).toBeInTheDocument();
  rerender(shell({ counter: 'Service 1 of 3' }));
  expect(screen.getByText('Service 1 of 3')).toBeInTheDocument();
  expect(screen.queryByText('Step 2 of 3')).not.toBeInTheDocument();
});

test('a finished step leads back, and on, to itself', async () => {
  const go = vi.fn();
  render(shell({ onStep: go, at: 1, steps: steps.map((step) => ({ ...step, done: step.id !== 'Platform Tier' })) }));
  await user.click(screen.getByRole('button', { name: 'Review, done' }));
  expect(go).toHaveBeenCalledExactlyOnceWith(2);
});

afterEach(() => vi.unstubAllGlobals());

test('the page keeps its room for the bar from step to step, and loses it with the bar', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(measure: () => void) {
        this.observe = measure;
      }
      disconnect() {}
    },
  );
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ position: 'sticky' } as CSSStyleDeclaration);
  const removed = vi.spyOn(CSSStyleDeclaration.prototype, 'removeProperty');
  const { rerender, unmount } = render(shell());
  rerender(shell({ at: 2 }));
  expect(removed).not.toHaveBeenCalled();
  expect(document.documentElement.style.getPropertyValue('--ag-dock-inset')).toBe('0px');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--ag-dock-inset')).toBe('');
  vi.restoreAllMocks();
});

test.each([
  { reduced: false, behavior: 'smooth' },
  { reduced: true, behavior: 'instant' },
])('a change of step scrolls to the top if it is out of sight: $behavior', ({ reduced, behavior }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: !reduced }));
  const scroll = vi.fn();
  const { rerender } = render(shell({ at: 0 }));
  screen.getByRole('navigation').scrollIntoView = scroll;
  expect(scroll).not.toHaveBeenCalled();
  rerender(shell({ at: 1 }));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior });
});

test('Enter in a field is Continue, and is refused in the same way', async () => {
  const next = vi.fn();
  const { rerender } = render(shell({ missing: 'Enter your name to continue', onNext: next }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your name to continue');
  expect(next).not.toHaveBeenCalled();
  rerender(shell({ onNext: next }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(next).toHaveBeenCalledOnce();
  rerender(shell({ onNext: next, busy: true }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(next).toHaveBeenCalledOnce();
});

test('Enter is left to a form of the step, to a text of several lines and to a field that uses it', async () => {
  const next = vi.fn();
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  const children = (
    <>
      <form onSubmit={send}>
        <TextField label="Code" />
        <Button type="submit">Redeem</Button>
      </form>
      <TextField label="Notes" multiline />
      <Slider label="Budget" defaultValue={500} min={0} max={1000} format={String} />
    </>
  );
  render(shell({ onNext: next, children }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'A1{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'two{Enter}lines');
  await user.type(screen.getByRole('spinbutton'), '0{Enter}');
  expect(next).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(next).toHaveBeenCalledOnce();
});

test('a click is refused while something is missing; that is announced no more once it isn’t, nor if it is again', async () => {
  const next = vi.fn();
  const { rerender } = render(shell({ missing: 'Enter your name to continue', onNext: next }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(next).not.toHaveBeenCalled();
  rerender(shell({ onNext: next }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(next).toHaveBeenCalledExactlyOnceWith();
  rerender(shell({ missing: 'Enter your name to continue', onNext: next }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['an invalid field', { 'aria-invalid': true }],
  ['an element marked as missing', { 'data-missing': true }],
])('each refused click announces it again, and leads to %s rather than to the first field', async (_, mark) => {
  const children = (
    <>
      <input aria-label="Goals" />
      <input aria-label="Budget" {...mark} />
    </>
  );
  render(shell({ missing: 'Set a budget', onNext: () => {}, children }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const first = screen.getByRole('alert');
  expect(screen.getByRole('textbox', { name: 'Budget' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).not.toBe(first);
});

test('another click on its button closes the aside, and so does Continue', async () => {
  render(<WithSummary />);
  const glance = screen.getByRole('button', { name: /Order summary/ });
  const aside = document.getElementById(glance.getAttribute('aria-controls') ?? '');
  await user.click(glance);
  expect(aside).toHaveAttribute('data-state', 'open');
  await user.click(glance);
  expect(aside).toHaveAttribute('data-state', 'folded');
  await user.click(glance);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('button', { name: /Order summary/ })).toHaveAttribute('aria-expanded', 'false');
});

test('Enter that confirms a word of an input method is no Continue, also in Safari', () => {
  const next = vi.fn();
  render(shell({ onNext: next }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 });
  expect(next).not.toHaveBeenCalled();
});

test('keys pressed in a dialog of the step or its aside stay there', async () => {
  const next = vi.fn();
  const dialog = (label: string) => (
    <Dialog open onOpenChange={() => {}} title={label}>
      <TextField label={label} />
    </Dialog>
  );
  render(shell({ onNext: next, children: dialog('Voucher'), aside: dialog('Reason'), glance: '€800' }));
  await user.type(screen.getByRole('textbox', { name: 'Voucher' }), '{Enter}');
  expect(next).not.toHaveBeenCalled();
  const fold = screen.getByRole('button', { name: /€800/ });
  await user.click(fold);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), '{Escape}');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});
