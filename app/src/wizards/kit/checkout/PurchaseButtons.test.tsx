import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PurchaseButtons } from './PurchaseButtons';
import type { Purchase } from './usePurchase.ts';

/** What the translation of a browser does: it replaces each text by an element with other words. */
function translate(page: Element): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const words = document.createElement('font');
    words.textContent = text.data;
    text.replaceWith(words);
  }
}

const buttons = (amount: string, state: Purchase['state']) => (
  <PurchaseButtons
    id="order"
    purchase={{ state, ready: true, refused: undefined, buy: () => {} }}
    order={() => null}
    due={{ amount, of: 'of €1,980' }}
    consultationLabel="Book a Consultation (€83)"
    besides={null}
  />
);

test('in a page that the browser has translated, the amount follows the order, and the order can be placed', () => {
  const { container, rerender } = render(buttons('€356', { phase: 'idle' }));
  translate(container);
  rerender(buttons('€396', { phase: 'idle' }));
  expect(screen.getByText('€396 today')).toBeVisible();
  translate(container);
  rerender(buttons('€396', { phase: 'processing' }));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
});
