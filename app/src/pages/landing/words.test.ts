import { expect, test } from 'vitest';
import { brandCount } from '../../domain/catalogue/brand.ts';
import { campaignIds } from '../../domain/catalogue/campaigns.ts';
import { serviceIds } from '../../domain/catalogue/services.ts';
import { systemIds } from '../../domain/catalogue/trinity.ts';
import { questions } from './questions.ts';
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

test.each([
  ['How is the deposit worked out?', /50% .* under €1,000, and 20% from €1,000 up/],
  ['Why is a platform shown as a range?', /Full System, €1,200–€2,000, that is €1,600/],
  ['Is there a discount for combining services?', /10% off/],
  [
    'Is there an extra cost if I have a physical shop?',
    /GARO or Trinity Plus, in-store setup and training costs €1,600/,
  ],
])('%s', (question, answer) => {
  expect(questions.find((each) => each.question === question)?.answer).toMatch(answer);
});

test('makes no unproven claims', () => {
  expect(JSON.stringify([landing, questions])).not.toMatch(/trusted by|customers? love|guarantee|commission/i);
});
