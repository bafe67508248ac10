import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vatSentence } from '../domain/vat.ts';
import { OrderCard } from './OrderCard';

test.each([
  [null, []],
  ['included', ['All prices include VAT.']],
  ['excluded', ['Prices are for businesses and don’t include VAT.']],
] as const)('with VAT %s the receipt says what the price lists say', (vat, said) => {
  const due = { label: 'Paid', amount: '€1,980' };
  render(<OrderCard order={{ status: 'paid', total: 1980 }} due={due} note={vatSentence(vat)} />);
  const receipt = screen.getByRole('region', { name: 'Your order' });
  expect(receipt.textContent?.match(/[^.€\d]*VAT\./g) ?? []).toEqual(said);
});
