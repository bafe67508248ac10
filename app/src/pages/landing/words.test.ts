import { expect, test } from 'vitest';
import { brandCount } from '../../domain/catalogue/brand.ts';
import { campaignIds } from '../../domain/catalogue/campaigns.ts';
import { serviceIds } from '../../domain/catalogue/services.ts';
import { systemIds } from '../../domain/catalogue/trinity.ts';
import { landing } from './words.ts';

test('numbers written as words match the catalogue', () => {
  expect(landing.services.title).toContain('Four');
  expect(serviceIds).toHaveLength(4);
  expect(landing.services.about['brand-identity']).toContain(`${brandCount} packages`);
  expect(landing.services.about['ad-campaigns']).toContain('three sizes');
  expect(campaignIds).toHaveLength(3);
  expect(landing.services.about['trinity-systems']).toContain('all five');
  expect(systemIds).toHaveLength(5);
});
