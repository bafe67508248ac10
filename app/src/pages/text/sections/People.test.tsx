import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownPicture } from '../../../domain/text/uploadedPicture.ts';
import { People } from './People';

const hash = '0123456789abcdef01234567';
const ann = { name: 'Ann Byrne', role: 'Founder', about: 'Since 2019.' };

test('shows each person with what is known of them, and closes up without a portrait', () => {
  const portrait = shownPicture({ hash, width: 900, height: 900 }, 'Ann at her desk');
  const ben = { name: 'Ben Nolan', role: null, about: '', portrait: null };
  const { container } = render(<People of={[{ ...ann, portrait }, ben]} />);
  const [first, second] = within(container).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Ann ByrneFounderSince 2019\.$/);
  const face = within(first as HTMLElement).getByRole('img', { name: 'Ann at her desk' });
  expect(face).toHaveAttribute('src', `/pictures/${hash}-900.webp`);
  expect(second?.innerHTML).not.toMatch(/<(img|p|span)/);
  expect(second).toHaveTextContent(/^Ben Nolan$/);
});
