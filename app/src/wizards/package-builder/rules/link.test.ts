import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type ServiceId, serviceIds } from '../../../domain/catalogue/ids.ts';
import { packageBuilderAnswers } from '../testing.ts';
import { packageBuilderRules } from './index.ts';
import { linkQuery } from './link.ts';

const open = (query: string, services: readonly ServiceId[] = []) =>
  packageBuilderRules(catalogue).fromLink(new URLSearchParams(query), {
    ...packageBuilderRules(catalogue).flow.blank,
    services,
  });

test.each<[string, ServiceId[], ServiceId[] | undefined]>([
  ['?service=ad-campaigns', [], ['ad-campaigns']],
  ['?service=ad-campaigns&service=brand-identity', [], ['brand-identity', 'ad-campaigns']],
  ['?service=ad-campaigns', ['brand-identity'], ['brand-identity', 'ad-campaigns']],
  ['?service=ad-campaigns&only=yes', ['brand-identity'], ['ad-campaigns']],
  ['?only=yes', ['brand-identity'], []],
  ['?brand=elite', ['ad-campaigns'], ['brand-identity', 'ad-campaigns']],
  ['?systems=mcd', [], ['complete-platform']],
  ['?tier=full', [], ['complete-platform']],
  ['?trinity=garo', [], ['trinity-systems']],
  ['?service=ad-campaigns&only=yes&brand=elite', [], ['ad-campaigns']],
  ['?industry=retail', ['brand-identity'], undefined],
  ['?service=rockets', ['brand-identity'], undefined],
  ['', ['brand-identity'], undefined],
])('%s, with %j chosen before, chooses %j', (query, before, services) =>
  expect(open(query, before).services).toEqual(services),
);

test.each([
  ['?industry=retail&store=no', { industry: 'retail', hasPhysicalStore: false }],
  ['?brand=__proto__&tier=%00&store=perhaps&step=review', {}],
])('%s gives the answers %j', (query, answers) => expect(open(query)).toEqual(answers));

test('formatting and reading a link gives the same answers', () =>
  fc.assert(
    fc.property(packageBuilderAnswers, ({ services, industry, brand, campaign, trinity, systems, tier }) => {
      const ids = { industry, brand, campaign, trinity, systems, tier };
      const opened = open(linkQuery({ ...ids, services, only: true }), serviceIds);
      const given = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== null));
      expect(opened).toEqual({ services, ...given });
    }),
  ));

test('a link without answers has no query', () => expect(linkQuery({})).toBe(''));
