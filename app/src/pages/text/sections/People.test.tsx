import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '../../../content/people.ts';
import { People } from './People';

const itemsIn = (container: HTMLElement) => within(container).getAllByRole('listitem');
const textsIn = (container: HTMLElement) => itemsIn(container).map((item) => item.textContent);

test('shows faces, names and roles, and says that a portrait is drawn', () => {
  const { container } = render(<People />);
  expect(textsIn(container)).toEqual(people.map(({ name, role }) => name + role));
  for (const item of itemsIn(container)) expect(within(item).getByRole('img')).toBeVisible();
  expect(within(container).getByText('Placeholders.')).toBeVisible();
  expect(within(container).getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/about/people');
});

test('on the page of the people, each speaks for themselves', () => {
  const { container } = render(<People inFull />);
  expect(textsIn(container)).toEqual(people.map(({ name, role, about }) => name + role + about));
  expect(within(container).queryByRole('link')).toBeNull();
});

test('a portrait that isn’t there fails the build', () => {
  const [person] = people;
  if (!person) throw new Error('There is no one.');
  expect(() => render(<People of={[{ ...person, portrait: 'ann.webp' }]} />)).toThrow('there is no portrait ann.webp');
});
