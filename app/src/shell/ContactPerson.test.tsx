import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactPerson } from './ContactPerson';

const ann = { name: 'Ann Mary Byrne', role: 'Founder', portrait: null };

test('names who answers, with initials where there is no portrait', () => {
  const { container } = render(<ContactPerson lead="You’ll talk to" of={ann} />);
  expect(container).toHaveTextContent('ABYou’ll talk to Ann Mary Byrne Founder');
  expect(container.querySelector('img')).toBeNull();
});

test('shows the portrait, which says nothing that the name beside it doesn’t', () => {
  const { container } = render(<ContactPerson lead="You’ll talk to" of={{ ...ann, portrait: '/ann.webp' }} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/ann.webp');
  expect(container).toHaveTextContent(/^You’ll talk to Ann Mary Byrne Founder$/);
});

test('another host takes their place, without their role and face', () => {
  const { container } = render(<ContactPerson lead="With" host="Ben" of={{ ...ann, portrait: '/ann.webp' }} />);
  expect(container).toHaveTextContent(/^BWith Ben$/);
});

test('a host whom the agency has written about has their own role and face', () => {
  const ben = { name: 'Ben', role: 'Websites', portrait: '/ben.webp' };
  const { container } = render(<ContactPerson lead="With" host="Ben" of={ann} people={[ben]} />);
  expect(container).toHaveTextContent(/^With Ben Websites$/);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/ben.webp');
});

test('is nothing while no one is named', () => {
  expect(render(<ContactPerson lead="With" />).container).toBeEmptyDOMElement();
});
