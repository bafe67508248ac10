import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { type BuiltPage, listBuiltPages, pageTexts } from '../../domain/contract/staff/published.ts';
import { mock } from '../../mocks/mock.ts';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { sessionKey } from '../session.ts';
import { TextsPage } from './TextsPage';

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
const texts = {
  data: {},
  inForce: {},
  version: 0,
  draft: null,
  problems: [],
  warnings: [],
  preview: null,
  history: [],
};

beforeEach(() => server.use(mock(pageTexts.save)(() => ({ entry: 'entry' }))));

function open(change: object = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(sessionKey, { state: 'signed-in', user: { name: 'Aoife Nolan', role: 'owner' } });
  queries.setQueryData(queryOf(listBuiltPages).queryKey, pages);
  queries.setQueryData(queryOf(pageTexts.get).queryKey, { ...texts, ...change });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/texts']}>
        <Routes>
          <Route path="/texts/:section?" element={<TextsPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the built text is said beside an empty field, and can be begun with', async () => {
  open();
  const user = userEvent.setup();
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
