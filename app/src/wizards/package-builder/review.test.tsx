import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answersAtReview } from '../../testing/tool';
import { packageBuilder } from './definition';

test('Review repeats industry and store beside the delivery times', async () => {
  const services = ['complete-platform'] as const;
  const chosen = { services, industry: 'retail', systems: 'garo', tier: 'full', hasPhysicalStore: true } as const;
  expect(await answersAtReview(packageBuilder, chosen)).toMatchObject({ Industry: 'Retail', 'Physical store': 'Yes' });
  expect(screen.getByText('14–21 days')).toBeVisible();
  expect(screen.getByText(/^A tier is an estimate until we know your project\./)).toBeVisible();
  // The estimate for the agency contradicts it.
  expect(document.body).not.toHaveTextContent(/\d months/);
});

test('Review draws the shop with what is ordered, and parts that are delivered by the same day share a line', async () => {
  const services = ['ad-campaigns', 'complete-platform'] as const;
  await answersAtReview(packageBuilder, {
    ...{ services, industry: 'hospitality', campaign: 'premium', systems: 'mcd', tier: 'foundation' },
  });
  expect(screen.getByText('We deliver Premium Campaign and Platform, Foundation')).toBeVisible();
  expect(screen.getByText('We deliver MCD')).toBeVisible();
  const name = 'A guest house without a brand, with a website on a phone, a system on a tablet and a poster';
  expect(await screen.findByRole('img', { name })).toBeVisible();
});
