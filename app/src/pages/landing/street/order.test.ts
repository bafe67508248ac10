import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { packageBuilderRules } from '../../../wizards/package-builder/rules/index.ts';
import { orderLink, orderView } from './order.ts';
import { firstOrder, type PartId } from './parts.ts';

const order = (...on: PartId[]) => ({ ...firstOrder, on });
const opened = (link: string) =>
  packageBuilderRules(catalogue).fromLink(
    new URLSearchParams(link.split('?')[1]),
    packageBuilderRules(catalogue).flow.blank,
  );

describe('where an order goes', () => {
  test.each<[PartId[], string]>([
    [['website'], '/service/stepWizardPage?solution=website&tier=foundation&industry=restaurant'],
    [['system'], '/service/stepWizardPage?solution=trinity'],
    [['website', 'system'], '/service/stepWizardPage?solution=both&tier=foundation&industry=restaurant'],
    [[], '/quote-builder'],
  ])('%j: to the quick quote, if it sells that', (on, link) => expect(orderLink(order(...on))).toBe(link));

  test('a brand, a campaign and a website that brings a system go to the package builder, with the trade', () => {
    const link = orderLink({ trade: 'guesthouse', on: ['brand', 'website', 'system', 'campaign'] });
    expect(opened(link)).toEqual({
      services: ['brand-identity', 'ad-campaigns', 'complete-platform'],
      brand: 'starter',
      campaign: 'starter',
      tier: 'foundation',
      industry: 'hospitality',
    });
  });

  test('a workshop is named beside its industry, for which a salon is drawn', () =>
    expect(orderLink({ trade: 'workshop', on: ['brand'] })).toMatch(/industry=services&trade=workshop/));

  test('without a website, a system is a service of its own', () => {
    const { services } = opened(orderLink(order('brand', 'system')));
    expect(services).toEqual(['brand-identity', 'trinity-systems']);
  });
});

describe('its price', () => {
  test.each<[PartId[], number | undefined, number, number]>([
    [['brand', 'website', 'system'], undefined, 1500, 300],
    [['website', 'system'], -100, 900, 450],
    [['brand', 'website', 'system', 'campaign'], undefined, 1850, 370],
    [['brand', 'system'], undefined, 700, 350],
    [['system'], undefined, 200, 100],
    [[], undefined, 0, 0],
  ])('%j: off %s, total %i, deposit %i', (on, discount, total, due) => {
    const view = orderView(order(...on));
    expect([view.discount?.amount, view.total, view.due.amount]).toEqual([discount, total, due]);
    const lines = on.reduce((sum, id) => sum + view.parts[id].amount, discount ?? 0);
    expect(lines).toBe(total);
  });

  test('says which systems have it, where they differ', () => {
    expect(orderView(order('system')).parts.system.name).toBe('Any one of the five, beta price');
    expect(orderView(order('brand', 'system')).parts.system.name).toBe('MCD or RCD, beta price');
  });
});
