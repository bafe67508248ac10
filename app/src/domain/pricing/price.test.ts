import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { addUp, type PriceLine } from './price.ts';

const line = (amount: number): PriceLine => ({ id: 'x', label: 'X', amount, rule: 'X', why: 'X.', kind: 'charge' });

test('amounts with cents add up to the cent', () => expect(addUp([line(0.1), line(0.2), line(-0.3)]).total).toBe(0));

test('the order of lines does not change a total', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }).map(fromCents)), (amounts) => {
      expect(addUp(amounts.map(line)).total).toBe(addUp(amounts.toReversed().map(line)).total);
    }),
  );
});
