import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '../../../content/people.ts';
import { People } from './People';

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('shows faces, names and roles, and says that a portrait is drawn', () => {
  render(<People />);
  expect(shown()).toEqual(people.map(({ name, role }) => name + role));
  for (const item of screen.getAllByRole('listitem')) expect(within(item).getByRole('img')).toBeVisible();
  expect(screen.getByText('Placeholders.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/about/people');
});

test('on the page of the people, each speaks for themselves', () => {
  render(<People inFull />);
  expect(shown()).toEqual(people.map(({ name, role, about }) => name + role + about));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a portrait that isn’t there fails the build', () => {
  const [person] = people;
  if (!person) throw new Error('There is no one.');
  expect(() => render(<People of={[{ ...person, portrait: 'ann.webp' }]} />)).toThrow('There is no portrait ann.webp');
});
