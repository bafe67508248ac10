import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type BuiltPage, listBuiltPages, pageTexts } from '../../domain/contract/staff/published.ts';
import { mock } from '../../mocks/mock.ts';
import { nothingPublished, openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { TextsPage } from './TextsPage';

const user = userEvent.setup();

const pages: BuiltPage[] = [
  {
    path: '/about-us',
    title: 'About us',
    texts: [
      { name: 'heading', label: 'Headline', text: 'An agency.', fixed: null },
      { name: 'lead', label: 'Introduction', text: 'From €5.', fixed: 'It follows from the price list.' },
    ],
  },
];

beforeEach(() => server.use(mock(pageTexts.save)(() => ({ entry: 'entry' }))));

const open = (change: object = {}) =>
  openDesk(<TextsPage />, {
    at: '/texts',
    route: '/texts/:section?',
    known: [
      [queryOf(listBuiltPages).queryKey, pages],
      [queryOf(pageTexts.get).queryKey, { ...nothingPublished, data: {}, inForce: {}, ...change }],
    ],
  });

test('the built text is said beside an empty field, and can be begun with', async () => {
  open();
  const heading = screen.getByRole('textbox', { name: 'Headline', description: 'Built text: An agency.' });
  expect(heading).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Change the built text: Headline' }));
  expect(heading).toHaveValue('An agency.');
  expect(screen.getByText('1 change to publish, not saved yet')).toBeVisible();
});

test('what follows from the price list can be read, and says why it can’t be changed', () => {
  open();
  const lead = screen.getByRole('textbox', { name: 'Introduction', description: 'It follows from the price list.' });
  expect(lead).toHaveAttribute('readonly');
});

test('a fault is said at its field', () => {
  const message = 'Write at most 70 characters.';
  open({ data: { '/about-us': { heading: 'x' } }, problems: [{ path: '/about-us heading', message }] });
  expect(screen.getByRole('textbox', { description: /Write at most 70 characters\./ })).toHaveValue('x');
});
