import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Changes } from './FoundQuote';

test('each line says what it costs now, and how much more or less that is', () => {
  const rows = (
    [
      ['Trinity Core', 600, 600],
      ['Platform', 1400, 1600],
      ['Discount', null, -200],
      ['Setup', 1600, null],
    ] as const
  ).map(([label, was, now]) => ({ id: label, label, rule: '', was, now }));
  render(<Changes rows={rows} was={3600} now={2000} guaranteed={false} />);
  const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
  expect(cells.slice(1).map((row) => row.map(({ textContent }) => textContent))).toEqual([
    ['€600', '€600', 'The same'],
    ['€1,400', '€1,600', '€200 more'],
    ['–', '−€200', 'New'],
    ['€1,600', '–', 'Gone'],
    ['€3,600', '€2,000', '€1,600 less'],
  ]);
});
