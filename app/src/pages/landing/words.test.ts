import { expect, test } from 'vitest';
import { brandWords, idsOf } from '../../domain/catalogue/catalogue.ts';
import { defaultCatalogue } from '../../domain/catalogue/defaultCatalogue.ts';
import { serviceIds, systemIds } from '../../domain/catalogue/ids.ts';
import { landing } from './words.ts';

const { campaignPackages } = defaultCatalogue;
const campaignIds = idsOf(campaignPackages);

test('numbers written as words match the catalogue', () => {
  expect(landing.services.title).toContain('Four');
  expect(serviceIds).toHaveLength(4);
  expect(landing.services.about['brand-identity']).toContain(`${brandWords(defaultCatalogue).count} packages`);
  expect(landing.services.about['ad-campaigns']).toContain('three sizes');
  expect(campaignIds).toHaveLength(3);
  expect(landing.services.about['trinity-systems']).toContain('all five');
  expect(systemIds).toHaveLength(5);
});
