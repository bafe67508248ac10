import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answersAtReview } from '../../testing/answersAtReview';
import { packageBuilder } from './definition';

test('Review repeats industry and store beside the delivery times', async () => {
  const services = ['complete-platform'] as const;
  const chosen = { services, industry: 'retail', systems: 'garo', tier: 'full', hasPhysicalStore: true } as const;
  expect(await answersAtReview(packageBuilder, chosen)).toMatchObject({ Industry: 'Retail', 'Physical store': 'Yes' });
  expect(screen.getByText('14–21 days')).toBeVisible();
  // The estimate for the agency contradicts it.
  expect(document.body).not.toHaveTextContent(/\d months/);
});
