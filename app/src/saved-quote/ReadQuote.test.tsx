import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { savedQuote } from '../mocks/savedQuote.ts';
import { ReadQuote } from './ReadQuote';

const html = (quote: typeof savedQuote | null) => renderToStaticMarkup(<ReadQuote quote={quote} />);

test('shows every line with its reason, total, deposit, answers and last day', () => {
  const read = html(savedQuote);
  for (const words of ['Trinity Core', 'uses the middle', '−€220', '€1,980', '€396', 'Industry: Restaurant', '2999'])
    expect(read).toContain(words);
  expect(read).not.toContain('The same today');
});

test('compares the lines with today’s prices after it has expired', () => {
  const [first, ...others] = savedQuote.savedBill.price.lines;
  if (!first || !savedQuote.today) throw new Error('The quote has no lines.');
  const dearer = { total: 2080, lines: [{ ...first, amount: first.amount + 100 }, ...others] };
  const read = html({ ...savedQuote, valid: false, today: { ...savedQuote.today, price: dearer } });
  expect(read).toContain('Its prices no longer apply.');
  expect(read).toContain('<td>€1,980</td><td>€2,080</td>');
});

test('explains an invalid link', () => expect(html(null)).toContain('We can’t find this quote'));
