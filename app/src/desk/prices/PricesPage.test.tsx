import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { defaultCatalogueData } from '../../domain/catalogue/defaultCatalogue.ts';
import { valueAt, withValue } from '../../domain/catalogue/editing.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';
import { priceList, type StaffPublished } from '../../domain/contract/staff/published.ts';
import type { Role } from '../../domain/staff/roles.ts';
import { mock } from '../../mocks/mock.ts';
import { nothingPublished, openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { PricesPage } from './PricesPage';
import { sections } from './sections.ts';

const user = userEvent.setup();

const list: StaffPublished<CatalogueData> = {
  ...nothingPublished,
  data: defaultCatalogueData,
  inForce: defaultCatalogueData,
};

// What is typed is saved as a draft.
beforeEach(() => server.use(mock(priceList.save)(() => ({ entry: 'entry' }))));

const open = (section: string, change: Partial<StaffPublished<CatalogueData>> = {}, role?: Role) =>
  openDesk(<PricesPage />, {
    at: `/prices/${section}`,
    route: '/prices/:section?',
    role,
    known: [[queryOf(priceList.get).queryKey, { ...list, ...change }]],
  });

test('every value that the editor names is in the catalogue, or may be', () => {
  const parts = sections.flatMap(({ parts }) => parts);
  const missing = parts.flatMap((part) =>
    'values' in part
      ? part.values.filter((path) => valueAt(defaultCatalogueData, path.split('.')) === undefined)
      : Object.keys(Object(valueAt(defaultCatalogueData, part.at))).length === 0
        ? [part.at.join('.')]
        : [],
  );
  expect(missing).toEqual([]);
});

test('a price is typed, and its change is named before it is published', async () => {
  open('brand');
  expect(screen.getByText('As published')).toBeVisible();
  const price = screen.getByRole('group', { name: 'Premium Brand Identity' }).querySelector('input[type=number]');
  if (!price) throw new Error('There is no price.');
  await user.clear(price);
  await user.type(price, '800');
  expect(screen.getByText('1 change to publish, not saved yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish …' })).toBeVisible();
});

test('a package is added under its name, as a copy of the last one', async () => {
  open('brand');
  await user.type(screen.getByRole('textbox', { name: 'Add a brand package, by its name' }), 'Grand Brand Identity');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('group', { name: 'Grand Brand Identity' })).toHaveTextContent('Price, €');
  await user.click(screen.getByRole('button', { name: 'Remove Grand Brand Identity' }));
  expect(screen.queryByRole('group', { name: 'Grand Brand Identity' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a fault is said at its field', () => {
  const data = withValue(defaultCatalogueData, ['tiers', 'full', 'maxPrice'], 100);
  const message = 'The range ends below its start.';
  open('tiers', { data, problems: [{ path: 'tiers.full.maxPrice', message }] });
  expect(screen.getByRole('spinbutton', { description: 'The range ends below its start.' })).toHaveValue(100);
});

test('who only looks can’t change anything', () => {
  open('rules', {}, 'read-only');
  for (const field of screen.getAllByRole('spinbutton')) expect(field).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
});
