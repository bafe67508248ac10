import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { addFilter, listFilters, type SavedFilter } from '../../domain/contract/staff/filters.ts';
import { mock } from '../../mocks/mock.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { type Shown, unnarrowed } from '../parts/useList.ts';
import { SavedFilters } from './SavedFilters';

const november: SavedFilter = {
  ...{ id: 'f1', name: 'Large, November', view: 'all', search: '' },
  ...{ sort: 'largest', from: '2026-11-01', until: '2026-11-30', least: 25_050 },
};
const shown: Shown = { ...unnarrowed, view: 'all', search: '' };
const typed: Shown = { ...shown, sort: 'largest', from: '2026-11-01', until: '2026-11-30', least: '€250.50' };

function open(now: Shown, filters: SavedFilter[]) {
  const onChoose = vi.fn();
  const known = [[queryOf(listFilters).queryKey, { filters }]] as const;
  openDesk(<SavedFilters shown={now} onChoose={onChoose} />, { role: 'read-only', known });
  return onChoose;
}

test('a filter shows the days, amounts and order that it was saved with', async () => {
  const onChoose = open(shown, [november]);
  const button = screen.getByRole('button', { name: november.name });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('button', { name: 'Save this filter' })).toBeNull();
  await userEvent.click(button);
  expect(onChoose).toHaveBeenCalledWith({ ...typed, least: '250.5' });
});

test('what is narrowed can be saved, and is known again as it is typed', async () => {
  const saved = vi.fn().mockReturnValue({ entry: 'e1' });
  server.use(
    mock(addFilter)(saved),
    mock(listFilters)(() => ({ filters: [november] })),
  );
  open({ ...typed, most: 'x' }, []);
  await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), november.name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const { id: _, ...body } = november;
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toEqual(body));
  expect(await screen.findByRole('button', { name: 'Remove this filter' })).toBeVisible();
  expect(screen.getByRole('button', { name: november.name })).toHaveAttribute('aria-pressed', 'true');
});
