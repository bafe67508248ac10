import { expect, test } from 'vitest';
import { begin } from '../../../domain/wizard/flow.ts';
import { type PackageBuilderAnswers, packageBuilderFlow } from './flow.ts';
import { packageBuilderRecord } from './record.ts';

const answers: PackageBuilderAnswers = {
  ...packageBuilderFlow.blank,
  services: ['trinity-systems'],
  trinity: 'garo',
  campaign: 'growth',
  name: 'Ann',
  email: 'ann@example.ie',
};
const record = packageBuilderRecord.format({ at: 2, answers });

test('choices are saved, including those off the current path, and nothing personal', () =>
  expect(record).toEqual({
    version: 1,
    currentStep: 3,
    services: ['trinity-systems'],
    industry: null,
    brand: null,
    campaign: 'growth',
    trinity: 'garo',
    systems: null,
    tier: null,
    hasPhysicalStore: null,
  }));

test('a record of another version is not read', () =>
  expect(packageBuilderRecord.parse({ ...record, version: 2 })).toEqual(begin(packageBuilderFlow)));

test('services are restored in catalogue order, without unknown ones', () =>
  expect(
    packageBuilderRecord.parse({ ...record, services: ['complete-platform', 'gone', 'brand-identity'] }).answers
      .services,
  ).toEqual(['brand-identity', 'complete-platform']));
