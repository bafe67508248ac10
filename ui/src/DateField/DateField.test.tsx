import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateField } from './DateField';

const field = () => screen.getByLabelText<HTMLInputElement>('Day');
/** As someone who types it and goes on. */
const enter = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  fireEvent.blur(field());
};

test('the app holds the day as text, and hears of both the value and the event', () => {
  const choose = vi.fn();
  const change = vi.fn();
  const { rerender } = render(<DateField label="Day" value="2026-11-24" onValueChange={choose} onChange={change} />);
  fireEvent.change(field(), { target: { value: '2026-11-25' } });
  expect(choose).toHaveBeenCalledExactlyOnceWith('2026-11-25');
  expect(change.mock.calls[0]?.[0].type).toBe('change');
  expect(field()).toHaveValue('2026-11-24');
  rerender(<DateField label="Day" value="2026-11-25" />);
  expect(field()).toHaveValue('2026-11-25');
});

test.each([
  ['2026-11-23', 'The earliest possible day is 24 November 2026.'],
  ['2026-11-24', undefined],
  ['2026-12-24', undefined],
  ['2026-12-25', 'The latest possible day is 24 December 2026.'],
  ['', undefined],
])('of %j it says %j, once it is left', (day, said) => {
  render(<DateField label="Day" min="2026-11-24" max="2026-12-24" />);
  fireEvent.change(field(), { target: { value: day } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.blur(field());
  expect(screen.queryByRole('alert')?.textContent).toBe(said);
  if (said === undefined) expect(field()).not.toBeInvalid();
  else expect(field()).toHaveAccessibleDescription(said);
});

test('a day that is no longer possible is named at once, in the language of the app', () => {
  const { rerender } = render(<DateField label="Day" value="2026-11-24" locale="de" tooEarlyText="Ab {day}" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<DateField label="Day" value="2026-11-24" min="2026-11-25" locale="de" tooEarlyText="Ab {day}" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ab 25. November 2026');
});

test('the app’s error comes first', () => {
  render(<DateField label="Day" min="2026-11-24" defaultValue="2026-11-20" error="Not a Friday." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not a Friday.');
});

test('a reset of the form takes back the day and what was said of it', async () => {
  render(
    <form>
      <DateField label="Day" name="day" min="2026-11-24" defaultValue="2026-11-25" />
      <button type="reset">Reset</button>
    </form>,
  );
  enter('2026-11-20');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field()).toHaveValue('2026-11-25');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
