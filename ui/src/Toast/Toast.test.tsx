import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog';
import { Toast, ToastRegion } from './Toast';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  dismiss.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const dismiss = vi.fn();
const show = (duration: number | undefined) =>
  render(
    <Toast duration={duration} onDismiss={dismiss} data-testid="toast">
      Saved
    </Toast>,
  );

test('it disappears after its duration', () => {
  show(3000);
  pass(2900);
  expect(dismiss).not.toHaveBeenCalled();
  pass(200);
  expect(dismiss).toHaveBeenCalledOnce();
});

test.each([undefined, Number.POSITIVE_INFINITY])('with a duration of %s it stays', (duration) => {
  show(duration);
  pass(600_000);
  expect(dismiss).not.toHaveBeenCalled();
});

test('its timer pauses while hovered, and then continues', () => {
  show(3000);
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
  show(3000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(3100);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('its timer pauses while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(3000);
  pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(2900);
  expect(dismiss).not.toHaveBeenCalled();
  pass(200);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('the region is there, named and live, before the first toast', () => {
  render(<ToastRegion label="Meldungen" />);
  expect(screen.getByRole('region', { name: 'Meldungen' })).toBeEmptyDOMElement();
  expect(screen.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('aria-live', 'polite');
});

test('the region is in the dialog on top for as long as one is open, and the page can change around it', async () => {
  const dialog = (title: string) => (
    <Dialog open onOpenChange={() => {}} title={title}>
      {title}
    </Dialog>
  );
  const page = (first: boolean, second: boolean, news = false) => (
    <main>
      {news ? <p>News</p> : null}
      <ToastRegion>
        <Toast onDismiss={() => {}}>Saved</Toast>
      </ToastRegion>
      {first ? dialog('Order') : null}
      {second ? dialog('Refund') : null}
    </main>
  );
  const { rerender, unmount } = render(page(true, false));
  const region = screen.getByRole('region');
  const toast = screen.getByText('Saved');
  expect(screen.getByRole('dialog', { name: 'Order' })).toContainElement(region);
  rerender(page(true, true));
  expect(screen.getByRole('dialog', { name: 'Refund' })).toContainElement(region);
  rerender(page(true, false, true));
  expect(screen.getByRole('dialog', { name: 'Order' })).toContainElement(region);
  rerender(page(false, false));
  expect(screen.getByRole('main')).toContainElement(region);
  expect(region).toContainElement(toast);
  rerender(page(true, false));
  unmount();
  expect(document.body).not.toContainElement(region);
});
