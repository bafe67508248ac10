import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { catalogueOf, idsOf } from '../src/domain/catalogue/catalogue.ts';
import { defaultCatalogue, defaultCatalogueData } from '../src/domain/catalogue/defaultCatalogue.ts';
import { readCatalogue } from '../src/domain/catalogue/schema.ts';
import { selectionSchema } from '../src/orders/schemas.ts';
import { isOffered, priceOf, type Selection } from '../src/orders/selection.ts';
import { wizardOf } from '../src/wizards/rules.ts';

/** A fourth brand package, a dearer tier, another deposit and another fee: nothing else than data. */
const changed = structuredClone(defaultCatalogueData);
Object.assign(changed.brandPackages, {
  grand: {
    name: 'Grand Brand Identity',
    price: 2000,
    deliveryTime: '20-30 business days',
    revisionRounds: 6,
    materials: 9,
  },
});
Object.assign(changed.tiers.full, { minPrice: 1400, maxPrice: 2200 });
Object.assign(changed.deposit, { from: 25 });
changed.consultationFee = 90;

const catalogue = catalogueOf(changed);

/** The words of pages. */
const open = async () => ({
  ...(await import('../src/content/rules.ts')),
  ...(await import('../src/content/offers.ts')),
  ...(await import('../src/content/fourServices.ts')),
});
let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../src/domain/catalogue/given.ts', async (original) => ({
    ...(await original<object>()),
    ...catalogue,
    catalogue,
    brandIds: idsOf(catalogue.brandPackages),
  }));
  site = await open();
});
afterAll(() => {
  vi.doUnmock('../src/domain/catalogue/given.ts');
  vi.resetModules();
});

const grand = {
  version: 1,
  wizard: 'configurator',
  services: ['brand-identity'],
  brand: 'grand',
  campaign: null,
  trinity: null,
  systems: null,
  tier: null,
  hasPhysicalStore: null,
} as unknown as Selection;

test('the schema accepts it', () => expect(readCatalogue(changed).problems).toEqual([]));

test('a fourth package can be ordered, with its price, deposit and name', () => {
  expect(selectionSchema.safeParse(grand).success && isOffered(catalogue, grand)).toBe(true);
  const { price, due, title } = priceOf(catalogue, grand);
  expect(title).toBe('Grand Brand Identity');
  expect(price.lines).toMatchObject([{ label: 'Grand Brand Identity', amount: 2000 }]);
  expect(due).toMatchObject({ amount: 500, later: 1500, rule: '25% of the total, from €1,000 up' });
});

test('a package that a catalogue doesn’t have can’t be ordered', () => {
  expect(isOffered(defaultCatalogue, grand)).toBe(false);
  expect(isOffered(catalogue, { ...grand, brand: 'royal' } as unknown as Selection)).toBe(false);
});

test('a dearer tier changes bills, and what they explain', () => {
  const { price } = priceOf(catalogue, {
    version: 1,
    wizard: 'quote',
    solutionType: 'website',
    tier: 'full',
  } as Selection);
  expect(price.total).toBe(1800);
  expect(price.lines[0]?.why).toContain('between €1,400 and €2,200');
});

test('a link and what the browser stored can name the fourth package', () => {
  const { fromLink, flow, record } = wizardOf(catalogue, 'configurator');
  expect(fromLink(new URLSearchParams('brand=grand'), flow.blank)).toMatchObject({ brand: 'grand' });
  const stored = record.parse({ version: 1, currentStep: 2, services: ['brand-identity'], brand: 'grand' });
  expect(stored.answers).toMatchObject({ brand: 'grand' });
});

test('pages say the same', () => {
  expect(site.rules.deposit).toContain('25% from €1,000 up');
  expect(site.rules.consultation).toContain('€90');
  expect(site.offerOf('tier:full').price).toBe(1800);
  expect(site.allBrands).toContain('brand:grand');
  expect(site.fourServices[0]?.text).toContain('Four packages, with one to six rounds of revision');
});

test('no other module of the site knows a price', () => {
  const root = join(import.meta.dirname, '../src');
  const modules = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !/\.test\.tsx?$|\/testing\.ts$|^(desk|mocks)\/|^domain\/catalogue\/defaultCatalogue\.ts$/.test(file) &&
      // The numbers of sample businesses, and those that a visitor moves.
      !/^pages\/figures\/(screen|try)\//.test(file),
  );
  const price = /€\d|\b(price|beta|standard|minPrice|maxPrice|threshold|\w*Fee|\w*Percent)\b(: | = )\d/;
  const knowing = modules.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => price.test(line) && !/^\s*(\/?\*|\/\/)/.test(line)),
  );
  expect(modules.length).toBeGreaterThan(500);
  expect(knowing).toEqual([]);
});
