import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './Toast';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('it disappears after its duration', () => {
  const dismiss = vi.fn();
  render(
    <Toast duration={3000} onDismiss={dismiss}>
      Saved
    </Toast>,
  );
  pass(2900);
  expect(dismiss).not.toHaveBeenCalled();
  pass(200);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('without a duration it stays', () => {
  const dismiss = vi.fn();
  render(<Toast onDismiss={dismiss}>Saved</Toast>);
  pass(600_000);
  expect(dismiss).not.toHaveBeenCalled();
});

test('its timer pauses while hovered, and then continues', () => {
  const dismiss = vi.fn();
  render(
    <Toast duration={3000} onDismiss={dismiss} data-testid="toast">
      Saved
    </Toast>,
  );
  const toast = screen.getByTestId('toast');
  pass(2000);
  fireEvent.pointerEnter(toast);
  expect(toast).toHaveAttribute('data-state', 'paused');
  pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(toast);
  pass(800);
  expect(dismiss).not.toHaveBeenCalled();
  pass(300);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('its timer pauses while the focus is inside', () => {
  const dismiss = vi.fn();
  render(
    <Toast duration={3000} onDismiss={dismiss}>
      Saved
    </Toast>,
  );
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(3100);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('it can be dismissed, and it can have an action', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const dismiss = vi.fn();
  const undo = vi.fn();
  render(
    <Toast onDismiss={dismiss} dismissLabel="Schließen" action={{ label: 'Undo', onAction: undo }}>
      Selections have been reset.
    </Toast>,
  );
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(dismiss).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(dismiss).toHaveBeenCalledTimes(2);
});
