import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { idle } from './idle.ts';
import { useLazyModule } from './useLazyModule';

const code = { Details: () => <p>The last step</p> };
type Load = () => Promise<typeof code>;

function Step({ load, when }: { load: Load; when: 'now' | 'idle' | 'later' }) {
  const { module, placeholder } = useLazyModule(load, '', when);
  if (when !== 'now') return <p>An earlier step</p>;
  return (
    <main id="main" tabIndex={-1}>
      {module ? <module.Details /> : placeholder}
    </main>
  );
}

test('a module is fetched when idle before it is needed, and then renders without waiting', async () => {
  const load = vi.fn<Load>(async () => code);
  const { rerender } = render(<Step load={load} when="later" />);
  await idle();
  expect(load).not.toHaveBeenCalled();
  rerender(<Step load={load} when="idle" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(idle);
  rerender(<Step load={load} when="now" />);
  expect(screen.getByText('The last step')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('a loaded module renders at once on the next visit', async () => {
  const load = vi.fn<Load>(async () => code);
  const { unmount } = render(<Step load={load} when="now" />);
  expect(screen.getByRole('status')).toHaveTextContent('One moment…');
  await screen.findByText('The last step');
  unmount();
  render(<Step load={load} when="now" />);
  expect(screen.getByText('The last step')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('a failure before the module is needed is silent, and it is fetched again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(code);
  const { rerender } = render(<Step load={load} when="idle" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  rerender(<Step load={load} when="now" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByText('The last step')).toBeInTheDocument();
});

test('a failed fetch is reported, and Try again fetches the module', async () => {
  const load = vi.fn<Load>().mockRejectedValue(new Error('offline'));
  render(<Step load={load} when="now" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/didn’t load/);
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toHaveTextContent(/didn’t load/);
  expect(again).toHaveFocus();
  load.mockResolvedValue(code);
  await userEvent.click(again);
  expect(await screen.findByText('The last step')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
