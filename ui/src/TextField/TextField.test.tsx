import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from './TextField';
import { EmptyAndFilled } from './TextField.stories';

const user = userEvent.setup();

test('the app receives the input and controls the value', async () => {
  render(<EmptyAndFilled />);
  await user.type(screen.getByRole('textbox', { name: 'Your Name *' }), 'Aoife');
  expect(screen.getByRole('textbox', { name: 'Your Name *' })).toHaveValue('Aoife');

  const change = vi.fn();
  render(<TextField label="Fixed" value="no" onValueChange={change} />);
  await user.type(screen.getByRole('textbox', { name: 'Fixed' }), 't');
  expect(change).toHaveBeenCalledExactlyOnceWith('not');
  expect(screen.getByRole('textbox', { name: 'Fixed' })).toHaveValue('no');
});

test('a required field is marked once, outside its name', () => {
  render(
    <>
      <TextField label="Name" required />
      <TextField label="E-mail *" required />
      <TextField label="Note" />
    </>,
  );
  for (const [name, marked] of [
    ['Name', true],
    ['E-mail *', false],
    ['Note', false],
  ] as const)
    expect([name, screen.getByText(name).hasAttribute('data-required')]).toEqual([name, marked]);
});

test('a required field is announced as required, and the app validates it', () => {
  render(<EmptyAndFilled />);
  const field = screen.getByRole('textbox', { name: 'Your Name *' });
  expect(field).toHaveAttribute('aria-required', 'true');
  expect(field).not.toHaveAttribute('required');
  expect(field).toHaveAttribute('autocomplete', 'name');
});

test('the app is notified when the field loses focus', async () => {
  const leave = vi.fn();
  render(<TextField label="Name" value="" onValueChange={() => {}} onBlur={leave} />);
  await user.tab();
  expect(leave).not.toHaveBeenCalled();
  await user.tab();
  expect(leave).toHaveBeenCalledOnce();
});

test('a hidden label still names the field', () => {
  render(<TextField label="Search orders" labelHidden type="search" />);
  expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
});

test('the wheel over a number with the focus scrolls the page, and leaves the number', () => {
  render(
    <>
      <TextField label="Guests" type="number" defaultValue="2" />
      <TextField label="Name" />
    </>,
  );
  const guests = screen.getByRole('spinbutton', { name: 'Guests' });
  act(() => guests.focus());
  // A browser changes only the number that has the focus.
  fireEvent.wheel(guests);
  expect(guests).not.toHaveFocus();
  const name = screen.getByRole('textbox', { name: 'Name' });
  act(() => name.focus());
  fireEvent.wheel(name);
  expect(name).toHaveFocus();
});
