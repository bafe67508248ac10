import { expect, test } from 'vitest';
import { blankQuickQuote, type QuickQuoteAnswers } from './cart.ts';
import { deliveries } from './delivery.ts';

const agreed = (label: string) => ({ label, time: 'Date agreed with you' });

test.each<[Partial<QuickQuoteAnswers>, ReturnType<typeof deliveries>]>([
  [{ solutionType: 'website', selectedTier: 'full' }, [{ label: 'Platform, Full System', time: '14-21 days' }]],
  [
    { solutionType: 'both', selectedTier: 'premium', trinitySelectionId: 'mcd' },
    [{ label: 'Platform, Premium', time: '21-28 days' }, agreed('MCD')],
  ],
  [
    { solutionType: 'trinity', trinitySelectionId: 'garo', aedUpsellChoice: 'aed-only', hasPhysicalStore: true },
    [agreed('GARO, AED and setup in your store')],
  ],
  [{ solutionType: 'trinity', trinitySelectionId: 'garo', aedUpsellChoice: 'trinity-core' }, [agreed('Trinity Core')]],
])('of %j', (answers, expected) => expect(deliveries({ ...blankQuickQuote, ...answers })).toEqual(expected));
