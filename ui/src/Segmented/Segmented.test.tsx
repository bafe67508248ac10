import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Segmented } from './Segmented';

const user = userEvent.setup();

const options = [
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
] as const;
const radio = (name: string) => screen.getByRole('radio', { name });

test('the app holds what is chosen', async () => {
  const choose = vi.fn<(value: 'week' | 'day') => void>();
  const { rerender } = render(<Segmented label="View" options={options} value="week" onValueChange={choose} />);
  await user.click(radio('Day'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('day');
  expect(radio('Week')).toBeChecked();
  rerender(<Segmented label="View" options={options} value="day" />);
  expect(radio('Day')).toBeChecked();
});

test('left to itself it begins with the first, and a reset of its form returns there', async () => {
  render(
    <form aria-label="Calendar">
      <Segmented label="View" options={options} name="view" />
      <button type="reset">Reset</button>
    </form>,
  );
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('view');
  expect(sent()).toBe('week');
  await user.click(radio('Day'));
  expect(sent()).toBe('day');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(sent()).toBe('week');
});

test('a reset of its form, which may be elsewhere, returns to the app’s state', async () => {
  const page = (value: 'week' | 'day') => (
    <>
      <form id="calendar" aria-label="Calendar">
        <button type="reset">Reset</button>
      </form>
      <Segmented label="View" options={options} name="view" form="calendar" value={value} />
    </>
  );
  const { rerender } = render(page('week'));
  rerender(page('day'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(radio('Day')).toBeChecked();
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('view')).toBe('day');
});
