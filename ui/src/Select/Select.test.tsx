import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import { Select } from './Select';

const user = userEvent.setup();

const options = [
  { value: 'a', label: 'Ann' },
  { value: 'b', label: 'Bob' },
] as const;

test('the app holds what is chosen, and hears of both the value and the event', async () => {
  const choose = vi.fn<(value: 'a' | 'b') => void>();
  const change = vi.fn();
  const { rerender } = render(
    <Select label="Host" options={options} value="a" onValueChange={choose} onChange={change} />,
  );
  const host = screen.getByRole('combobox', { name: 'Host' });
  await user.selectOptions(host, 'Bob');
  expect(choose).toHaveBeenCalledExactlyOnceWith('b');
  expect(change.mock.calls[0]?.[0].type).toBe('change');
  expect(host).toHaveValue('a');
  rerender(<Select label="Host" options={options} value="b" />);
  expect(host).toHaveValue('b');
});

test.each([
  ['the app', { value: 'b' }, 'b'],
  ['its default', { defaultValue: 'b' }, 'b'],
  ['its first option', {}, 'a'],
] as const)('a reset of the form returns it to %s', async (_, held, value) => {
  render(
    <form>
      <Select label="Host" name="host" options={options} {...held} />
      <button type="reset">Reset</button>
    </form>,
  );
  await user.selectOptions(screen.getByRole('combobox'), value === 'a' ? 'Bob' : 'Ann');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('combobox')).toHaveValue(value);
});

test('until one is chosen, it shows its placeholder, which can’t be chosen', async () => {
  render(
    <form aria-label="Call">
      <Select label="Host" name="host" options={options} placeholder="Choose a host" />
    </form>,
  );
  const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>('form'))];
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose a host');
  // jsdom sends a chosen option that is disabled, which no browser does.
  expect(screen.getByRole('option', { name: 'Choose a host' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox'), 'Ann');
  expect(sent()).toEqual([['host', 'a']]);
});

test('options that come later keep its default, or what was chosen before', async () => {
  const { rerender } = render(<Select label="Host" options={[]} defaultValue="b" placeholder="Choose a host" />);
  rerender(<Select label="Host" options={options} defaultValue="b" placeholder="Choose a host" />);
  expect(screen.getByRole('combobox')).toHaveValue('b');
  await user.selectOptions(screen.getByRole('combobox'), 'Ann');
  rerender(<Select label="Host" options={options.slice(0, 1)} defaultValue="b" />);
  rerender(<Select label="Host" options={options} defaultValue="b" />);
  expect(screen.getByRole('combobox')).toHaveValue('a');
});

test('a hidden label still names it', () => {
  const { container } = render(<Select label="Host" labelHidden options={options} />);
  expect(screen.getByRole('combobox', { name: 'Host' })).toBeVisible();
  expect(container.querySelector('label')).toHaveClass(visuallyHidden);
});
